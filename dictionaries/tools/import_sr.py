#!/usr/bin/env python3
"""Imports the Serbian dictionary from apertium-hbs-eng, written in Cyrillic.

dictionaries/sr/README.md says what comes from where.
"""

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


def main():
    is_word = common.word_test(LETTERS)
    words = common.ApertiumWords(AUTOMATON, cyrillic, is_word, LONGEST_NOUN, LONGEST_OTHER)
    plural_only = set(common.read_list(LANGUAGE, "plural-only.txt"))  # by hand; other plurals count as plurals
    nouns = common.reviewed(LANGUAGE, words.nouns) | plural_only
    words.add_other_forms()
    words.forms.add_by_hand(LANGUAGE, str.upper)
    for noun in nouns:
        if noun.endswith("ОСТ"):  # радошћу: the source has the other instrumental only
            words.forms.add(noun, noun[:-2] + "ШЋУ", "ins.sg")
    nouns = common.finish(LANGUAGE, nouns, is_word, words.names | set(common.read_list(LANGUAGE, "names-additions.txt")),
                          words.abbreviations | set(common.read_list(LANGUAGE, "abbreviations-additions.txt")), words.forms)
    print("stems, classes:", words.forms.write(LANGUAGE))
    common.write_language(LANGUAGE, {"ru": "сербский", "en": "Serbian", "bg": "сръбски"}, LETTERS, VOWELS, "",
                          {}, "АИОЕ", nouns)
    print("nouns:", len(nouns))


if __name__ == "__main__":
    main()
