#!/usr/bin/env python3
"""Makes the generated lists of dictionaries/ru/ from Debian packages and the hand-reviewed lists.

Needs link-grammar-dictionaries-all, hunspell-ru, apertium-bel-rus, lttoolbox-dev (lt-print),
mueller7-dict and dict-freedict-eng-rus. See dictionaries/ru/README.md for the recipe.
"""

import json
import os
import re
import sys

import ru_endings
import ru_forms
import ru_glosses
from ru_sources import Apertium, Hunspell, LinkGrammar, RUSSIAN, fold
from wordlists import (read_list, read_pairs, read_words, share_beginnings, tile_counts, write_lines, write_table,
                       write_words)

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "ru")
LETTERS = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
VOWELS = "АЕЁИОУЫЭЮЯ"
TILES = 110
ADJECTIVE_ENDINGS = ("ый", "ий", "ой", "ая", "яя", "ое", "ее")
PATRONYMIC = re.compile("(ович|евич|овна|евна)$")


def path(name):
    return os.path.join(HERE, name)


def folded(words):
    return {fold(word) for word in words}


class Sources:
    def __init__(self):
        self.link_grammar = LinkGrammar()
        self.hunspell = Hunspell()
        self.apertium = Apertium()
        self.lg_singular, self.lg_indeclinable, self.lg_plural = self.link_grammar.noun_lemmas()
        self.hunspell_singular, self.hunspell_plural = self.hunspell.nouns()
        self.apertium_singular, self.apertium_plural = self.apertium.lemmas()


# ------------------------------------------------------------------------ nouns


def vote(sources):
    """Nouns with Ё folded, by the vote of the three sources."""
    link_grammar = {w for w in sources.lg_singular | sources.lg_indeclinable if RUSSIAN.fullmatch(w)}
    hunspell = folded(sources.hunspell_singular)
    apertium = folded(sources.apertium_singular)
    lower = folded(sources.hunspell.lower)
    names = (folded(sources.hunspell.capitalised) - lower) | (folded(sources.apertium.name_lemmas()) - lower - apertium)
    two = (link_grammar & hunspell) | (link_grammar & apertium) | (hunspell & apertium)
    two |= sources.lg_indeclinable & lower
    found = (two | hunspell | apertium) - names
    abbreviations = folded(sources.hunspell.abbreviations) - lower
    only_apertium = apertium - link_grammar - hunspell

    def accepted(word):
        if word.endswith(ADJECTIVE_ENDINGS) and word in only_apertium:
            return False
        return len(word) > 1 and re.search("[аеиоуыэюя]", word) and word not in abbreviations

    return {word.upper() for word in found if accepted(word)}


def yo_spellings(sources):
    """WORD WITH Е -> its spellings: the reviewed ones, else hunspell's, else apertium's."""
    spellings = {}
    for words in (sources.apertium_singular | sources.apertium_plural,
                  sources.hunspell_singular | sources.hunspell_plural):
        for word in words:
            if "ё" in word:
                spellings[fold(word).upper()] = [word.upper()]
    for word, reviewed in read_pairs(path("yo.txt")).items():
        spellings[fold(word)] = reviewed.split()
    return spellings


def make_nouns(sources):
    spellings = yo_spellings(sources)
    voted = {s for word in vote(sources) for s in spellings.get(word, [word])}
    removals = read_words(path("removals.txt"))
    additions = read_words(path("additions.txt")) | read_words(path("derived.txt"))
    additions |= read_words(path("plural-only.txt")) | read_words(path("diminutives.txt"))
    nouns = {word for word in voted if word not in removals and fold(word) not in removals} | additions
    twins = {fold(word) for word in additions if "Ё" in word} - additions
    nouns -= {twin for twin in twins if twin not in spellings.get(twin, [])}
    foreign = sorted(word for word in nouns if set(word) - set(LETTERS))
    if foreign:
        sys.exit("words with foreign letters: " + " ".join(foreign))
    write_words(path("nouns.txt"), nouns)
    report("nouns by vote", len(voted))
    report("nouns", len(nouns))
    return nouns


# ------------------------------------------------------- names and abbreviations


def make_names(sources, nouns):
    """Names from the capitalised entries, the marked names, the surname paradigms and patronymics."""
    known = folded(nouns)
    lower = folded(sources.hunspell.lower)
    names = sources.hunspell.capitalised - sources.hunspell.abbreviations
    names -= ru_endings.separate_instrumentals(names)
    names |= sources.apertium.name_lemmas() | ru_forms.surnames(sources.link_grammar)
    names |= {w for w in sources.lg_singular if PATRONYMIC.search(w) and len(w) > 6 and w not in lower}
    names = {name.upper() for name in names} | read_words(path("names-extra.txt"))
    names = {name for name in names if len(name) > 1 and fold(name) not in known and not set(name) - set(LETTERS)}
    names -= {fold(name) for name in names if "Ё" in name}
    names -= read_words(path("abbreviations-extra.txt"))
    names -= read_words(path("function-words.txt")) - read_words(path("names-extra.txt"))
    write_lines(path("names.txt"), share_beginnings(sorted(names)))
    report("names", len(names))
    return names


def make_abbreviations(sources, nouns, names):
    found = {word.upper() for word in sources.hunspell.abbreviations}
    found |= read_words(path("abbreviations-extra.txt"))
    known = folded(nouns)
    found = {word for word in found if len(word) > 1 and fold(word) not in known} - names
    write_words(path("abbreviations.txt"), found)
    report("abbreviations", len(found))


# --------------------------------------------------------------- the other lists


def make_language(nouns):
    language = {
        "code": "ru",
        "name": {"ru": "русский", "en": "Russian", "bg": "руски"},
        "letters": list(LETTERS),
        "vowels": list(VOWELS),
        "neutral": ["Ъ", "Ь"],
        "folds": {"yo": ["Е", "Ё"], "short-i": ["И", "Й"]},
        "start-vowels": ["О", "А"],
        "tiles": tile_counts(nouns, LETTERS, TILES),
    }
    with open(path("language.json"), "w", encoding="utf-8", newline="\n") as out:
        json.dump(language, out, ensure_ascii=False, indent=2)
        out.write("\n")
    report("tiles", sum(language["tiles"].values()))


def make_tiers(nouns):
    """Tiers by the rank of the familiarity score; a word has the score of its Е spelling.

    unfamiliar.txt: words whose score is that of a homograph.
    """
    scores = {}
    for line in read_list(path("familiarity.tsv")):
        word, score = line.split("\t")
        scores[word] = float(score)
    unfamiliar = read_words(path("unfamiliar.txt"))
    known = (w for w in nouns if scores.get(fold(w), 0) > 0 and w not in unfamiliar)
    ranked = sorted(known, key=lambda w: (-scores[fold(w)], w))
    tiers = {}
    for rank, word in enumerate(ranked[:16000]):
        tiers[word] = 1 if rank < 3000 else 2 if rank < 8000 else 3
    write_table(path("tiers.txt"), tiers)
    report("tiers", len(tiers))


def check_marks(nouns):
    """The marking lists must hold nouns only; what is not one is dropped, but said."""
    for name in ("obscene.txt", "slang.txt"):
        strangers = sorted(read_words(path(name)) - nouns)
        if strangers:
            print(f"not in nouns.txt but in {name}: {' '.join(strangers)}")


def report(what, count):
    print(f"{what}: {count}")


def main():
    sources = Sources()
    nouns = make_nouns(sources)
    names = make_names(sources, nouns)
    make_abbreviations(sources, nouns, names)
    make_language(nouns)
    make_tiers(nouns)
    check_marks(nouns)
    glosses = ru_glosses.make(nouns, read_pairs(path("glosses-extra.tsv")))
    write_table(path("glosses.tsv"), glosses)
    report("glosses", len(glosses))
    paradigms, stems = ru_forms.make(
        sources, nouns, names, read_pairs(path("additions.txt")), read_pairs(path("function-words.txt")),
        read_words(path("plural-only.txt")), read_pairs(path("forms-extra.tsv")),
        read_pairs(path("hidden-forms.txt")), sorted(read_words(path("other-words.txt"))))
    write_lines(path("paradigms.txt"), paradigms)
    write_lines(path("stems.txt"), share_beginnings(stems))
    report("paradigms", len(paradigms))
    report("stems", len(stems))


if __name__ == "__main__":
    main()
