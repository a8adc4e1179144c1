"""Short English equivalents of Russian nouns, from English-Russian dictionaries turned round."""

import collections
import math
import re

from ru_sources import dictd_articles, fold

HEADWORD = re.compile(r"[a-z][a-z'-]*( [a-z'-]+)?")
PART_OF_SPEECH = re.compile(r"(?:^|\s)(?:\d+\.\s*)?_(n|v|a|adv|prep|cj|pron|int|num|pref|suf|p\.p|past|pres)\.", re.M)
SENSE = re.compile(r"(?:^|\s)\d+\)")
NOTE = re.compile(r"\([^()]*\)|\{[^{}]*\}|\[[^\[\]]*\]|_[А-Яа-яёA-Za-z.-]+\.?")
STYLE_MARK = re.compile(r"_(разг|жарг|сленг|шутл|поэт|уст|груб|ирон|презр|шотл|диал)\.")
MARK = re.compile(r"_(?!pl|sing)[А-Яа-яё]+\.")
ENGLISH_WORD = re.compile(r"[a-z]+(?:['-][a-z]+)*")
RUSSIAN_WORD = re.compile(r"[а-яё]+", re.I)
PLURAL_ONLY_SENSE = re.compile(r"^[^;,А-Яа-яё]*_pl\.")
FUNCTION_WORDS = {"when", "why", "she", "he", "who", "where", "while", "how", "what", "if", "that", "which"}
CAPITALISED = {"january", "february", "april", "june", "july", "august", "september", "october", "november",
               "december", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"}
MOST_EQUIVALENTS = 3
LONGEST = 80
WORTH_KEEPING = 0.4
LEAST_SCORE = 0.35
FREEDICT_SCORE = 2.0


def noun_sections(article):
    """The parts of an article which are about a noun."""
    marks = list(PART_OF_SPEECH.finditer(article))
    for mark, after in zip(marks, marks[1:] + [None]):
        if mark.group(1) == "n":
            yield article[mark.end(): after.start() if after else len(article)]


def equivalents(section, headword):
    """(Russian word, weight): the first word of the first sense weighs most.

    A word followed by a clause is a paraphrase ("человек, который..."), a sense with a
    technical mark is a special one, one with a mark of style hardly counts, and senses of the
    English plural do not count under the singular.
    """
    senses = SENSE.split(section)
    if len(senses) > 1 and not RUSSIAN_WORD.search(senses[0]):
        senses = senses[1:]
    for sense_rank, sense in enumerate(senses, 1):
        if PLURAL_ONLY_SENSE.search(sense) and not headword.endswith("s"):
            continue
        special = 0.1 if STYLE_MARK.search(sense) else 0.4 if MARK.search(sense) else 1.0
        plain = NOTE.sub(" ", re.sub(r"-\s*\n\s*", "-", sense).replace("\n", " "))
        rank = 0
        for phrase in plain.split(";"):
            words = [part.strip(" .").replace("\u0301", "") for part in phrase.split(",")]
            paraphrase = 0.2 if any(" " in word for word in words) else 1.0
            for word in words:
                rank += 1
                if RUSSIAN_WORD.fullmatch(word):
                    yield word.upper(), special * paraphrase / (sense_rank * math.sqrt(rank))


def word_counts(articles):
    """How often each English word occurs in the articles: the examples show which are common."""
    counts = collections.Counter()
    for _, article in articles:
        counts.update(ENGLISH_WORD.findall(article.lower()))
    return counts


def score_all(nouns):
    by_fold = collections.defaultdict(set)
    for noun in nouns:
        by_fold[fold(noun)].add(noun)

    def spellings(word):
        known = by_fold.get(fold(word), set())
        return {word} if word in known else known if len(known) == 1 else set()

    scores = collections.defaultdict(lambda: collections.defaultdict(float))
    articles = list(dictd_articles("mueller7"))
    counts = word_counts(articles)
    for headword, article in articles:
        if HEADWORD.fullmatch(headword) and headword not in FUNCTION_WORDS:
            fame = 1 + math.log(min(counts.get(word, 1) for word in headword.split()))
            for section in noun_sections(article):
                for word, weight in equivalents(section, headword):
                    for noun in spellings(word):
                        scores[noun][headword] += fame * weight
    for headword, article in dictd_articles("freedict-eng-rus"):
        if HEADWORD.fullmatch(headword):
            for line in article.split("\n")[1:]:
                for noun in spellings(line.strip().upper().replace("\u0301", "")):
                    scores[noun][headword] += FREEDICT_SCORE
    return scores


def make(nouns, reviewed):
    """noun -> one to three equivalents, the best first; reviewed ones go before the found."""
    glosses = {}
    for noun, candidates in score_all(nouns).items():
        ranked = sorted(candidates, key=lambda headword: (-candidates[headword], headword))
        best = candidates[ranked[0]]
        if best < LEAST_SCORE:
            continue
        chosen = [headword for headword in ranked[:MOST_EQUIVALENTS] if candidates[headword] >= WORTH_KEEPING * best]
        gloss = ", ".join(word.capitalize() if word in CAPITALISED else word for word in chosen)
        if len(gloss) <= LONGEST:
            glosses[noun] = gloss
    glosses.update((noun, gloss) for noun, gloss in reviewed.items() if noun in nouns)
    return glosses
