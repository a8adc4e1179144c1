#!/usr/bin/env python3
"""Imports the English dictionary from WordNet (wordnet-base). dictionaries/en/README.md says what comes from where."""

import collections
import re

import languages_common as common

LANGUAGE = "en"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
VOWELS = "AEIOUY"
WORDNET = "/usr/share/wordnet/"
LONGEST_GLOSS = 60
LONGEST_GLOSSED = 9  # Longer words hardly come up on a board, and the data stays small.


def synsets(part):
    """The lemmas, as written, of every synset of a part of speech."""
    with open(WORDNET + "data." + part, encoding="latin-1") as file:
        for line in file:
            if line.startswith("  "):
                continue
            fields = line.split()
            count = int(fields[3], 16)
            yield [re.sub(r"\(.*\)$", "", fields[4 + 2 * i]) for i in range(count)]


def exceptions(part):
    """Irregular forms: form -> lemmas."""
    with open(WORDNET + part + ".exc", encoding="latin-1") as file:
        for line in file:
            form, *lemmas = line.split()
            yield form, lemmas


def sense_order():
    """Synset offsets of each noun, the commonest sense first."""
    order = {}
    with open(WORDNET + "index.noun", encoding="latin-1") as file:
        for line in file:
            if not line.startswith("  "):
                fields = line.split()
                order[fields[0]] = fields[-int(fields[2]):]
    return order


def first_glosses():
    """The definition of the commonest sense in which the word is written with a small letter."""
    by_offset = {}
    with open(WORDNET + "data.noun", encoding="latin-1") as file:
        for line in file:
            if not line.startswith("  "):
                fields = line.split()
                lemmas = {fields[4 + 2 * i] for i in range(int(fields[3], 16))}
                by_offset[fields[0]] = (lemmas, line.partition(" | ")[2])
    for lemma, offsets in sense_order().items():
        for offset in offsets:
            lemmas, gloss = by_offset[offset]
            if lemma in lemmas:
                yield lemma, shorten(gloss)
                break


def shorten(gloss):
    """The definition without examples and remarks in brackets, cut at a clause or a word."""
    text = re.sub(r'"[^"]*"', "", gloss)
    text = re.sub(r"\([^)]*\)", "", text)
    text = re.sub(r"\s+", " ", text).split(";")[0].strip(" ;:,-\"")
    if len(text) > LONGEST_GLOSS:
        head = text[:LONGEST_GLOSS - 1]
        text = head[:max(head.rfind(" "), 1)].rstrip(" ,;:") + "…"
    return text


NOT_MEN = ("human", "german", "roman", "ottoman", "talisman", "shaman", "caiman", "cayman", "dolman", "desman", "brahman", "ataman", "hetman", "mussulman", "doberman", "walkman")
# Which noun.exc does not have.
IRREGULAR_PLURALS = {
    "bacterium": "bacteria", "afterlife": "afterlives", "halflife": "halflives", "lovechild": "lovechildren", "meatloaf": "meatloaves",
    "stratovolcano": "stratovolcanoes", "sugarloaf": "sugarloaves", "superhero": "superheroes", "muskox": "muskoxen",
    "scrumhalf": "scrumhalves",
}


def plural(noun):
    if noun in IRREGULAR_PLURALS:
        return IRREGULAR_PLURALS[noun]
    if noun.endswith("sis") and noun != "chassis":
        return noun[:-2] + "es"
    if noun.endswith("man") and not noun.endswith(NOT_MEN):
        return noun[:-3] + "men"
    if re.search("(s|x|z|ch|sh)$", noun):
        return noun + "es"
    if re.search("[^aeiou]y$", noun):
        return noun[:-1] + "ies"
    return noun + "s"


ONLY_IRREGULAR = re.compile("(man|tomato|potato|hero|echo|veto|torpedo|child|foot|tooth|goose|[lm]ouse|wife|knife|life|half|calf|leaf|loaf|sheaf|self|shelf|wolf|thief|ox|quiz|sis|axis)$")


def plurals(noun, irregular):
    """The irregular plurals, and the regular one where both are in use: ANTENNAE and ANTENNAS, BRETHREN and BROTHERS."""
    return irregular + ([] if irregular and ONLY_IRREGULAR.search(noun) else [plural(noun)])


def verb_forms(verb):
    third = plural(verb)
    stem = verb[:-1] if verb.endswith("e") and not verb.endswith(("ee", "ye", "oe")) else verb
    past = verb + "d" if verb.endswith("e") else verb[:-1] + "ied" if re.search("[^aeiou]y$", verb) else verb + "ed"
    forms = [third, stem + "ing", past]
    if re.search("^[^aeiou]*[aeiou][bdgklmnprt]$", verb) or re.search("[^aeiou][aeiou](l|p|t|r)$", verb):
        forms += [verb + verb[-1] + "ing", verb + verb[-1] + "ed"]
    return forms


def comparatives(adjective):
    if len(adjective) > 7:
        return []
    if adjective.endswith("e"):
        return [adjective + "r", adjective + "st"]
    if re.search("[^aeiou]y$", adjective):
        return [adjective[:-1] + "ier", adjective[:-1] + "iest"]
    if re.search("^[^aeiou]*[aeiou][bdgmnt]$", adjective):
        return [adjective + adjective[-1] + "er", adjective + adjective[-1] + "est"]
    return [adjective + "er", adjective + "est"]


def lemmas_of(part):
    """Lemmas written with small letters only, those with a capital, and those all in capitals."""
    small, capital, all_capitals = set(), set(), set()
    for lemmas in synsets(part):
        for lemma in lemmas:
            if re.fullmatch("[a-z]{2,}", lemma):
                small.add(lemma)
            elif re.fullmatch("[A-Z]{2,6}", lemma):
                all_capitals.add(lemma)
            elif re.fullmatch("[A-Z][A-Za-z]+", lemma):
                capital.add(lemma)
    return small, capital, all_capitals


def with_s(word):
    """A noun in -IZER, -IZATION or a verb in -ize as it is also written: -ISER, -ISATION, -ise."""
    if len(word) > 6 and word.endswith(("IZER", "IZATION")):
        return "IS".join(word.rsplit("IZ", 1))
    if len(word) > 6 and word.endswith("ize") and not word.endswith(("apsize", "wnsize")):
        return word[:-2] + "se"
    return word


NAMED = ("15", "17", "18")  # lexicographer files: places, natural objects, persons


def name_parts():
    """The words with a capital of the names of persons and places: CHARLOTTE and BRONTE of Charlotte Bronte."""
    parts = set()
    with open(WORDNET + "data.noun", encoding="latin-1") as file:
        for line in file:
            fields = line.partition(" | ")[0].split()
            if not line.startswith("  ") and fields[1] in NAMED and "@i" in fields:
                for lemma in fields[4:4 + 2 * int(fields[3], 16):2]:
                    if "_" in lemma:
                        parts.update(part.upper() for part in lemma.split("_") if re.fullmatch("[A-Z][a-z]{2,}", part))
    return parts


# What other-words.txt says of verbs and adjectives whose forms go by rule.
REGULAR = {"regular-verb": lambda word: ("verb", verb_forms(word)), "regular-adj": lambda word: ("adj", comparatives(word))}


def add_others(forms, nouns):
    """Verbs, adjectives and adverbs that are no nouns, and their forms; pronouns and the like."""
    irregular = {part: collections.defaultdict(list) for part in ("verb", "adj", "adv")}
    for part in irregular:
        for form, lemmas in exceptions(part):
            for lemma in lemmas:
                irregular[part][lemma].append(form)
    for part, tag, regular in (("verb", "verb", verb_forms), ("adj", "adj", comparatives), ("adv", "adv", lambda _: [])):
        words = lemmas_of(part)[0]
        for word in words | set(map(with_s, words)):
            add_forms(forms, nouns, word, tag, regular(word) + irregular[part][word])
    for line in common.read_list(LANGUAGE, "other-words.txt"):
        word, tag = line.split("\t")
        if tag in REGULAR:
            add_forms(forms, nouns, word.lower(), *REGULAR[tag](word.lower()))
        elif word not in nouns:
            forms.add(word, word, tag)


def add_forms(forms, nouns, word, tag, others):
    forms.add(word.upper(), word.upper(), tag)
    for form in others:
        if form.upper() not in nouns:
            forms.add(word.upper(), form.upper(), tag)


def main():
    is_word = common.word_test(LETTERS)
    small, capital, all_capitals = lemmas_of("noun")
    listed_abbreviations = set(common.read_list(LANGUAGE, "abbreviations-additions.txt"))
    nouns = common.reviewed(LANGUAGE, {word.upper() for word in small} - listed_abbreviations)
    plural_only = set(common.read_list(LANGUAGE, "plural-only.txt"))
    nouns |= plural_only | set(map(with_s, nouns))

    forms = common.Forms(is_word)
    irregular = collections.defaultdict(list)
    for form, lemmas in exceptions("noun"):
        for lemma in lemmas:
            irregular[lemma].append(form)
    for noun in nouns - plural_only:
        forms.add(noun, noun, "sg")
        for form in plurals(noun.lower(), irregular.get(noun.lower(), [])):
            forms.add(noun, form.upper(), "pl")
    add_others(forms, nouns)
    names = {name.upper() for name in capital} - set(common.read_list(LANGUAGE, "names-removals.txt"))
    names |= name_parts() - forms.every_form() | set(common.read_list(LANGUAGE, "names-additions.txt"))
    nouns = common.finish(LANGUAGE, nouns, is_word, names - listed_abbreviations, all_capitals | listed_abbreviations, forms)
    print("stems, classes:", forms.write(LANGUAGE))
    common.write_lines(LANGUAGE, "glosses.tsv", sorted(
        "%s\t%s" % (lemma.upper(), gloss) for lemma, gloss in first_glosses()
        if lemma.upper() in nouns and len(lemma) <= LONGEST_GLOSSED and gloss))
    common.write_language(LANGUAGE, {"ru": "английский", "en": "English", "bg": "английски"}, LETTERS, VOWELS, "",
                          {}, "AEIO", nouns)
    print("nouns:", len(nouns))


if __name__ == "__main__":
    main()
