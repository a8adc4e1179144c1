#include "core/lexicon/form_table.h"

#include <algorithm>

namespace bukvol {

namespace {

/// Whether `starts` divides `size` elements into runs: from 0 upwards to `size`.
bool divides(std::span<const std::uint32_t> starts, std::size_t size) {
    if (starts.empty())
        return size == 0;
    return starts.front() == 0 && starts.back() == size && std::ranges::is_sorted(starts);
}

}  // namespace

bool FormTable::wellFormed(LetterSet alphabet) const {
    const Parts& p = parts_;
    const std::size_t setCount = p.setStarts.empty() ? 0 : p.setStarts.size() - 1;
    if (!divides(p.setStarts, p.sets.size()) || !divides(p.suffixStarts, p.suffixLetters.size()) ||
        !p.stems.wellFormed(alphabet, static_cast<std::uint32_t>(setCount)))
        return false;
    const auto inAlphabet = [&](Letter letter) { return letter < maxLetters && alphabet.contains(letter); };
    const auto suffixExists = [&](const format::Ending& ending) {
        return ending.suffix < suffixCount() && FormTag::fromCode(ending.tag).has_value();
    };
    const auto inside = [&](const format::Paradigm& paradigm) {
        return std::uint64_t{paradigm.firstEnding} + paradigm.endingCount <= p.endings.size() &&
               paradigm.lemmaSuffix < suffixCount();
    };
    return std::ranges::all_of(p.suffixLetters, inAlphabet) && std::ranges::all_of(p.endings, suffixExists) &&
           std::ranges::all_of(p.paradigms, inside) &&
           std::ranges::all_of(p.sets, [&](std::uint16_t number) { return number < p.paradigms.size(); });
}

/// One search for the readings of a word: a walk along its letters through the stems.
class FormTable::Lookup {
public:
    Lookup(const FormTable& table, const Word& word, const Folding& folding)
        : table_(table), parts_(table.parts_), word_(word), folding_(folding) {}

    std::vector<FormReading> run() {
        if (!table_.empty())
            walk(0);
        return std::move(found_);
    }

private:
    /// Suffixes by their numbers, from `first` to before `last`.
    struct Numbers {
        std::size_t first;
        std::size_t last;
    };

    void walk(LabelGraph::Node node) {
        if (found_.size() >= maxReadings)
            return;
        if (const auto set = parts_.stems.label(node))
            tryEndings(*set);
        if (stem_.size() == word_.size())
            return;
        const LetterSet wanted = folding_.classOf(word_[stem_.size()]);
        parts_.stems.forEachEdge(node, [&](Letter letter, LabelGraph::Node target) {
            if (wanted.contains(letter)) {
                stem_.push_back(letter);
                walk(target);
                stem_.pop_back();
            }
        });
    }

    /// The first of the numbers for which `before` does not hold; it holds for none after that.
    template <class Before>
    static std::size_t firstNot(Numbers numbers, Before before) {
        while (numbers.first < numbers.last) {
            const std::size_t middle = numbers.first + (numbers.last - numbers.first) / 2;
            if (before(middle))
                numbers.first = middle + 1;
            else
                numbers.last = middle;
        }
        return numbers.first;
    }

    /// The numbers for which `property`, by which they are ordered, is `value`.
    template <class Value, class Property>
    static Numbers having(Numbers numbers, Value value, Property property) {
        const std::size_t first =
            firstNot(numbers, [&](std::size_t number) { return property(number) < value; });
        const std::size_t last =
            firstNot({first, numbers.last}, [&](std::size_t number) { return property(number) <= value; });
        return {first, last};
    }

    /// The numbers of the suffixes that the rest of the word can be.
    void findSuffixes() {
        suffixes_.clear();
        const std::size_t length = word_.size() - stem_.size();
        const auto lengthOf = [&](std::size_t number) { return table_.suffix(number).size(); };
        narrow(having({0, table_.suffixCount()}, length, lengthOf), 0, length);
    }

    /// Of suffixes that agree with the rest of the word in `depth` letters, keeps those that agree in all.
    void narrow(Numbers numbers, std::size_t depth, std::size_t length) {
        if (numbers.first == numbers.last)
            return;
        if (depth == length) {
            suffixes_.push_back(static_cast<std::uint16_t>(numbers.first));
            return;
        }
        const LetterSet wanted = folding_.classOf(word_[stem_.size() + depth]);
        for (std::uint64_t rest = wanted.mask(); rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            const auto letterAt = [&](std::size_t number) { return table_.suffix(number)[depth]; };
            narrow(having(numbers, letter, letterAt), depth + 1, length);
        }
    }

    void tryEndings(std::uint32_t set) {
        findSuffixes();
        if (suffixes_.empty())
            return;
        for (std::uint32_t i = parts_.setStarts[set]; i < parts_.setStarts[set + 1]; ++i) {
            const format::Paradigm& paradigm = parts_.paradigms[parts_.sets[i]];
            const auto endings = parts_.endings.subspan(paradigm.firstEnding, paradigm.endingCount);
            for (const std::uint16_t suffix : suffixes_) {
                auto ending = std::ranges::lower_bound(endings, suffix, {}, &format::Ending::suffix);
                for (; ending != endings.end() && ending->suffix == suffix; ++ending)
                    add(paradigm, *ending);
            }
        }
    }

    void add(const format::Paradigm& paradigm, const format::Ending& ending) {
        if (found_.size() >= maxReadings)
            return;
        const auto joined = [&](std::size_t suffixNumber) {
            const auto suffix = table_.suffix(suffixNumber);
            Word result(stem_);
            result.insert(result.end(), suffix.begin(), suffix.end());
            return result;
        };
        found_.push_back(
            {joined(ending.suffix), joined(paradigm.lemmaSuffix), *FormTag::fromCode(ending.tag)});
    }

    const FormTable& table_;
    const Parts& parts_;
    const Word& word_;
    const Folding& folding_;
    Word stem_;
    std::vector<std::uint16_t> suffixes_;
    std::vector<FormReading> found_;
};

std::vector<FormReading> FormTable::readings(const Word& word, const Folding& folding) const {
    return Lookup(*this, word, folding).run();
}

}  // namespace bukvol
