"""Reading and writing the word lists of dictionaries/<language>/."""

import os
import unicodedata


def read_list(path):
    """Lines of a list without comments; an absent list is empty."""
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as lines:
        stripped = (unicodedata.normalize("NFC", line).strip("\r\n ") for line in lines)
        return [line for line in stripped if line and not line.startswith("#")]


def read_words(path):
    """The words of a list in upper case; of a table, its first column."""
    return {line.split("\t")[0].strip().upper() for line in read_list(path)}


def read_pairs(path):
    """A table WORD<TAB>VALUE as a dictionary."""
    return dict(line.split("\t", 1) for line in read_list(path) if "\t" in line)


def write_lines(path, lines):
    with open(path, "w", encoding="utf-8", newline="\n") as out:
        for line in lines:
            out.write(line + "\n")


def write_words(path, words):
    write_lines(path, sorted(words))


def write_table(path, table):
    write_lines(path, (f"{word}\t{table[word]}" for word in sorted(table)))


def tile_counts(words, letters, total, longest=8):
    """Tiles by letter frequency in the shorter words: largest remainder, at least one each."""
    frequency = dict.fromkeys(letters, 0)
    for word in words:
        if len(word) <= longest:
            for letter in word:
                frequency[letter] += 1
    everything = sum(frequency.values())
    shares = {letter: frequency[letter] * total / everything for letter in letters}
    tiles = {letter: max(1, int(shares[letter])) for letter in letters}
    by_remainder = sorted(letters, key=lambda letter: tiles[letter] - shares[letter])
    for letter in by_remainder[: max(0, total - sum(tiles.values()))]:
        tiles[letter] += 1
    return tiles


def share_beginnings(lines):
    """Sorted lines WORD or STEM<TAB>…: one that begins as the one before is written as the number of the shared letters
    and the rest, which halves names.txt and stems.txt."""
    written, before = [], ""
    for line in lines:
        stem, tab, rest = line.partition("\t")
        shared = len(os.path.commonprefix([stem, before]))
        written.append(f"{shared}{stem[shared:]}{tab}{rest}" if shared > 1 else line)
        before = stem
    return written


def inflect(word, model, forms):
    """forms: (form, tag) of the model; the same of the word, or nothing where the endings do not agree."""
    stem = os.path.commonprefix([model] + [form for form, _ in forms])
    ending = model[len(stem):]
    if not word.endswith(ending):
        return set()
    start = word[:len(word) - len(ending)]
    return {(start + form[len(stem):], tag) for form, tag in forms}
