"""Endings by rule: forms which the sources leave out although every Russian knows them."""

import re

VOWEL = re.compile("[аеёиоуыэюя]")
BROKEN_YO = re.compile("ё[аеёиоуыэюя]")
TWO_SYLLABLES = {"ой": "ою", "ей": "ею", "ёй": "ёю"}
PLURAL_ENDINGS = (("ами", "ins.pl"), ("ями", "ins.pl"), ("ам", "dat.pl"), ("ям", "dat.pl"), ("ах", "loc.pl"),
                  ("ях", "loc.pl"), ("ы", "nom.pl"), ("и", "nom.pl"), ("а", "nom.pl"), ("я", "nom.pl"))
OF_INHABITANTS = {"ца": "gen.sg", "цу": "dat.sg", "цем": "ins.sg", "це": "loc.sg", "цы": "nom.pl", "цев": "gen.pl",
                  "цам": "dat.pl", "цами": "ins.pl", "цах": "loc.pl"}
VERB_ENDING = re.compile("([ую]сь|тся|шься|лся|лась|лось|лись|вшись|ишь|ешь|[ую]т|[аеи]ет)$")
ADVERB_ENDING = re.compile("(..о|[сц]ки|ее|^в.+ую)$")
SHORT_ADJECTIVE = re.compile("..(ен|ан)$")
COMPARATIVE = re.compile("(ее|[жчшщ]е)$")
FEMININE_SURNAME = re.compile("([оеё]в|[иы]н)а$")
SURNAME = re.compile("([оеё]в|[иы]н)$")


def long_instrumentals(forms, tag_of_instrumental=None):
    """ВОДОЮ beside ВОДОЙ. Of words other than nouns only those are taken which have an accusative in -у, -ю."""
    plain = {form for form, _ in forms}
    found = set()
    for form, tag in forms:
        reflexive = "ся" if form.endswith("ся") else ""
        body = form.removesuffix("ся") if reflexive else form
        longer = TWO_SYLLABLES.get(body[-2:])
        if not longer:
            continue
        accusatives = {body[:-2] + ending + reflexive for ending in ("ую", "юю", "у", "ю")}
        if tag == tag_of_instrumental or (tag_of_instrumental is None and accusatives & plain):
            found.add((body[:-2] + longer + reflexive, tag))
    return found


def adverb(adjective):
    """ФАКТИЧЕСКИ of ФАКТИЧЕСКИЙ, НОМИНАЛЬНО of НОМИНАЛЬНЫЙ; empty if there is no regular one."""
    if adjective.endswith(("ский", "цкий")):
        return adjective[:-1]
    if adjective.endswith("ый"):
        return adjective[:-2] + "о"
    return ""


def both_comparatives(form):
    """СИЛЬНЕЙ beside СИЛЬНЕЕ."""
    return {form, form[:-1] + "й"} if form.endswith("ее") else {form}


def number_and_case(form):
    """The likeliest tag of a form of a noun which only the spelling dictionary has."""
    return next((tag for ending, tag in PLURAL_ENDINGS if form.endswith(ending)), "gen.pl")


def inhabitant(form):
    """(ВАНКУВЕРЕЦ, gen.pl) of ВАНКУВЕРЦЕВ: hunspell lists such forms as words; None for other words."""
    for ending in sorted(OF_INHABITANTS, key=len, reverse=True):
        if form.endswith(ending) and len(form) > len(ending) + 3:
            return form[: -len(ending)] + "ец", OF_INHABITANTS[ending]
    return None


def part_of_speech(word):
    """By the ending; empty if it does not tell."""
    endings = ((VERB_ENDING, "verb"), (ADVERB_ENDING, "adv"), (SHORT_ADJECTIVE, "adj"))
    return next((tag for ending, tag in endings if ending.search(word)), "")


def is_sound(form):
    """Whether hunspell's rules have not spoiled the form (ВОРОНЬЁОМ) and it can be read."""
    return bool(VOWEL.search(form)) and not BROKEN_YO.search(form)


def separate_instrumental(name):
    return name + "ем"


def separate_instrumentals(names):
    """ПАРИЖЕМ, ФЁДОРОВИЧЕМ: hunspell lists them as names of their own."""
    return {name for name in names if re.search("[жшчщц]ем$", name) and name[:-2] in names}


def name_forms(name):
    """Singular cases of a name, by its ending; both genders where the ending does not tell."""
    return {name} | {stem + ending for stem, endings in _name_endings(name) for ending in endings.split()}


def _name_endings(name):
    stem = name[:-1]
    if name.endswith(("ский", "цкий", "ый", "ой")):
        return [(name[:-2], "ого ому ым им ом ая ой ую ие ых")]
    if name.endswith(("ская", "цкая")):
        return [(name[:-2], "ой ую ою")]
    if name.endswith("ий"):
        return [(stem, "я ю ем и")]
    if name.endswith("й"):
        return [(stem, "я ю ем е")]
    if name.endswith("ь"):
        return [(stem, "я ю ем ём е и ью")]
    if FEMININE_SURNAME.search(name):
        return [(stem, "ой ы е у ою")]
    if name.endswith("ия"):
        return [(stem, "и ю ей ею")]
    if name.endswith("я"):
        return [(stem, "и е ю ей ею ёй")]
    if name.endswith("а"):
        after_hissing = name[-2] in "гкхжчшщ"
        return [(stem, "и е у ой ею ей ою" if after_hissing else "ы е у ой ою ей")]
    if name.endswith(("ово", "ево", "ёво", "ино", "ыно")):
        return [(stem, "а у ом е")]
    if VOWEL.match(name[-1]):
        return []
    endings = [(name, "а у ем ом е" if name[-1] in "жшчщц" else "а у ом е")]
    if SURNAME.search(name):
        endings.append((name, "ым ы ых ыми"))
    return endings
