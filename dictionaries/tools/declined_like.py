"""Additions of a language with a noun that is declined alike, for its importer: declined-like.txt, WORD<TAB>MODEL."""

import os
import sys

import languages_common as common

NOUN_CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "voc")


def read(language):
    return common.read_pairs(language, "declined-like.txt")


def decline(forms, models):
    """Gives every word the noun forms of its model, ending by ending; returns the forms so made."""
    all_made = set()
    for word, model in models.items():
        declined = [(form, tag) for form, tag in forms.lemmas.get(model, ()) if tag.startswith(NOUN_CASES)]
        stem = os.path.commonprefix([model] + [form for form, _ in declined])
        ending = model[len(stem):]
        if not declined or not word.endswith(ending):
            sys.exit("%s is not declined like %s" % (word, model))
        for form, tag in declined:
            made = word[:len(word) - len(ending)] + form[len(stem):]
            forms.add(word, made, tag)
            all_made.add(made)
    return all_made
