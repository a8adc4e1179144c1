#!/usr/bin/env python3
"""Imports the Serbian dictionary from apertium-hbs-eng, written in Cyrillic, and from hunspell-sr.

dictionaries/sr/README.md says what comes from where.
"""

import collections
import os
import re

import languages_common as common

LANGUAGE = "sr"
LETTERS = "АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ"
VOWELS = "АЕИОУ"
AUTOMATON = common.APERTIUM + "/apertium-hbs-eng/eng-hbs_SR.autogen.bin"
# Longer words hardly come up on a board; their forms are left out.
LONGEST_NOUN, LONGEST_OTHER = 24, 20
CYRILLIC = dict(zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш"))
DIGRAPHS = {"lj": "љ", "nj": "њ", "dž": "џ"}
# Words in which the two letters are two sounds: at the seam of a prefix and in loans. Matched at the given place.
SEPARATE = re.compile(
    "in(?=jekc|jekt)|kon(?=jug|junk|jekt)|van(?=jezi)|tan(?=jug)|izvan(?=jez)|dvan(?=jez)|jedan(?=jez)|kon(?=jicir)|in(?=juri)"
    "|^na?d(?=ž[ainmeu])|^na?d(?=žet|žnj|živ)|^od(?=žal|živ|ždij|vj)|^pred(?=živ|žet)|^pod(?=žup|žari|žanr)"
    "|^ad(?=žekt)")
# Forms that no noun of a class of hunspell-sr has: adjectives and verbs have them.
NO_NOUN = re.compile(".*(?:ог|ога|их|ој|ни[мх]|смо|вши)")
LONGEST_SPELLED, LONGEST_ABBREVIATION = 14, 5
CONSONANT = "[бвгдђжзјклљмнњпрстћфхцчџш]"
# An ijekavian word (млијеко, вјера, љекар) and what it is in ekavian.
IJEKAVIAN = [(re.compile("(?<=л)ијев(?=ањ)"), "ив"), (re.compile("биље(?=[гж])"), "беле"),
             (re.compile("(?<=%s)(?:ије|је)" % CONSONANT), "е"),
             (re.compile("ље(?=[бвгджзклмнпрстхцчш])"), "ле"), (re.compile("сње"), "сне"),
             (re.compile("(?<=[гс][рм])ија"), "еја"), (re.compile("ио$"), "ео")]
# је after a consonant is ijekavian even if the ekavian word is not known, except at the seam of a prefix and in loans.
SURELY_IJEKAVIAN = re.compile("(?!.*(?:адјек|ејек|[бз]је[дклш]|сједи[нњ]|одјек|подјед|узјек|нјек|рјек|совјет|нкјет|тјер|једно|јеб|зједн)).*"
                              "%sје." % CONSONANT)


def cyrillic(word):
    """A Latin word in Cyrillic; lj, nj, dž are one letter except in the words of SEPARATE."""
    word = word.lower()
    seams = {match.end() for match in SEPARATE.finditer(word)}
    letters, place = [], 0
    while place < len(word):
        pair = word[place:place + 2]
        if pair in DIGRAPHS and place + 1 not in seams:
            letters.append(DIGRAPHS[pair])
            place += 2
        else:
            letters.append(CYRILLIC.get(word[place], word[place]))
            place += 1
    return "".join(letters).upper()


def ekavian(word):
    """The word as ekavian would have it: itself, if it has no mark of ijekavian."""
    for mark, letters in IJEKAVIAN:
        word = mark.sub(letters, word)
    return word


def case_tags(word, form, forms):
    """Cases of a noun's form, told by its ending and the ending of the word."""
    if form == word:
        return ["nom.sg"]
    if form.endswith(("има", "ама")) and len(form) > len(word):
        return ["dat.pl"]
    if word.endswith("а") and form[:-1] == word[:-1]:
        return {"е": ["gen.sg", "nom.pl"], "и": ["dat.sg"], "у": ["acc.sg"]}.get(form[-1], ["voc.sg"])
    if form.endswith(("ом", "ем", "шћу", "љу", "ђу")) and not form[:-1] + "а" in forms:
        return ["ins.sg"]
    if form.endswith("и"):  # руци, снази; иначе вуци, кости
        if word.endswith("а"):
            return ["dat.sg"]
        return ["nom.pl"] if form[:-1] + "а" in forms or form[:-1] + "има" in forms and form[:-1] != word else ["gen.sg", "nom.pl"]
    if form.endswith("а"):
        if form[:-1] + "у" not in forms:
            return ["gen.pl"]
        return ["gen.sg", "nom.pl"] if word[-1] in "ое" and not form.endswith("ета") else ["gen.sg"]
    return ["dat.sg"] if form.endswith("у") else ["acc.pl" if form.endswith(("ове", "еве")) else "voc.sg"]


def declined(noun):
    """Forms of a noun of additions.txt that no source declines, by its ending; -ак and -ац lose their а."""
    if noun[-1] in "АОЕИУ":
        stem, endings = noun[:-1], {"А": "А Е И У ОМ АМА", "О": "О А У ОМ ИМА", "Е": "Е А У ЕМ ИМА"}.get(noun[-1])
        return {stem + ending for ending in endings.split()} if endings else {noun}
    if noun.endswith("СТ") and noun[-3] == "О":
        return {noun, noun + "И", noun + "ИМА", noun[:-2] + "ШЋУ"}
    stem = noun[:-2] + noun[-1] if noun.endswith(("АК", "АЦ")) and len(noun) > 4 else noun
    soft = noun[-1] in "ЈЉЊЂЋЖШЧЏЦ"
    if sum(letter in VOWELS for letter in noun) == 1:
        plural = stem + ("ЕВ" if soft else "ОВ")
    else:
        plural = stem[:-1] + {"К": "Ц", "Г": "З", "Х": "С"}.get(stem[-1], stem[-1])
    return {noun, stem + "А", stem + "У", stem + ("ЕМ" if soft else "ОМ"), plural + "И", plural + "ИМА"}


class SpelledWords:
    """Nouns, names and abbreviations of the spelling dictionary hunspell-sr. Its classes say how a word is declined."""

    def __init__(self, is_word):
        entries = [(word, flags.split(",")) for word, flags in common.Hunspell("sr_RS").entries if is_word(word.upper())]
        classes = self._noun_classes()
        self.nouns = collections.defaultdict(set)
        for word, flags in entries:
            for flag in flags:
                if (word.islower() and flag in classes and len(word) <= LONGEST_SPELLED
                        and not SURELY_IJEKAVIAN.match(word)):
                    strip, endings = classes[flag]
                    self.nouns[word].update(word[:len(word) - len(strip)] + ending for ending in endings)
                    if word.endswith("ист") and "то" in endings:  # пијанист is declined both ways and is mostly пијаниста
                        self.nouns[word + "а"] = {word + ending for ending in ("а", "е", "и", "у", "о", "ом", "ама")}
        self.names = {word.upper() for word, _ in entries if word[0].isupper() and word[1:].islower()
                      and word.lower() not in self.nouns and len(word) <= LONGEST_SPELLED}
        self.abbreviations = {word for word, _ in entries if word.isupper() and 1 < len(word) <= LONGEST_ABBREVIATION}

    @staticmethod
    def _noun_classes():
        """The flags of nouns: what they strip and the endings they add."""
        rules = collections.defaultdict(list)
        with open(common.HUNSPELL + "/sr_RS.aff", encoding="utf-8-sig") as file:
            for parts in map(str.split, file):
                if len(parts) == 4 and parts[0] == "SFX" and not parts[3].isdigit():
                    rules[parts[1]].append(parts[2:])
        classes = {}
        for flag, lines in rules.items():
            strip = lines[0][0]
            endings = [ending for _, ending in lines]
            shared = len(os.path.commonprefix(endings + [strip]))
            changing = {ending[shared:] for ending in endings}
            declined = ((any(ending.endswith(("ом", "ем")) for ending in changing)
                         and any(ending.endswith("у") for ending in changing))
                        or any(ending.endswith("шћу") for ending in endings)
                        or {"", "и"} <= changing <= {"", "и", "има", "у", "ју", "ију", "љу"} or "шљу" in changing
                        or {"ан", "ни", "нима"} == changing)
            if (declined and strip in endings and all(line[0] == strip for line in lines) and len(changing) < 15
                    and not any(NO_NOUN.fullmatch(ending) for ending in changing)):
                classes[flag] = strip, endings
        return classes

    def add_forms(self, nouns, forms):
        """Adds the forms that are not known yet."""
        for word, declined in self.nouns.items():
            if word.upper() in nouns:
                known = {form for form, _ in forms.lemmas.get(word.upper(), ())}
                for form in declined:
                    if form.upper() not in known:
                        forms.add(word.upper(), form.upper(), *case_tags(word, form, declined))


def main():
    is_word = common.word_test(LETTERS)
    words = common.ApertiumWords(AUTOMATON, cyrillic, is_word, LONGEST_NOUN, LONGEST_OTHER)
    plural_only = set(common.read_list(LANGUAGE, "plural-only.txt"))  # by hand; other plurals count as plurals
    spelled = SpelledWords(is_word)
    found = words.nouns | {noun.upper() for noun in spelled.nouns}
    ijekavian = {noun for noun in found if ekavian(noun.lower()) != noun.lower() and ekavian(noun.lower()).upper() in found}
    nouns = common.reviewed(LANGUAGE, found - ijekavian) | plural_only
    words.add_other_forms()
    spelled.add_forms(nouns, words.forms)
    words.forms.add_by_hand(LANGUAGE, str.upper)
    for noun in nouns:
        if noun.endswith("ОСТ"):  # радошћу: the source has the other instrumental only
            words.forms.add(noun, noun[:-2] + "ШЋУ", "ins.sg")
    for noun in set(common.read_list(LANGUAGE, "additions.txt")) - set(words.forms.lemmas):
        forms = {form.lower() for form in declined(noun)}
        for form in forms:
            words.forms.add(noun, form.upper(), *case_tags(noun.lower(), form, forms))
    every_form = words.forms.every_form()
    names = words.names | (spelled.names - every_form) | set(common.read_list(LANGUAGE, "names-additions.txt"))
    abbreviations = words.abbreviations | (spelled.abbreviations - every_form)
    nouns = common.finish(LANGUAGE, nouns, is_word, names,
                          abbreviations | set(common.read_list(LANGUAGE, "abbreviations-additions.txt")), words.forms)
    print("stems, classes:", words.forms.write(LANGUAGE))
    common.write_language(LANGUAGE, {"ru": "сербский", "en": "Serbian", "bg": "сръбски"}, LETTERS, VOWELS, "",
                          {}, "АИОЕ", nouns)
    print("nouns:", len(nouns))


if __name__ == "__main__":
    main()
