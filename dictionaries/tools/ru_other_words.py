"""Adjectives and verbs which no source has (ГУГЛИТЬ, КОВИДНЫЙ), inflected like well-known ones of the same ending."""

import os

# The longest ending a word has decides; each model must end so, too.
MODELS = {
    "ный": "модный", "овый": "бронзовый", "евый": "вишневый", "ский": "английский", "цкий": "немецкий", "ой": "меловой",
    "ый": "смелый", "хий": "ветхий", "щий": "настоящий", "аемый": "уважаемый", "анный": "странный", "кий": "громкий", "лый": "смелый", "тый": "сытый",
    "ать": "читать", "аться": "кататься", "нуть": "толкнуть", "нуться": "толкнуться", "ануть": "резануть",
    "овать": "рисовать", "евать": "ночевать", "оваться": "рисоваться",
    "нить": "винить", "рить": "мирить", "лить": "солить", "оить": "строить", "еить": "клеить", "юить": "клеить",
    "бить": "рубить", "пить": "топить", "вить": "ловить", "мить": "кормить", "фить": "графить",
    "тить": "платить", "дить": "судить", "сить": "красить", "зить": "возить", "стить": "мостить",
    "жить": "служить", "шить": "сушить", "чить": "учить", "щить": "тащить",
    "ниться": "жениться", "риться": "мириться", "литься": "делиться", "биться": "влюбиться", "питься": "топиться",
    "виться": "ловиться", "миться": "кормиться", "титься": "платиться", "диться": "судиться", "ситься": "краситься",
    "зиться": "возиться", "фиться": "графиться", "житься": "кружиться", "иться": "строиться",
}


def model_of(word):
    """The model of a lower-case word, or nothing."""
    for start in range(len(word)):
        if word[start:] in MODELS:
            return MODELS[word[start:]]
    return None


def models():
    return set(MODELS.values())


def inflect(word, model, forms):
    """forms: (form, tag) of the model; the same of the word, or nothing where the endings do not agree."""
    stem = os.path.commonprefix([model] + [form for form, _ in forms])
    ending = model[len(stem):]
    if not word.endswith(ending):
        return set()
    start = word[:len(word) - len(ending)]
    return {(start + form[len(stem):], tag) for form, tag in forms}
