#!/usr/bin/env python3
"""Imports the Ukrainian dictionary from hunspell-uk. dictionaries/uk/README.md says what comes from where.

The apostrophe is no letter of the game: words with one are written without it (СІМЯ for сім'я).
"""

import re

import declined_like
import languages_common as common

LANGUAGE = "uk"
LETTERS = "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ"
VOWELS = "АЕЄИІЇОУЮЯ"
NEUTRAL = "Ь"
NOUN_FLAGS = set("1%QA3402DFV")
NOT_NOUN_FLAGS = set("jXyYC")
PLURAL_NOUN_FLAGS = set("pno")
ADJECTIVE_FLAGS = set("jEe_C+")
VOCATIVE_FLAGS = set("hK6>xg!")
VERB_FORM = re.compile(".+(?:ся|сь|ть|ймо|йте|іть|імо|емо|ємо|имо|ете|єте|ите|еш|єш|иш|вши|ючи|учи|ачи|ячи|лася|лося|лися|лась|лось|лись)")
# Longer words hardly come up on a board; their forms are left out.
LONGEST = {"noun": 24, "other": 20, "name": 24}


def game_spelling(word):
    return word.replace("'", "").replace("ʼ", "").replace("’", "").upper()


def is_noun(word, flags):
    flags = set(flags)
    if flags & NOUN_FLAGS and not flags & NOT_NOUN_FLAGS:
        return True
    return "R" in flags and word.endswith(("я", "а")) and not flags & NOT_NOUN_FLAGS


def adjectival_nouns(source):
    """Nouns declined like adjectives (хорунжий), without those that are adjectives as well."""
    adjectives = {word[:-2] for word, flags in source.entries if "j" in flags or "C" in flags}
    return {word for word, flags in source.entries
            if "E" in flags and not set(flags) & set("jXyYC") and word[0].islower()
            and ((word.endswith(("ий", "ій")) and word[:-2] not in adjectives)
                 or (word.endswith(("а", "я", "е")) and word[:-1] not in adjectives))}


def is_plural_flag(source, flag):
    """Whether a noun's flag makes plural forms: then it makes a form in -ам, -ям, -ах or -х."""
    return any(add.endswith(("ам", "ям", "ах", "ях", "х")) for _, add, _ in source.suffixes[flag])


def singular_tags(base, form, flag):
    """Cases of a singular form, told by its ending and the ending of the base."""
    if flag in VOCATIVE_FLAGS:
        return ["voc.sg"]
    feminine = base[-1] in "ая" and flag != "Q" and flag != "R"
    if form.endswith(("ою", "ею", "єю")) and feminine:
        return ["ins.sg"]
    if form.endswith(("ові", "еві", "єві")):
        return ["dat.sg"]
    if form.endswith(("ом", "ем", "єм", "ям")):
        return ["ins.sg"]
    if feminine:
        return ["acc.sg"] if form[-1] in "ую" else ["gen.sg", "dat.sg"]
    if flag in "ADF":
        return ["ins.sg"] if form[-1] == "ю" else ["gen.sg", "nom.pl"] if form[-1] == "і" else ["gen.sg"]
    if form[-1] in "ую":
        return ["dat.sg"] if base[-1] in "оеєя" else ["gen.sg", "dat.sg"]
    return ["loc.sg"] if form[-1] in "ії" else ["gen.sg"]


def plural_tag(form):
    if form.endswith(("ами", "ями", "ьми", "има")):
        return "ins.pl"
    if form.endswith(("ам", "ям", "им")):
        return "dat.pl"
    if form.endswith(("ах", "ях", "их")):
        return "loc.pl"
    return "nom.pl" if form[-1] in "аяиіїе" else "gen.pl"


def noun_forms(source, word, flags, plural_flags, plural_only):
    """(form, tags) of a noun."""
    yield word, ["nom.pl" if plural_only else "nom.sg"]
    for flag in flags:
        for form, _, _ in source.expand(word, flag):
            if flag in "E_e":
                yield form, ["gen.sg"]
            elif plural_only or flag in plural_flags:
                yield form, [plural_tag(form)]
            else:
                yield form, singular_tags(word, form, flag)


def spelled_out_tag(word):
    if VERB_FORM.fullmatch(word):
        return "verb"
    return "adv" if word.endswith(("о", "е", "ки")) else "other"


def main():
    is_word = common.word_test(LETTERS)
    source = common.Hunspell("uk_UA")
    plural_flags = {flag for flag in source.suffixes if is_plural_flag(source, flag)}
    lower = {word for word, _ in source.entries if word[0].islower()}

    adjectival = adjectival_nouns(source)
    imported = set()
    for word, flags in source.entries:
        if word[0].islower() and (is_noun(word, flags) or word in adjectival):
            imported.add(game_spelling(word))

    forms = common.Forms(is_word)
    models = declined_like.read(LANGUAGE)
    nouns = common.reviewed(LANGUAGE, imported) | set(models)
    for word, flags in source.entries:
        spelling = game_spelling(word)
        if word[0].islower() and spelling in nouns and (is_noun(word, flags) or "E" in flags):
            for form, tags in noun_forms(source, word, flags, plural_flags, False):
                if len(spelling) <= LONGEST["noun"]:
                    forms.add(spelling, game_spelling(form), *tags)
    plural_only = set(common.read_list(LANGUAGE, "plural-only.txt"))
    nouns |= plural_only
    spelled_out = forms.add_by_hand(LANGUAGE, game_spelling)
    spelled_out.update(declined_like.decline(forms, models))
    spelled_out.update(common.read_list(LANGUAGE, "names-additions.txt"))  # names: БАХ is not only an interjection
    spelled_out.update(add_locatives(forms, source, nouns))
    for word, flags in source.entries:
        spelling = game_spelling(word)
        if not word[0].islower() or not is_word(spelling) or not flags and spelling in spelled_out:
            continue
        if set(flags) & PLURAL_NOUN_FLAGS and not set(flags) & NOT_NOUN_FLAGS:
            if len(spelling) <= LONGEST["noun"]:
                for form, tags in noun_forms(source, word, flags, plural_flags, True):
                    forms.add(spelling, game_spelling(form), *tags)
        elif not is_noun(word, flags) and word not in adjectival and len(spelling) <= LONGEST["other"]:
            add_other(forms, source, word, flags, nouns)

    names = {game_spelling(word) for word, _ in source.entries
             if word[0].isupper() and word[1:] == word[1:].lower() and word.lower() not in lower and len(word) <= LONGEST["name"]}
    names |= set(common.read_list(LANGUAGE, "names-additions.txt"))
    abbreviations = {game_spelling(word) for word, _ in source.entries
                     if len(word) > 1 and word.isupper() and word.lower() not in lower}
    nouns = common.finish(LANGUAGE, nouns, is_word, names,
                          abbreviations | set(common.read_list(LANGUAGE, "abbreviations-additions.txt")), forms)
    print("stems, classes:", forms.write(LANGUAGE))
    common.write_language(LANGUAGE, {"ru": "украинский", "en": "Ukrainian", "bg": "украински"}, LETTERS, VOWELS, NEUTRAL,
                          {}, "ОАИІ", nouns)
    print("nouns:", len(nouns), "plural only:", len(plural_only))


def add_locatives(forms, source, nouns):
    """Locatives spelled out by the source (соколі of сокіл); yields them."""
    for word, flags in source.entries:
        spelling = game_spelling(word)
        noun = spelling[:-3] + "ІЛ"
        if not flags and spelling.endswith("ОЛІ") and noun in nouns:
            forms.add(noun, spelling, "loc.sg")
            yield spelling


def add_other(forms, source, word, flags, nouns):
    """Adjectives, verbs and words the source gives without a class."""
    spelling = game_spelling(word)
    if set(flags) & set("XyYZ]^"):
        tag = "verb"
    elif set(flags) & ADJECTIVE_FLAGS or word.endswith(("ий", "ій")):
        tag = "adj"
    elif flags:
        tag = "other"
    else:
        if spelling not in nouns:
            forms.add(spelling, spelling, spelled_out_tag(word))
        return
    forms.add(spelling, spelling, tag)
    for flag in flags:
        for form, _, _ in source.expand(word, flag):
            forms.add(spelling, game_spelling(form), tag)


if __name__ == "__main__":
    main()
