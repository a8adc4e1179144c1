#!/usr/bin/env python3
"""Imports the Bulgarian dictionary from hunspell-bg, onboard-data, tesseract-ocr-bul and dict-freedict-eng-bul.

Reads the hand-reviewed lists of dictionaries/bg (additions, removals, plural-only, hand-forms, …) and writes
the generated ones; dictionaries/bg/README.md says what comes from where.
"""

import bisect
import collections
import glob
import gzip
import math
import re
import subprocess
import tempfile
import unicodedata

import languages_common as common

LANGUAGE = "bg"
LETTERS = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯ"
VOWELS = "АЕИОУЪЮЯ"
NEUTRAL = "Ь"
NOUN_FLAGS = set("BCDEFGHIJMNO")
VERB_FLAGS = set("PQRSTUVWXYZ")
VERB_ENDING = re.compile(
    "(?:(?:[аеия]?(?:л|н|щ|т))?(?:а|ата|и|ите|ия|ият|о|ото)?|[аеияо]?х|[аеияо]?ха|[аеияо]?хме|[аеияо]?хте|м|ш|те|ме|ше|йки|"
    "ам|ат|ят|ът|ъл|й|йте|е|и|а|я|ем|им|еш|иш|еше|ете|ейки|ейте)")
NUMERALS = re.compile("(?:един|една|едно|едни|два|две|дву|три|четири|пет|шест|седем|осем|девет|десет|сто|хиляд|стотин|двай|двад)")
PRONOUNS = set("""аз ти той тя то ние вие те мене мен ме ми тебе теб те ти него го му нея я ѝ нас ни вас ви тях ги им себе си се
мой моя мое мои моят моята моето моите твой твоя твое твои твоят твоята твоето твоите негов негова негово негови неин нейна
нейно нейни наш наша наше наши нашия нашият нашата нашето нашите ваш ваша ваше ваши вашия вашият вашата вашето вашите техен
техни техните техния техният свой своя свое свои своят своята своето своите кой коя кое кои кого кому който която което които
когото комуто чий чия чие чии чийто чиято чието чиито този тоз тая това тези тия онзи онази онова онези ония какъв каква какво
какви такъв такава такова такива никой никоя никое никои някой някоя някое някои всеки всяка всяко всички всичко нищо нещо""".split())


def is_noun(word, flag):
    """Whether this class, on a word of this ending, is a class of nouns (LEXICON: all right against the source)."""
    return (flag in NOUN_FLAGS or (flag == "K" and word.endswith(tuple("аягхк")))
            or (flag == "L" and word.endswith(("а", "о", "е", "ец"))))


def noun_tag(base, form):
    """The tag of a noun's form, told by its ending and the ending of the base."""
    if base.endswith("то") and form == base[:-1] + "а":
        return "pl"  # копита, not a definite form in -та
    if form.endswith(("те", "то", "ът", "ят")):
        return "def"
    if base[-1] in "ая":
        return "def" if form.endswith("та") else "voc.sg" if form.endswith(("о", "е", "ю")) else "pl"
    if base[-1] in "оеиую":
        if form == base + "та":
            return "pl"
        return "def" if form.endswith("та") else "pl"
    if form.endswith(("ове", "еве")) and form != base + "е":
        return "pl"
    if form.endswith(("о", "е", "ю")):
        return "voc.sg"
    return "def" if form.endswith(("а", "я")) else "pl"


def plural_forms(plural):
    """A plural with its definite form."""
    return [(plural, "pl"), (plural + ("та" if plural[-1] in "ая" else "те"), "def")]


def regular_forms(noun):
    """Forms of a noun without a class in the source, by the rules of the grammar."""
    last, forms = noun[-1], []
    syllables = len(re.findall("[аеиоуъюя]", noun))
    if last in "ая":
        forms = [(noun + "та", "def")] + plural_forms(noun[:-1] + "и")
        if noun.endswith("ка"):
            forms.append((noun[:-1] + "о", "voc.sg"))
        if noun.endswith("ица"):
            forms.append((noun[:-1] + "е", "voc.sg"))
    elif last == "о":
        forms = [(noun + "то", "def")] + plural_forms(noun[:-1] + "а")
    elif last == "е":
        plural = noun[:-1] + "я" if noun.endswith(("ие", "не")) else noun[:-1] + "а" if noun.endswith("це") else noun + "та"
        forms = [(noun + "то", "def")] + plural_forms(plural)
    elif last in "иую":
        forms = [(noun + "то", "def")] + plural_forms(noun + "та")
    elif noun.endswith("ост"):
        forms = [(noun + "та", "def")] + plural_forms(noun + "и")
    elif last == "й":
        plural = noun[:-1] + "и" if syllables > 1 else noun[:-1] + "еве"
        forms = [(noun[:-1] + "я", "def"), (noun[:-1] + "ят", "def")] + plural_forms(plural)
    else:
        soft = noun.endswith(("тел", "ар"))
        forms = [(noun + ("я" if soft else "а"), "def"), (noun + ("ят" if soft else "ът"), "def")]
        if syllables <= 1:
            plural = noun + "ове"
        elif noun.endswith("ец"):
            plural = noun[:-2] + "ци"
        elif noun.endswith(("анин", "янин")):
            plural = noun[:-2] + "и"
        elif noun.endswith(("метър", "литър")):
            plural = noun[:-2] + "ри"
        elif noun.endswith("изъм"):
            plural = noun[:-2] + "ми"
            forms = [(noun[:-2] + "ма", "def"), (noun[:-2] + "мът", "def"), (noun + "а", "def"), (noun + "ът", "def")]
        else:
            plural = noun[:-1] + {"к": "ци", "г": "зи", "х": "си"}.get(last, last + "и")
        forms += plural_forms(plural)
        if noun.endswith("к"):
            forms.append((noun + "о", "voc.sg"))
    return forms


def hand_forms():
    """WORD<TAB>form:tag form:tag …"""
    table = {}
    for line in common.read_list(LANGUAGE, "hand-forms.txt"):
        word, forms = line.split("\t")
        table[word] = [tuple(form.split(":")) for form in forms.split()]
    return table


def add_hand_forms(forms, plural_only, without_class):
    """Forms of the nouns without a class: those written by hand, else by the rules. Returns what was covered."""
    by_hand = hand_forms()
    made = {word: by_hand.get(word) or regular_forms(word) for word in without_class}
    for word in by_hand:
        made.setdefault(word, by_hand[word])
    for noun in plural_only & without_class:
        made[noun] = [plural_forms(noun)[1]]
    covered = set()
    for word, word_forms in sorted(made.items()):
        if word in without_class:
            forms.add(word.upper(), word.upper(), "pl" if word in plural_only else "sg")
        for form, tag in word_forms:
            forms.add(word.upper(), form.upper(), tag)
            covered.add(form)
    return covered


def verb_groups(spelled_out):
    """Groups the spelled-out forms of irregular verbs: every form ending in -хме marks a stem of one verb."""
    ordered = sorted(spelled_out)
    groups = {}
    for form in ordered:
        if form.endswith("хме") and len(form) > 4:
            stem = re.sub("[аеиояъ]?хме$", "", form)
            members = [word for word in _with_prefix(ordered, stem) if VERB_ENDING.fullmatch(word[len(stem):])]
            lemmas = [word for word in (stem + "а", stem + "я") if word in spelled_out]
            groups.setdefault(lemmas[0] if lemmas else form, set()).update(members)
    return groups


def _with_prefix(ordered, prefix):
    start = bisect.bisect_left(ordered, prefix)
    while start < len(ordered) and ordered[start].startswith(prefix):
        yield ordered[start]
        start += 1


def add_spelled_out(forms, spelled_out, covered):
    """The words the source spells out form by form that are no nouns: verbs, numerals, pronouns and the rest."""
    left = set(spelled_out) - covered
    for lemma, members in sorted(verb_groups(left).items()):
        for form in members:
            forms.add(lemma.upper(), form.upper(), "verb")
        left -= members
    for word in sorted(left):
        if word in PRONOUNS:
            tag = "pron"
        elif NUMERALS.match(word):
            tag = "num"
        elif re.search("[аеия](?:х|ха|хме|хте|лият|лите|лата|лото|ният|ните|ната|ното|щият|щите|йки|йте)$", word):
            tag = "verb"
        else:
            tag = "other"
        forms.add(word.upper(), word.upper(), tag)
    return left


# ---------------------------------------------------------------- familiarity and glosses

def familiarity(nouns, forms, translations):
    """Nouns by evidence of use, best known first; nouns without any evidence are left out.

    Evidence: counts of the forms in onboard-data, membership in the word list of tesseract-ocr-bul, and the number of
    English headwords that freedict translates by the noun. Verbal nouns in -не count for less: nearly every verb has one.
    """
    counts = collections.Counter()
    with open("/usr/share/onboard/models/bg_BG.lm", encoding="utf-8") as file:
        for line in file:
            if line.startswith("\\2-grams"):
                break
            count, _, word = line.strip().partition(" ")
            if count.isdigit():
                counts[word.upper()] += int(count)
    listed = tesseract_words()
    basic = set(common.read_list(LANGUAGE, "basic-words.txt"))
    owners = collections.defaultdict(set)
    for lemma, lemma_forms in forms.lemmas.items():
        for form, _ in lemma_forms:
            owners[form].add(lemma)
    score = {}
    for noun in nouns:
        own = {form for form, _ in forms.lemmas.get(noun, ())} | {noun}
        used = sum(counts[form] / max(1, len(owners[form])) for form in own)
        in_list = sum(form in listed for form in own)
        value = (math.log1p(used) + (1.5 if noun in listed else 0) + 0.5 * math.log1p(in_list)
                 + 1.2 * math.log1p(len(translations.get(noun, ()))))
        if noun.endswith(("АНЕ", "ЕНЕ", "ЯНЕ")):
            value *= 0.7
        if noun in basic:
            value += 4
        if value > 0:
            score[noun] = value
    return sorted(score, key=lambda noun: (-score[noun], noun))


def tesseract_words():
    """The word list inside tesseract-ocr-bul, unpacked with the tools of tesseract-ocr."""
    data = glob.glob("/usr/share/tesseract-ocr/*/tessdata/bul.traineddata")[0]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["combine_tessdata", "-u", data, folder + "/bul."], check=True, capture_output=True)
        subprocess.run(["dawg2wordlist", folder + "/bul.lstm-unicharset", folder + "/bul.lstm-word-dawg",
                        folder + "/words"], check=True, capture_output=True)
        with open(folder + "/words", encoding="utf-8") as file:
            return {line.strip().upper() for line in file}


def write_tiers(order):
    tiers = []
    for rank, noun in enumerate(order[:16000]):
        tiers.append("%s\t%d" % (noun, 1 if rank < 3000 else 2 if rank < 8000 else 3))
    common.write_lines(LANGUAGE, "tiers.txt", sorted(tiers))


def translations_into_english(nouns):
    """English words whose entry as a noun gives the Bulgarian noun as a translation."""
    found = collections.defaultdict(list)
    with gzip.open("/usr/share/dictd/freedict-eng-bul.dict.dz", "rt", encoding="utf-8") as file:
        headword, translation_next = None, False
        for line in file:
            line = line.rstrip("\n")
            entry = re.match(r"([^/<]+?) (?:/.*/ )?<(\w+)>$", line)
            if entry:
                headword = entry.group(1) if entry.group(2) == "n" else None
                translation_next = True
            elif headword:
                sense = re.match(r"\d+\. (.*)", line)
                if sense or translation_next:
                    text = re.sub(r"\([^)]*\)", "", sense.group(1) if sense else line)
                    for word in text.split(","):
                        noun = bare(word).strip().upper()
                        if noun in nouns and headword not in found[noun]:
                            found[noun].append(headword)
                translation_next = False
    return found


def bare(text):
    """Without stress marks, й kept."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", text).replace("\u0301", "").replace("\u0300", ""))


def shorten(words, limit=80):
    text = words[0]
    for word in words[1:6]:
        if len(text) + 2 + len(word) > limit:
            break
        text += ", " + word
    return text


# ---------------------------------------------------------------- the whole

def main():
    is_word = common.word_test(LETTERS)
    source = common.Hunspell("bg_BG")
    lower = {word for word, _ in source.entries if word[0].islower()}
    plural_only = set(common.read_list(LANGUAGE, "plural-only.txt"))

    imported, with_class = set(), set()
    for word, flags in source.entries:
        if word[0].islower() and any(is_noun(word, flag) for flag in flags):
            imported.add(word.upper())
    nouns = common.reviewed(LANGUAGE, imported)

    forms = common.Forms(is_word)
    for word, flags in source.entries:
        if not word[0].islower():
            continue
        for flag in flags:
            upper = word.upper()
            if flag in VERB_FLAGS:
                forms.add(upper, upper, "verb")
                for form, _, _ in source.expand(word, flag):
                    forms.add(upper, form.upper(), "verb")
            elif not is_noun(word, flag):
                forms.add(upper, upper, "adj")
                for form, _, _ in source.expand(word, flag):
                    forms.add(upper, form.upper(), "adj")
            elif upper in nouns:
                with_class.add(word)
                forms.add(upper, upper, "pl" if upper in plural_only else "sg")
                for form, _, _ in source.expand(word, flag):
                    forms.add(upper, form.upper(), noun_tag(word, form))

    without_class = {noun.lower() for noun in nouns} - with_class
    covered = add_hand_forms(forms, {noun.lower() for noun in plural_only}, without_class)
    spelled_out = {word for word, flags in source.entries if word[0].islower() and not flags}
    add_spelled_out(forms, spelled_out, covered | {noun.lower() for noun in nouns})

    names = {word.upper() for word, _ in source.entries if word[0].isupper() and word.lower() not in lower}
    names |= set(common.read_list(LANGUAGE, "names-additions.txt"))
    nouns = common.finish(LANGUAGE, nouns, is_word, names, common.read_list(LANGUAGE, "abbreviations-additions.txt"), forms)
    print("stems, classes:", forms.write(LANGUAGE))
    translations = translations_into_english(nouns)
    write_tiers(familiarity(nouns, forms, translations))
    common.write_lines(LANGUAGE, "glosses.tsv", (
        "%s\t%s" % (noun, shorten(words)) for noun, words in sorted(translations.items())))
    common.write_language(LANGUAGE, {"ru": "болгарский", "en": "Bulgarian", "bg": "български"}, LETTERS, VOWELS, NEUTRAL,
                          {"short-i": ["И", "Й"]}, "АОЕИ", nouns)
    print("nouns:", len(nouns))


if __name__ == "__main__":
    main()
