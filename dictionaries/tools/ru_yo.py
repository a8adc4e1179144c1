"""Ё in the forms of Russian words."""

import collections

import ru_endings
from ru_sources import fold

APERTIUM_CASES = {"nom": "nom", "gen": "gen", "dat": "dat", "acc": "acc", "ins": "ins", "prp": "loc", "loc": "loc", "voc": "voc"}


class Yo:
    """Spells Ё in the forms of link-grammar, which has none."""

    def __init__(self, hunspell, apertium, twins):
        self.twins = twins
        self.spellings = collections.defaultdict(set)
        self.comparatives = set()
        self.adjectives = {word[:-2] for word in hunspell.lower if word.endswith("ый")}
        for word in hunspell.lower:
            for form in hunspell.forms(word):
                if "ё" in form:
                    self.spellings[fold(form)].add(form)
                if ru_endings.COMPARATIVE.search(form):
                    self.comparatives.add(fold(form))
        self.apertium = collections.defaultdict(lambda: collections.defaultdict(set))
        for lemma, forms in apertium.nouns.items():
            for (number, case), surfaces in forms.items():
                if case:
                    self.apertium[fold(lemma)][APERTIUM_CASES[case] + "." + number] |= surfaces

    def noun_form(self, form, tag, lemma):
        """The form (without Ё) of a noun whose lemma is spelled right."""
        if fold(lemma) == form and tag in ("nom.sg", "acc.sg"):
            return lemma
        if fold(lemma).upper() in self.twins:
            return self._from_stem(form, lemma) if "ё" in lemma else form
        spelled = self.spellings.get(form)
        if not spelled:
            return self._from_stem(form, lemma) if "ё" in lemma and not self._regular(lemma) else form
        attested = self.apertium.get(fold(lemma), {}).get(tag, set())
        confirmed = {f for f in attested if fold(f) == form}
        if confirmed:
            marked = confirmed & spelled
            return min(marked) if marked else form
        kept = [s for s in spelled if "ё" in lemma and s[: lemma.index("ё") + 1] == lemma[: lemma.index("ё") + 1]]
        if kept:
            return min(kept)
        own = {s for s in spelled if s not in self.adjectives}  # ВЕСЁЛ is no form of ВЕСЛО
        return min(own) if own and tag.endswith(".pl") and "ё" not in lemma else form

    def _regular(self, lemma):
        """Whether hunspell declines the lemma, so that its silence about Ё in a form tells."""
        return fold(lemma) in self.spellings

    @staticmethod
    def _from_stem(form, lemma):
        """Keeps the Ё of a lemma which no source declines, if a consonant of the stem follows it in the form."""
        place = lemma.index("ё")
        if form[: place + 1] == fold(lemma[: place + 1]) and len(form) > place + 1:
            return form[:place] + "ё" + form[place + 1:]
        return form
