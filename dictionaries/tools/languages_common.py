"""Shared by the importers: lists, inflection classes, letter tiles and readers of the source formats.

The importers are run by hand when a source package changes; the program's build needs only their output.
"""

import collections
import json
import os
import re
import subprocess
import unicodedata

from wordlists import share_beginnings

DICTIONARIES = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HUNSPELL = "/usr/share/hunspell"
APERTIUM = "/usr/share/apertium"


# ---------------------------------------------------------------- lists

def path(language, name):
    return os.path.join(DICTIONARIES, language, name)


def read_list(language, name):
    """The words of a list, comments and empty lines left out; an absent list is empty."""
    try:
        with open(path(language, name), encoding="utf-8") as file:
            lines = [line.rstrip("\n") for line in file]
    except FileNotFoundError:
        return []
    return [line for line in lines if line and not line.startswith("#")]


def read_pairs(language, name):
    """A list of WORD<TAB>VALUE lines as a dictionary."""
    return dict(line.split("\t", 1) for line in read_list(language, name))


def write_lines(language, name, lines):
    with open(path(language, name), "w", encoding="utf-8", newline="\n") as file:
        for line in lines:
            file.write(unicodedata.normalize("NFC", line) + "\n")


def write_list(language, name, words):
    write_lines(language, name, sorted(set(words)))


def reviewed(language, imported):
    """imported − removals + additions: the final list of nouns."""
    return (set(imported) - set(read_list(language, "removals.txt"))) | set(read_list(language, "additions.txt"))


# ---------------------------------------------------------------- inflection classes

class Forms:
    """Forms of lemmas, written as stems with shared inflection classes."""

    def __init__(self, is_word):
        self.is_word = is_word
        self.lemmas = collections.defaultdict(set)

    def add(self, lemma, form, *tags):
        """Notes that `form` belongs to `lemma`. Forms that cannot be written with the alphabet are left out."""
        if self.is_word(lemma) and self.is_word(form):
            self.lemmas[lemma].update((form, tag) for tag in tags)

    def add_by_hand(self, language, spell):
        """hand-forms.txt: WORD<TAB>form:tag form:tag …; returns the forms."""
        added = set()
        for line in read_list(language, "hand-forms.txt"):
            word, forms = line.split("\t")
            for form, tag in (item.split(":") for item in forms.split()):
                self.add(spell(word), spell(form), tag)
                added.add(spell(form))
        return added

    def every_form(self):
        return {form for lemma_forms in self.lemmas.values() for form, _ in lemma_forms}

    def write(self, language):
        classes = collections.defaultdict(list)
        for lemma, forms in self.lemmas.items():
            stem = os.path.commonprefix([lemma] + [form for form, _ in forms])
            cut = len(stem)
            key = (lemma[cut:], tuple(sorted((form[cut:], tag) for form, tag in forms)))
            classes[key].append(stem)
        ordered = sorted(classes, key=lambda key: (-len(classes[key]), key))
        write_lines(language, "paradigms.txt", (
            "%d\t%s\t%s" % (number, key[0] or "-", " ".join("%s:%s" % (suffix or "-", tag) for suffix, tag in key[1]))
            for number, key in enumerate(ordered)))
        stems = collections.defaultdict(list)
        for number, key in enumerate(ordered):
            for stem in classes[key]:
                stems[stem].append(number)
        write_lines(language, "stems.txt", share_beginnings(
            "%s\t%s" % (stem or "-", ",".join(map(str, stems[stem]))) for stem in sorted(stems)))
        return len(stems), len(ordered)


# ---------------------------------------------------------------- language.json

def word_test(letters):
    """A function telling whether a word is written with these letters only."""
    return re.compile("[%s]+" % "".join(letters)).fullmatch


def letter_tiles(nouns, letters, total=110):
    """Shares `total` tiles by letter frequency in nouns of up to 8 letters: largest remainder, one each at least."""
    counts = collections.Counter(letter for noun in nouns if len(noun) <= 8 for letter in noun)
    whole = sum(counts[letter] for letter in letters)
    shares = {letter: counts[letter] * total / whole for letter in letters}
    tiles = {letter: max(1, int(shares[letter])) for letter in letters}
    by_remainder = sorted(letters, key=lambda letter: int(shares[letter]) - shares[letter])
    for letter in by_remainder:
        if sum(tiles.values()) >= total:
            break
        if shares[letter] >= 1:
            tiles[letter] += 1
    return tiles


def write_language(language, names, letters, vowels, neutral, folds, start_vowels, nouns):
    description = {
        "code": language,
        "name": names,
        "letters": list(letters),
        "vowels": list(vowels),
        "neutral": list(neutral),
        "folds": folds,
        "start-vowels": list(start_vowels),
        "tiles": letter_tiles(nouns, letters),
    }
    text = json.dumps(description, ensure_ascii=False, indent=2)
    # Lists on one line each: they are read by people as well.
    text = re.sub(r"\[[^\[\]]*\]", lambda match: re.sub(r"\s*\n\s*", " ", match.group()).replace("[ ", "[").replace(" ]", "]"), text)
    text = re.sub(r'"(name|tiles)": \{[^{}]*\}', lambda match: re.sub(r"\s*\n\s*", " ", match.group()).replace("{ ", "{").replace(" }", "}"), text)
    write_lines(language, "language.json", text.split("\n"))


def finish(language, nouns, is_word, names, abbreviations, forms):
    """Writes the lists every language has and takes care that they agree with one another.

    Abbreviations and words like pronouns, which the sources may list as names as well, are no names.
    """
    nouns = {noun for noun in nouns if is_word(noun)}
    abbreviations = {word for word in abbreviations if is_word(word)} - nouns
    closed = {form for lemma_forms in forms.lemmas.values() for form, tag in lemma_forms if tag in ("pron", "num", "other")}
    write_list(language, "nouns.txt", nouns)
    names = {name for name in names if is_word(name)} - nouns - abbreviations - closed
    write_lines(language, "names.txt", share_beginnings(sorted(names)))
    write_list(language, "abbreviations.txt", abbreviations)
    for name in ("plural-only.txt", "obscene.txt", "slang.txt"):
        missing = [word for word in read_list(language, name) if word not in nouns]
        if missing:
            print("%s/%s: not among the nouns: %s" % (language, name, " ".join(missing)))
    return nouns


# ---------------------------------------------------------------- hunspell

class Hunspell:
    """A hunspell dictionary: its entries with flags, and the suffix rules of each flag."""

    def __init__(self, name):
        self.suffixes = collections.defaultdict(list)
        with open("%s/%s.aff" % (HUNSPELL, name), encoding="utf-8-sig") as file:
            for line in file:
                parts = line.split()
                if len(parts) >= 5 and parts[0] == "SFX":
                    strip, add = ("" if part == "0" else part for part in (parts[2], parts[3].split("/")[0]))
                    self.suffixes[parts[1]].append((strip, add, re.compile("(?:%s)$" % parts[4])))
        self.entries = []
        with open("%s/%s.dic" % (HUNSPELL, name), encoding="utf-8-sig") as file:
            next(file)
            for line in file:
                word, _, flags = line.split("\t")[0].strip().partition("/")
                if word:
                    self.entries.append((word, flags.split()[0] if flags else ""))

    def expand(self, word, flag):
        """Every (form, stripped, added) that a flag makes of a word."""
        for strip, add, condition in self.suffixes.get(flag, ()):
            if word.endswith(strip) and condition.search(word):
                yield word[:len(word) - len(strip)] + add, strip, add


# ---------------------------------------------------------------- apertium

def apertium_entries(automaton, keep):
    """(surface, lemma, tags) of every path of a generator automaton whose part of speech satisfies keep(tag).

    The automaton is printed by lt-print and walked depth first. Generators read `lemma<tags>` and write the surface
    form. Lemmas of letters and apostrophes only: the patterns for numbers, Roman ones too,
    are states that lead to themselves.
    """
    text = subprocess.run(["lt-print", automaton], capture_output=True, text=True, check=True).stdout
    for section in text.split("--\n"):
        yield from _walk(section.splitlines(), keep)


HOMONYM_NUMBERS = "¹²³⁴⁵"  # дом¹ a house, дом² a home: one word for the game


def _walk(lines, keep):
    arcs, finals = collections.defaultdict(list), set()
    for line in lines:
        parts = line.split("\t")
        if len(parts) >= 4:
            read, written = ("" if symbol == "ε" else symbol for symbol in parts[2:4])
            arcs[parts[0]].append((parts[1], read, written))
        elif parts[0].strip().isdigit():
            finals.add(parts[0].strip())
    stack = [("0", "", "", ())]
    while stack:
        state, lemma, surface, tags = stack.pop()
        if state in finals and tags:
            yield surface, lemma, tags
        for target, read, written in arcs[state]:
            if read.startswith("<") and len(read) > 2:
                if tags or keep(read[1:-1]):
                    stack.append((target, lemma, surface + written, tags + (read[1:-1],)))
            elif not tags:
                if not read or (read.isalpha() or read in "'’ʼ" + HOMONYM_NUMBERS) and target != state:
                    stack.append((target, lemma + read.strip(HOMONYM_NUMBERS), surface + written, tags))
            elif not read:
                stack.append((target, lemma, surface + written, tags))


CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "voc")
PART_OF_SPEECH_TAGS = {
    "adj": "adj", "adv": "adv", "vblex": "verb", "vbser": "verb", "vbhaver": "verb", "vbmod": "verb", "vaux": "verb",
    "num": "num", "prn": "pron", "det": "pron", "ij": "other", "pr": "other", "part": "other", "cnjcoo": "other",
    "cnjsub": "other", "cnjadv": "other", "pred": "other",
}


class ApertiumWords:
    """Nouns, names and forms of a generator automaton.

    The noun is the nominative singular that is generated, not the lemma, which for Serbian is in the other spelling:
    bijeda gives БЕДА. Superlatives are left out: their prefix would leave no stem to share.
    """

    def __init__(self, automaton, spell, is_word, longest_noun, longest_other):
        self.names, self.abbreviations = set(), set()
        self.noun_forms = collections.defaultdict(set)
        self.other_forms = set()
        wanted = set(PART_OF_SPEECH_TAGS) | {"n", "np", "abbr", "acr"}
        for surface, lemma, tags in apertium_entries(automaton, wanted.__contains__):
            word, base = spell(surface), spell(lemma)
            if not is_word(word) or not is_word(base) or {"sup", "ssup"} & set(tags):
                continue
            kind = tags[0]
            if kind == "np" or kind == "n" and lemma[0].isupper():
                self.names.update((base, word))
            elif kind in ("abbr", "acr"):
                self.abbreviations.add(base)
            elif kind != "n":
                if len(word) <= longest_other:
                    self.other_forms.add((base, word, PART_OF_SPEECH_TAGS[kind]))
            else:
                self._note_noun(base, word, tags)
        self.nouns, self.plurals, self.forms = set(), set(), Forms(is_word)
        for base, forms in self.noun_forms.items():
            self._add_noun(base, forms, longest_noun)

    def _note_noun(self, base, word, tags):
        case = next((tag for tag in tags if tag in CASES), None)
        number = "pl" if "pl" in tags else "sg" if {"sg", "sp"} & set(tags) else None
        if case and number:
            self.noun_forms[base].add((word, case + "." + number))

    def _add_noun(self, base, forms, longest_noun):
        nominatives = {number: sorted(word for word, tag in forms if tag == "nom." + number) for number in ("sg", "pl")}
        if nominatives["sg"]:
            self.nouns.update(nominatives["sg"])
        elif not any(tag.endswith(".sg") for _, tag in forms):
            self.plurals.update(nominatives["pl"])
        citations = nominatives["sg"] or nominatives["pl"] or [base]
        citation = base if base in citations else citations[0]
        if len(citation) <= longest_noun:
            for word, tag in forms:
                self.forms.add(citation, word, tag)

    def plural_only(self):
        """Nouns that have no singular forms."""
        return self.plurals - self.nouns

    def add_other_forms(self):
        for base, word, tag in self.other_forms:
            self.forms.add(base if base[:2] == word[:2] else word, word, tag)
