"""Additions of a language with a noun that is declined alike, for its importer: declined-like.txt, WORD<TAB>MODEL."""

import sys

import languages_common as common
from wordlists import inflect

NOUN_CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "voc")


def read(language):
    return common.read_pairs(language, "declined-like.txt")


def decline(forms, models):
    """Gives every word the noun forms of its model, ending by ending; returns the forms so made."""
    all_made = set()
    for word, model in models.items():
        declined = [(form, tag) for form, tag in forms.lemmas.get(model, ()) if tag.startswith(NOUN_CASES)]
        made = inflect(word, model, declined)
        if not made:
            sys.exit("%s is not declined like %s" % (word, model))
        for form, tag in made:
            forms.add(word, form, tag)
            all_made.add(form)
    return all_made
