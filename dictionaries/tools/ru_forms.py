"""Inflected forms of Russian words, as stems with their paradigms.

A paradigm is (suffix of the lemma, ((suffix, tag), ...)); a word is a stem with a paradigm.
"""

import collections
import re
import sys

import ru_endings
import ru_other_words
from ru_collector import Collector
from ru_sources import LINK_GRAMMAR, RUSSIAN, fold
from ru_yo import APERTIUM_CASES, Yo
from wordlists import inflect

CASES = {"им": "nom", "рд": "gen", "дт": "dat", "вн": "acc", "тв": "ins", "пр": "loc", "зв": "voc"}
NUMBERS = {"ед": "sg", "мн": "pl"}
PARTS_OF_SPEECH = {"П": "adj", "Г": "verb", "Н": "adv", "ЧИСЛ": "num", "ЧИСЛ-П": "num", "МС": "pron",
                   "МС-П": "pron", "МС-ПРЕДК": "pron"}
SURNAME = re.compile("(ов|ев|ин|ын)$")
INDECLINABLE_ENDING = re.compile("([ОУЭЮИ]|[^ИЬ]Е|[^СТВНЛР]О)$")
POSSESSIVE = re.compile("([оеё]в|[иы]н)$")
INDECLINABLE_ADJECTIVE = "П,0"
INFINITIVE = re.compile("(ть|ти|чь)(ся|сь)?$")


def noun_tag(grammemes):
    parts = grammemes.split(",")
    if parts[-1] == "0":
        return "nom.sg"
    return CASES[parts[-1]] + "." + NUMBERS[parts[-2]]


def gender(grammemes):
    """What tells one noun paradigm from another: gender and animacy."""
    return tuple(part for part in grammemes.split(",")[1:] if part not in CASES and part not in NUMBERS)


def other_tag(grammemes):
    parts = grammemes.split(",")
    if "прч" in parts:
        return "adj"
    return PARTS_OF_SPEECH.get(parts[0], "other")


def lemma_rank(grammemes):
    """How well a form serves as the citation form of a word other than a noun; the lowest is the best."""
    parts = grammemes.split(",")
    if parts[0] == "Г":
        return 0 if parts[-1] == "инф" else 3
    if "им" in parts and ("мр" in parts or "мн" not in parts):
        return 0 if "мр" in parts or "ед" not in parts else 1
    return 0 if parts[-1] == "0" else 2


def surnames(link_grammar):
    """Lemmas in -ов, -ев, -ин with the instrumental in -ым: they mark surnames."""
    found = set()
    for connector, pairs in link_grammar.connectors.items():
        instrumental = {s for s, tag in pairs if tag.startswith("С,мр,од,") and tag.endswith("ед,тв")}
        if any(suffix.endswith("ым") for suffix in instrumental):
            found.add(connector)
    result = set()
    for stem, connectors in link_grammar.stems.items():
        for connector in connectors:
            if connector not in found:
                continue
            whole = {stem} if any(t.startswith("С,мр,од,ед,им") for t in link_grammar.whole.get(stem, ())) else set()
            lemmas = whole | {stem + s for s, tag in link_grammar.connectors[connector] if tag == "С,мр,од,ед,им"}
            result |= {lemma for lemma in lemmas if SURNAME.search(lemma) and RUSSIAN.fullmatch(lemma)}
            result |= {lemma + "а" for lemma in lemmas if SURNAME.search(lemma) and RUSSIAN.fullmatch(lemma)}
    return result


class Maker:
    def __init__(self, sources, nouns, names, models, function_words, plural_only, extra_forms, hidden, other_words):
        self.link_grammar = sources.link_grammar
        self.hunspell = sources.hunspell
        self.apertium = sources.apertium
        self.collector = Collector(hidden)
        self.extra_forms = extra_forms
        self.other_words = other_words
        self.other_models = dict.fromkeys(ru_other_words.models(), frozenset())
        self.collector.lemma_of = {word: described.split("\t")[1] for word, described in function_words.items()
                                   if "\t" in described}
        self.nouns = nouns
        self.names = names
        self.models = models
        self.function_words = function_words
        self.plural_only = plural_only
        self.indeclinable = set()
        self.genitive_plurals = sources.link_grammar.genitive_plurals()
        self.declined_names = set()
        self.forms_of_names = set()
        self.instrumentals = {name.upper() for name in ru_endings.separate_instrumentals(sources.hunspell.capitalised)}
        self.folded_names = {fold(name) for name in names}
        self.by_fold = collections.defaultdict(set)
        for noun in nouns:
            self.by_fold[fold(noun)].add(noun)
        twins = {word for word, spellings in self.by_fold.items() if len(spellings) > 1}
        self.yo = Yo(sources.hunspell, sources.apertium, twins)

    def make(self):
        self._link_grammar_words()
        self._function_words()
        self._apertium_nouns()
        self._hunspell_nouns()
        self._remaining_nouns()
        self._extra_forms()
        self._other_additions()
        self._hunspell_names()
        self._hunspell_other_words()
        self._hunspell_remaining_forms()
        self._remaining_names()
        self._plurals_of_singulars()
        return self.collector.lines()

    # ---- link-grammar

    def _link_grammar_words(self):
        used = collections.defaultdict(set)
        for stem, connectors in self.link_grammar.stems.items():
            for connector in connectors:
                pairs = self.link_grammar.connectors.get(connector, [])
                whole = self.link_grammar.whole.get(stem, ())
                noun_pairs = [(suffix, tag) for suffix, tag in pairs if tag.startswith("С,")]
                if noun_pairs:
                    self._noun(stem, self._with_whole(noun_pairs, whole, used[stem]))
                other_pairs = [(suffix, tag) for suffix, tag in pairs if not tag.startswith("С,")]
                if other_pairs:
                    self._other(stem, self._other_with_whole(other_pairs, whole, used[stem]))
        for word, tags in self.link_grammar.whole.items():
            for tag in tags:
                if tag in used[word] or not RUSSIAN.fullmatch(word) or self._is_half_a_compound(word, tag):
                    continue
                if tag.startswith("С,"):
                    if tag.endswith(",0"):
                        self.indeclinable |= self.by_fold.get(word.upper(), set())
                    if noun_tag(tag) == "nom.sg" or ",мн," in tag and tag.endswith("им"):
                        self._noun(word, [("", tag)])
                else:
                    self.collector.add(word.upper(), {(word.upper(), other_tag(tag))})
                    self._add_yo_forms(word, {(word, other_tag(tag))})

    @staticmethod
    def _with_whole(pairs, whole, used):
        """Adds the forms without a suffix, which link-grammar lists as words of their own."""
        genders = {gender(tag) for _, tag in pairs}
        present = {tag for _, tag in pairs}
        extra = [("", tag) for tag in whole if tag.startswith("С,") and gender(tag) in genders and tag not in present]
        used.update(tag for _, tag in extra)
        return pairs + extra

    @staticmethod
    def _other_with_whole(pairs, whole, used):
        parts = {tag.split(",")[0] for _, tag in pairs}
        present = {tag for _, tag in pairs}
        extra = [("", tag) for tag in whole if tag.split(",")[0] in parts and tag not in present]
        used.update(tag for _, tag in extra)
        return pairs + extra

    def _noun(self, stem, pairs):
        forms = {(stem + suffix, noun_tag(tag)) for suffix, tag in pairs if RUSSIAN.fullmatch(stem + suffix)}
        lemmas = sorted({form for form, tag in forms if tag == "nom.sg"})
        if not lemmas:
            lemmas = sorted({form for form, tag in forms if tag == "nom.pl"})
        for lemma in lemmas:
            spelled = self.by_fold.get(lemma.upper())
            if spelled:
                for spelling in spelled:
                    self._common_noun(spelling, forms)
                return
        for lemma in lemmas:
            if lemma.upper() in self.folded_names:
                self.collector.add(lemma.upper(), {(form.upper(), "name") for form, _ in forms})
                self._remember_name(lemma.upper(), {form.upper() for form, _ in forms})
                return
        plurals = sorted({form for form, tag in forms if tag == "nom.pl"})
        for plural in plurals:
            for spelling in self.by_fold.get(plural.upper(), ()):
                self._common_noun(spelling, {(form, tag) for form, tag in forms if tag.endswith(".pl")})

    def _common_noun(self, lemma, forms):
        small = lemma.lower()
        forms = forms | ru_endings.long_instrumentals(forms, "ins.sg")
        spelled = {(self.yo.noun_form(form, tag, small).upper(), tag) for form, tag in forms}
        self.collector.add_noun(lemma, spelled)
        self.collector.learn(lemma, spelled)

    def _is_half_a_compound(self, word, tag):
        """АЛМАЗНО-, ТРОИЦЕ- look like indeclinable adjectives in link-grammar."""
        return tag == INDECLINABLE_ADJECTIVE and word not in self.hunspell.lower

    def _other(self, stem, pairs):
        forms = {(stem + suffix, other_tag(tag)) for suffix, tag in pairs if RUSSIAN.fullmatch(stem + suffix)}
        if not forms:
            return
        forms |= ru_endings.long_instrumentals(forms)
        comparatives = {stem + suffix for suffix, tag in pairs if "сравн" in tag.split(",")}
        for form in comparatives & self.yo.comparatives:
            longer = "по" + form
            self.collector.add(longer.upper(), {(one.upper(), "adj") for one in ru_endings.both_comparatives(longer)})
        lemma = min((lemma_rank(tag), stem + suffix) for suffix, tag in pairs if RUSSIAN.fullmatch(stem + suffix))[1]
        if POSSESSIVE.search(lemma) and lemma in self.genitive_plurals:
            forms = {(form, tag) for form, tag in forms if form != lemma}
        if any(tag.startswith("П,") for _, tag in pairs) and ru_endings.adverb(lemma):
            forms.add((ru_endings.adverb(lemma), "adv"))
        self.collector.add(lemma.upper(), {(form.upper(), tag) for form, tag in forms})
        self._add_yo_forms(lemma, forms)
        if len(forms) > len(self.other_models.get(lemma, forms)):
            self.other_models[lemma] = forms

    def _add_yo_forms(self, lemma, forms):
        """Beside the forms spelled with Е those spelled with Ё."""
        marked = {(s, tag) for form, tag in forms for s in self.yo.spellings.get(form, ())}
        if marked:
            lemma = min(self.yo.spellings.get(lemma, {lemma}))
            self.collector.add(lemma.upper(), {(form.upper(), tag) for form, tag in marked})

    def _function_words(self):
        """Prepositions, particles and conjunctions of the grammar itself."""
        with open(LINK_GRAMMAR + "4.0.dict", encoding="utf-8") as text:
            plain = re.sub("%[^\n]*", "", text.read())
        explained = self.collector.explainer()
        for word, mark in re.findall(r"(?<![\w-])([а-яё]+)\.([a-z]+)(?![\w-])", plain):
            tag = "adv" if mark.startswith("e") else "other"
            if not explained(word.upper()):
                self.collector.add(word.upper(), {(word.upper(), tag)})
        for word, described in self.function_words.items():
            tag, _, lemma = described.partition("\t")
            self.collector.add(lemma or word, {(word, tag)})

    # ---- nouns which link-grammar lacks

    def _apertium_nouns(self):
        by_lemma = {}
        without_forms = self._without_forms()
        for lemma, forms in self.apertium.nouns.items():
            for spelling in self.by_fold.get(fold(lemma).upper(), ()):
                if spelling in without_forms:
                    by_lemma.setdefault(spelling, set()).update(
                        (surface, APERTIUM_CASES[case] + "." + number)
                        for (number, case), surfaces in forms.items() if case for surface in surfaces)
        for lemma, forms in sorted(by_lemma.items()):
            clean = {(fold(form), tag) for form, tag in forms if RUSSIAN.fullmatch(form)}
            if {form for form, _ in clean} == {fold(lemma).lower()}:
                self.indeclinable.add(lemma)
                self.collector.add_noun(lemma, {(lemma, "nom.sg")})
            else:
                self._common_noun(lemma, clean)

    def _without_forms(self):
        """Nouns of which at most the nominative and the accusative are known, though they are declined."""
        return {noun for noun in self.nouns if self.collector.lemmas.get(noun, 0) <= 2 and noun not in self.indeclinable}

    def _hunspell_nouns(self):
        for lemma in sorted(self._without_forms()):
            entry = lemma.lower()
            forms = self.hunspell.forms(entry) if entry in self.hunspell.lower else set()
            if len(forms) > 3:
                attested = {form.upper() for form in forms}
                declined = self.collector.by_analogy(lemma, attested)
                number = "nom.pl" if lemma in self.plural_only else "nom.sg"
                tagged = {(form, tag) for form, tag in declined if form in attested} | {(lemma, number)}
                tagged |= self.collector.by_model(lemma, self.models.get(lemma))
                self.collector.add_noun(lemma, tagged)

    def _remaining_nouns(self):
        for lemma in sorted(self._without_forms()):
            forms = self.collector.by_model(lemma, self.models.get(lemma))
            if not forms and not INDECLINABLE_ENDING.search(lemma):
                forms = self.collector.by_analogy(lemma)
            number = "nom.pl" if lemma in self.plural_only else "nom.sg"
            self.collector.add_noun(lemma, forms | {(lemma, number)})

    def _extra_forms(self):
        for form, described in self.extra_forms.items():
            lemma, tag = described.split()
            self.collector.add(lemma, {(form, tag)})

    # ---- adjectives and verbs which the sources lack

    def _other_additions(self):
        for word in self.other_words:
            small = word.lower()
            model = ru_other_words.model_of(small)
            forms = inflect(small, model, self.other_models[model]) if model else set()
            if not forms:
                sys.exit(f"no model declines or conjugates {word}")
            self.collector.add(word, {(form.upper(), tag) for form, tag in forms})

    # ---- names

    def _hunspell_names(self):
        for word in self.hunspell.entries:
            small = word.lower()
            if word[0].isupper() and not word.isupper() and small.upper() in self.names:
                forms = {form.upper() for form in self.hunspell.forms(word)}
                forms |= {ru_endings.separate_instrumental(small).upper()} & self.instrumentals
                self.collector.add(small.upper(), {(form, "name") for form in forms})
                self._remember_name(small.upper(), forms)

    def _remember_name(self, name, forms):
        if len(forms) > 1:
            self.declined_names.add(name)
            self.forms_of_names |= forms - {name}

    def _remaining_names(self):
        """Names which no source declines; a name which is itself a form of another one is left alone.

        A case which is a form of another word as well is left out: ДЕЛОВЫХ is an adjective first, then of ДЕЛОВ.
        """
        explained = self.collector.explainer()
        cases = {}
        for name in sorted(self.names - self.declined_names):
            if name not in self.forms_of_names or ru_endings.FEMININE_SURNAME.search(name.lower()):
                forms = {form.upper() for form in ru_endings.name_forms(name.lower())}
                cases[name] = {(form, "name") for form in forms if form == name or not explained(form)}
        for name, forms in cases.items():
            self.collector.add(name, forms)

    # ---- words with an empty stem, which link-grammar's files leave out

    def _hunspell_other_words(self):
        """Adjectives and verbs (ХОРОШИЙ, БОЛЬШОЙ) of which no form is known yet."""
        explained = self.collector.explainer()
        unexplained = {}
        for word, flags in self.hunspell.entries.items():
            if word not in self.hunspell.lower or set(flags) & self.hunspell.NOUN_FLAGS:
                continue
            tag = "adj" if "A" in flags else "verb" if flags and INFINITIVE.search(word) else ""
            if tag and not explained(word.upper()):
                unexplained[word] = tag
        for word, tag in unexplained.items():
            self.collector.add(word.upper(), {(form.upper(), tag) for form in self.hunspell.forms(word)})

    def _hunspell_remaining_forms(self):
        """What only the spelling dictionary knows: plurals of abstract nouns, adverbs, inhabitants of towns."""
        explained = self.collector.explainer()
        known = self.collector.yo_forms_with_e() | set(self.by_fold)
        words = sorted(word for word in self.hunspell.lower if "A" not in self.hunspell.entries[word])
        unexplained = [(word, form) for word in words for form in sorted(self.hunspell.forms(word))
                       if ru_endings.is_sound(form) and fold(form).upper() not in known
                       and not explained(form.upper()) and not explained(fold(form).upper())]
        for word, form in unexplained:
            spelled = min(self.by_fold.get(fold(word).upper(), {""}))
            if spelled and spelled[0] == form[0].upper():
                self.collector.add(spelled, {(form.upper(), ru_endings.number_and_case(form))})
            elif ru_endings.inhabitant(form):
                lemma, tag = ru_endings.inhabitant(form)
                self.collector.add(lemma.upper(), {(form.upper(), tag)})
            elif ru_endings.part_of_speech(form):
                self.collector.add(word.upper(), {(form.upper(), ru_endings.part_of_speech(form))})

    def _plurals_of_singulars(self):
        """Plurals of the nouns which the sources decline in the singular only (ЧАТЫ), unless they are other words."""
        explained = self.collector.explainer()
        plurals = {}
        for lemma in sorted(self.nouns - set(self.plural_only) - self.indeclinable):
            tags = {tag for _, tag in self.collector.noun_forms[lemma]}
            if "gen.sg" in tags and "nom.pl" not in tags:
                plurals[lemma] = {(form, tag) for form, tag in self.collector.plural_by_analogy(lemma)
                                  if form not in self.nouns and not explained(form)}
        for lemma, forms in plurals.items():
            self.collector.add(lemma, forms)


def make(sources, nouns, names, models, function_words, plural_only, extra_forms, hidden, other_words):
    """models: noun -> noun declined alike; function_words: word -> "tag" or "tag<TAB>LEMMA"; plural_only: nouns;

    extra_forms: form -> "LEMMA tag"; hidden: word -> which of its readings are left out, "noun" or "any";
    other_words: adjectives and verbs.
    """
    return Maker(sources, nouns, names, models, function_words, plural_only, extra_forms, hidden, other_words).make()
