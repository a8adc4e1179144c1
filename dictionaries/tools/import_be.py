#!/usr/bin/env python3
"""Imports the Belarusian dictionary from apertium-bel-rus. dictionaries/be/README.md says what comes from where.

The apostrophe is no letter of the game: words with one are written without it (СЯМЯ for сям'я).
"""

import declined_like
import languages_common as common

LANGUAGE = "be"
LETTERS = "АБВГДЕЁЖЗІЙКЛМНОПРСТУЎФХЦЧШЫЬЭЮЯ"
VOWELS = "АЕЁІОУЫЭЮЯ"
NEUTRAL = "Ь"
# Longer words hardly come up on a board; their forms are left out.
LONGEST_NOUN, LONGEST_OTHER = 24, 20
AUTOMATON = common.APERTIUM + "/apertium-bel-rus/rus-bel.autogen.bin"


def game_spelling(word):
    return word.replace("'", "").replace("’", "").replace("ʼ", "").upper()


def main():
    is_word = common.word_test(LETTERS)
    words = common.ApertiumWords(AUTOMATON, game_spelling, is_word, LONGEST_NOUN, LONGEST_OTHER)
    models = dict.fromkeys(common.read_list(LANGUAGE, "derived.txt"), "ВАЖНАСЦЬ") | declined_like.read(LANGUAGE)
    nouns = common.reviewed(LANGUAGE, words.nouns) | set(models)
    plural_only = set(common.read_list(LANGUAGE, "plural-only.txt"))  # by hand; other plurals count as plurals
    words.add_other_forms()
    words.forms.add_by_hand(LANGUAGE, game_spelling)
    declined_like.decline(words.forms, models)
    names = words.names | set(common.read_list(LANGUAGE, "names-additions.txt"))
    abbreviations = words.abbreviations | set(common.read_list(LANGUAGE, "abbreviations-additions.txt"))
    nouns = common.finish(LANGUAGE, nouns | plural_only, is_word, names, abbreviations, words.forms)
    print("stems, classes:", words.forms.write(LANGUAGE))
    common.write_language(LANGUAGE, {"ru": "белорусский", "en": "Belarusian", "bg": "беларуски"}, LETTERS, VOWELS, NEUTRAL,
                          {}, "АЫІЯ", nouns)
    print("nouns:", len(nouns))


if __name__ == "__main__":
    main()
