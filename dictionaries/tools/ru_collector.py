"""Gathers Russian words with their forms as stems and paradigms."""

import collections
import os

from ru_sources import fold

LONGEST_ENDING = 7


class Collector:
    """Gathers words as (stem, paradigm), merging what is the same."""

    def __init__(self, hidden):
        """hidden: words which everybody knows first as another word -> "any", or "noun" if only as forms of nouns."""
        self.hidden = hidden
        self.lemma_of = {}
        self.paradigms = {}
        self.stems = collections.defaultdict(set)
        self.rules = collections.defaultdict(collections.Counter)
        self.rule_of = {}
        self.lemmas = {}
        self.noun_forms = collections.defaultdict(set)

    def add(self, lemma, forms):
        """forms: set of (form, tag), all in upper case."""
        forms = {(form, tag) for form, tag in forms if not self._is_hidden(lemma, form, tag)}
        if not forms:
            return
        stem = os.path.commonprefix([lemma] + [form for form, _ in forms])
        cut = len(stem)
        entry = (lemma[cut:], tuple(sorted((form[cut:], tag) for form, tag in forms)))
        number = self.paradigms.setdefault(entry, len(self.paradigms))
        self.stems[stem].add(number)

    def add_noun(self, lemma, forms):
        self.add(lemma, forms)
        self.noun_forms[lemma] |= forms
        self.lemmas[lemma] = max(len(forms), self.lemmas.get(lemma, 0))

    def _is_hidden(self, lemma, form, tag):
        if form == lemma and lemma != self.lemma_of.get(form, lemma) and tag != "name" and "." not in tag:
            return True
        hiding = self.hidden.get(fold(form))
        return tag != "name" and (hiding == "any" or hiding == "noun" and form != lemma and "." in tag)

    def learn(self, lemma, forms):
        """Remembers how the lemma is declined, for words declined by analogy."""
        stem = os.path.commonprefix([lemma] + [form for form, _ in forms])
        cut = len(stem)
        rule = (lemma[cut:], tuple(sorted((form[cut:], tag) for form, tag in forms)))
        if len(rule[1]) > len(self.rule_of.get(lemma, ("", ()))[1]):
            self.rule_of[lemma] = rule
        for size in range(1, LONGEST_ENDING + 1):
            if size <= len(lemma):
                self.rules[lemma[-size:]][rule] += 1

    def by_model(self, lemma, model):
        """Forms as those of the model, where their endings agree."""
        rule = self.rule_of.get(model)
        return self._decline(lemma, rule) if rule and lemma.endswith(rule[0]) else set()

    def by_analogy(self, lemma, attested=frozenset()):
        """Forms by the commonest paradigm of the words with the longest common ending.

        attested: forms the word is known to have; the paradigm explaining them best is taken.
        """
        for size in range(min(LONGEST_ENDING, len(lemma)), 0, -1):
            candidates = [(rule, count) for rule, count in self.rules.get(lemma[-size:], {}).items()
                          if lemma.endswith(rule[0]) and len(rule[1]) >= 8]
            if not candidates:
                continue
            if not attested:
                best = max(candidates, key=lambda item: (item[1], item[0]))
                return self._decline(lemma, best[0])
            scored = []
            for rule, count in candidates:
                forms = self._decline(lemma, rule)
                plain = {form for form, _ in forms}
                scored.append((len(plain & attested) - len(plain - attested), count, rule))
            best = max(scored)
            plain = {form for form, _ in self._decline(lemma, best[2])}
            if size == 1 or len(plain - attested) <= 1:
                return self._decline(lemma, best[2])
        return set()

    def plural_by_analogy(self, lemma):
        """Plural forms by the commonest paradigm with a plural whose genitive singular is that of the lemma."""
        genitives = {form for form, tag in self.noun_forms[lemma] if tag == "gen.sg"}
        for size in range(min(LONGEST_ENDING, len(lemma)), 0, -1):
            agreeing = []
            for rule, count in self.rules.get(lemma[-size:], {}).items():
                if not lemma.endswith(rule[0]) or not any(tag == "nom.pl" for _, tag in rule[1]):
                    continue
                forms = self._decline(lemma, rule)
                if genitives & {form for form, tag in forms if tag == "gen.sg"}:
                    agreeing.append((count, rule))
            if agreeing:
                return {(form, tag) for form, tag in self._decline(lemma, max(agreeing)[1]) if tag.endswith(".pl")}
        return set()

    @staticmethod
    def _decline(lemma, rule):
        stem = lemma[: len(lemma) - len(rule[0])]
        return {(stem + suffix, tag) for suffix, tag in rule[1]}

    def explainer(self):
        """A function telling whether a word is a form of what has been gathered so far."""
        suffixes = {number: {suffix for suffix, _ in pairs} for (_, pairs), number in self.paradigms.items()}

        def explained(word):
            return any(word[cut:] in suffixes[number]
                       for cut in range(len(word), -1, -1) for number in self.stems.get(word[:cut], ()))

        return explained

    def yo_forms_with_e(self):
        """The forms with Ё, spelled with Е."""
        suffixes = {number: {suffix for suffix, _ in pairs} for (_, pairs), number in self.paradigms.items()}
        return {fold(stem + suffix) for stem, numbers in self.stems.items() for number in numbers
                for suffix in suffixes[number] if "Ё" in stem or "Ё" in suffix}

    def lines(self):
        """paradigms.txt and stems.txt; the commonest paradigms get the smallest numbers."""
        uses = collections.Counter(number for numbers in self.stems.values() for number in numbers)
        order = {old: new for new, (old, _) in enumerate(uses.most_common())}
        by_number = {number: entry for entry, number in self.paradigms.items()}
        paradigms = []
        for old in sorted(order, key=order.get):
            lemma_suffix, pairs = by_number[old]
            spelled = " ".join(f"{suffix or '-'}:{tag}" for suffix, tag in pairs)
            paradigms.append(f"{order[old]}\t{lemma_suffix or '-'}\t{spelled}")
        stems = [f"{stem or '-'}\t{','.join(str(n) for n in sorted(order[n] for n in self.stems[stem]))}"
                 for stem in sorted(self.stems)]
        return paradigms, stems
