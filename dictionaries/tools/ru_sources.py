"""Readers of the Debian packages from which the Russian dictionary is made.

Every word is returned in lower case as the source spells it; only hunspell spells Ё.
"""

import collections
import functools
import gzip
import re
import subprocess

LINK_GRAMMAR = "/usr/share/link-grammar/ru/"
HUNSPELL = "/usr/share/hunspell/ru_RU"
APERTIUM = "/usr/share/apertium/apertium-bel-rus/bel-rus.autogen.bin"
DICTD = "/usr/share/dictd/"

RUSSIAN = re.compile("[а-яё]+")


def fold(word):
    return word.replace("ё", "е").replace("Ё", "Е")


# ---------------------------------------------------------------- link-grammar


class LinkGrammar:
    """The AOT dictionary: stems joined to suffixes through connectors, and whole words.

    connectors: connector -> [(suffix, grammemes)], stems: stem -> [connector],
    whole: word -> [grammemes]; grammemes are AOT's, as 'С,мр,од,ед,им'.
    """

    def __init__(self, folder=LINK_GRAMMAR):
        self.connectors = collections.defaultdict(list)
        self.stems = collections.defaultdict(list)
        self.whole = collections.defaultdict(list)
        self._read_suffixes(folder)
        self._read_stems(folder)

    @staticmethod
    def _entries(path):
        with open(path, encoding="utf-8") as text:
            plain = re.sub(r"%[^\n]*", "", text.read())
        for entry in plain.split(";"):
            words, colon, expression = entry.partition(":")
            if colon:
                yield words.split(), expression

    def _read_suffixes(self, folder):
        for words, expression in self._entries(folder + "suffix.dict"):
            grammemes = re.findall(r"<morph-([^>]*)>", expression)
            connectors = re.findall(r"\b(LL[A-Z]+)-", expression)
            for word in words:
                suffix = word.lstrip("=").rpartition(".")[0]
                for connector in connectors:
                    for grammeme in grammemes:
                        self.connectors[connector].append((suffix, grammeme))

    def _read_stems(self, folder):
        for words, expression in self._entries(folder + "stem.dict"):
            grammemes = re.findall(r"<morph-([^>]*)>", expression)
            connectors = re.findall(r"\b(LL[A-Z]+)\+", expression)
            for word in self._spelled_out(words, folder):
                name, _, mark = word.rpartition(".")
                if mark == "=":
                    self.stems[name].extend(c for c in connectors if c not in self.stems[name])
                else:
                    self.whole[name].extend(g for g in grammemes if g not in self.whole[name])

    @staticmethod
    def _spelled_out(words, folder):
        for word in words:
            if word.startswith("/ru/"):
                with open(folder + word[len("/ru/"):], encoding="utf-8") as listed:
                    yield from listed.read().split()
            else:
                yield word

    def noun_lemmas(self):
        """Nominative singulars, indeclinables, and nominatives of nouns without a singular."""
        singular, indeclinable, plural = set(), set(), set()

        def sort_out(word, grammemes):
            parts = grammemes.split(",")
            if parts[0] != "С":
                return
            if parts[-2:] == ["ед", "им"]:
                singular.add(word)
            elif parts[-1] == "0":
                indeclinable.add(word)
            elif parts[1] == "мн" and parts[-1] == "им":
                plural.add(word)

        for word, tags in self.whole.items():
            for tag in tags:
                sort_out(word, tag)
        nouns = {c: [p for p in pairs if p[1].startswith("С,")] for c, pairs in self.connectors.items()}
        for stem, connectors in self.stems.items():
            for connector in connectors:
                for suffix, tag in nouns.get(connector, ()):
                    sort_out(stem + suffix, tag)
        return singular, indeclinable, plural

    def genitive_plurals(self):
        def marked(tag):
            return tag.startswith("С,") and tag.endswith("мн,рд")

        suffixes = {c: [suffix for suffix, tag in pairs if marked(tag)] for c, pairs in self.connectors.items()}
        joined = {stem + suffix for stem, connectors in self.stems.items()
                  for connector in connectors for suffix in suffixes.get(connector, ())}
        return joined | {word for word, tags in self.whole.items() if any(marked(tag) for tag in tags)}


# -------------------------------------------------------------------- hunspell


class Hunspell:
    """The entries of the spelling dictionary with their flags, and its affix rules."""

    NOUN_FLAGS = set("HIJKFNGO")
    LONGEST_CONDITION = 10

    def __init__(self, base=HUNSPELL):
        self.entries = {}
        with open(base + ".dic", encoding="utf-8") as lines:
            next(lines)
            for line in lines:
                word, _, flags = line.strip().partition("/")
                self.entries[word] = self.entries.get(word, "") + flags
        self.rules = collections.defaultdict(list)
        with open(base + ".aff", encoding="utf-8") as lines:
            for line in lines:
                fields = line.split()
                if len(fields) >= 5 and fields[0] == "SFX":
                    strip, add = (field if field != "0" else "" for field in fields[2:4])
                    self.rules[fields[1]].append((strip, add.partition("/")[0], re.compile(fields[4] + "$")))
        self.lower = {word for word in self.entries if RUSSIAN.fullmatch(word)}
        self.capitalised = {w.lower() for w in self.entries if RUSSIAN.fullmatch(w[1:] or "-") and w[0].isupper()}
        self.abbreviations = {w.lower() for w in self.entries if len(w) > 1 and w.isupper() and RUSSIAN.fullmatch(w.lower())}

    def forms(self, word):
        """The word and all it gives with its flags."""
        ending = word[-self.LONGEST_CONDITION:]
        found = {word}
        for flag in self.entries.get(word, ""):
            for cut, add in self._changes(flag, ending):
                found.add(word[: len(word) - cut] + add)
        return found

    @functools.lru_cache(maxsize=None)
    def _changes(self, flag, ending):
        return [(len(strip), add) for strip, add, condition in self.rules[flag]
                if ending.endswith(strip) and condition.search(ending)]

    def nouns(self):
        """Noun entries and, apart, candidates for nouns without a singular."""
        singular, plural = set(), set()
        for word in self.lower:
            flags = set(self.entries[word])
            noun_flags = flags & self.NOUN_FLAGS
            if not noun_flags and "E" not in flags:
                continue
            if not noun_flags and word.endswith(("й", "ее", "ей")):
                continue
            if word.endswith(("ей", "ой", "ёй")) and not flags & set("IJKFNGO"):
                continue
            if noun_flags == {"O"}:
                if word.endswith(("ий", "ый")):
                    continue
                if word.endswith(("ы", "и", "а", "я")):
                    plural.add(word)
                    continue
            singular.add(word)
        return singular, plural


# -------------------------------------------------------------------- apertium


class Apertium:
    """Nouns and names of the Russian generator: lemma -> {(number, case): {surface}}."""

    def __init__(self, binary=APERTIUM):
        self.nouns = collections.defaultdict(lambda: collections.defaultdict(set))
        self.names = collections.defaultdict(lambda: collections.defaultdict(set))
        printed = subprocess.run(["lt-print", binary], capture_output=True, check=True, text=True,
                                 env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}).stdout
        for section in re.split(r"^--.*$", printed, flags=re.M):
            self._read_section(section)

    def _read_section(self, section):
        arcs, finals, backward = collections.defaultdict(list), set(), collections.defaultdict(set)
        starts_word = set()
        for line in section.splitlines():
            fields = line.split("\t")
            if len(fields) < 4:
                if fields[0]:
                    finals.add(int(fields[0]))
                continue
            source, target, read, write = int(fields[0]), int(fields[1]), fields[2], fields[3]
            arcs[source].append((target, read if read != "ε" else "", write if write != "ε" else ""))
            backward[target].add(source)
            if read in ("<n>", "<np>"):
                starts_word.add(source)
        useful, queue = set(starts_word), list(starts_word)
        while queue:
            for source in backward[queue.pop()]:
                if source not in useful:
                    useful.add(source)
                    queue.append(source)
        self._walk(arcs, finals, useful)

    def _walk(self, arcs, finals, useful):
        endings = {}

        def tags_from(state):
            if state not in endings:
                endings[state] = [((), "")] if state in finals else []
                for target, read, write in arcs[state]:
                    if read == "" or read.startswith("<"):
                        for tags, surface in tags_from(target):
                            endings[state].append((((read,) if read else ()) + tags, write + surface))
            return endings[state]

        stack = [(0, "", "")]
        while stack:
            state, lemma, surface = stack.pop()
            for target, read, write in arcs[state]:
                if read in ("<n>", "<np>"):
                    table = self.nouns if read == "<n>" else self.names
                    for tags, rest in tags_from(target):
                        self._keep(table, lemma, surface + write + rest, tags)
                elif target in useful and not read.startswith("<") and len(lemma) < 40:
                    stack.append((target, lemma + read, surface + write))

    @staticmethod
    def _keep(table, lemma, surface, tags):
        lemma = lemma.rstrip("¹²³⁴⁵")
        number = "pl" if "<pl>" in tags else "sg"
        case = next((tag[1:-1] for tag in tags if tag in ("<nom>", "<gen>", "<dat>", "<acc>", "<ins>", "<prp>", "<loc>", "<voc>")), "")
        table[lemma][number, case].add(surface)

    def lemmas(self):
        """Citation forms as they are spelled on the surface: the lemmas themselves lack Ё."""
        singular, plural = set(), set()
        for lemma, forms in self.nouns.items():
            if RUSSIAN.fullmatch(lemma):
                own = {s for s in forms.get(("sg", "nom"), ()) if fold(s) == fold(lemma)}
                singular |= own
                if not own:
                    plural |= {s for s in forms.get(("pl", "nom"), ()) if fold(s) == fold(lemma)}
        return singular, plural

    def name_lemmas(self):
        return {l.lower() for l in self.names if RUSSIAN.fullmatch(l.lower())}


# ----------------------------------------------------------- dictd dictionaries


def dictd_articles(name):
    """(headword, article) of a dictd dictionary."""
    digits = {c: i for i, c in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")}

    def number(text):
        value = 0
        for character in text:
            value = value * 64 + digits[character]
        return value

    with gzip.open(DICTD + name + ".dict.dz") as packed:
        data = packed.read()
    with open(DICTD + name + ".index", encoding="utf-8") as index:
        for line in index:
            headword, offset, size = line.rstrip("\n").split("\t")
            if not headword.startswith("00"):
                yield headword, data[number(offset): number(offset) + number(size)].decode("utf-8", "replace")
