#include "core/lexicon/lexicon_writer.h"

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "core/lexicon/lexicon_format.h"
#include "core/lexicon/owned_graph.h"

namespace bukvol {

namespace {

using format::SectionKind;

/// The sections of a file in order, joined at the end.
class SectionWriter {
public:
    template <class Element>
    void add(SectionKind kind, std::span<const Element> elements) {
        const auto bytes = std::as_bytes(elements);
        if (!bytes.empty())
            sections_.emplace_back(kind, std::vector<std::byte>(bytes.begin(), bytes.end()));
    }
    template <class Element>
    void add(SectionKind kind, const std::vector<Element>& elements) {
        add(kind, std::span<const Element>(elements));
    }
    void add(SectionKind kind, std::string_view text) { add(kind, std::span<const char>(text)); }

    std::vector<std::byte> file() const {
        std::uint64_t offset = sizeof(format::Header) + sections_.size() * sizeof(format::Section);
        std::vector<format::Section> table;
        for (const auto& [kind, content] : sections_) {
            table.push_back({kind, 0, offset, content.size()});
            offset += (content.size() + format::alignment - 1) / format::alignment * format::alignment;
        }
        std::vector<std::byte> result(offset);
        std::memcpy(result.data() + sizeof(format::Header), table.data(),
                    table.size() * sizeof(format::Section));
        for (std::size_t i = 0; i < table.size(); ++i)
            std::memcpy(result.data() + table[i].offset, sections_[i].second.data(),
                        sections_[i].second.size());
        format::Header header{format::magic, 0, format::version, static_cast<std::uint32_t>(table.size()),
                              offset};
        std::memcpy(result.data(), &header, sizeof header);
        header.checksum = format::hash(std::span(result).subspan(format::checkedFrom));
        std::memcpy(result.data(), &header, sizeof header);
        return result;
    }

private:
    std::vector<std::pair<SectionKind, std::vector<std::byte>>> sections_;
};

std::uint8_t markByte(const WordMarks& marks) {
    const auto bit = [](bool set, format::Mark mark) -> unsigned {
        return set ? static_cast<unsigned>(mark) : 0U;
    };
    const auto tier = static_cast<unsigned>(std::clamp(marks.tier, 1, 4) - 1);
    return static_cast<std::uint8_t>(
        bit(marks.pluralOnly, format::pluralOnly) | bit(marks.diminutive, format::diminutive) |
        bit(marks.obscene, format::obscene) | bit(marks.slang, format::slang) | (tier << format::tierShift));
}

template <class Labels>
std::vector<std::uint32_t> labelGraph(const std::map<Word, Labels>& words, auto labelOf) {
    MinimalAutomatonBuilder builder;
    for (const auto& [word, labels] : words)
        builder.add(word, labelOf(labels));
    return LabelGraph::encode(builder.finish());
}

void addNouns(SectionWriter& writer, const LexiconSource& source) {
    std::vector<Word> words;
    std::vector<std::uint8_t> marks;
    for (const auto& [word, wordMarks] : source.nouns) {
        words.push_back(word);
        marks.push_back(markByte(wordMarks));
    }
    const OwnedGraph graph(std::move(words));
    writer.add(SectionKind::nounNodes, graph.view().nodes());
    writer.add(SectionKind::nounEdges, graph.view().edges());
    writer.add(SectionKind::marks, marks);

    std::vector<format::NounPair> bases;
    for (const auto& [word, base] : source.diminutiveBases)
        bases.push_back({graph.view().find(word).value(), graph.view().find(base).value()});
    writer.add(SectionKind::diminutiveBases, bases);

    std::vector<format::GlossEntry> index;
    std::string text;
    for (const auto& [word, gloss] : source.glosses) {
        index.push_back({graph.view().find(word).value(), static_cast<std::uint32_t>(text.size())});
        text += gloss;
    }
    if (text.size() > UINT32_MAX)
        throw std::length_error("the glosses are too large");
    if (!index.empty())
        index.push_back({UINT32_MAX, static_cast<std::uint32_t>(text.size())});
    writer.add(SectionKind::glossIndex, index);
    writer.add(SectionKind::glossText, text);
}

/// Suffixes numbered by length, then alphabetically.
class SuffixTable {
public:
    explicit SuffixTable(const std::vector<LexiconSource::Paradigm>& paradigms) {
        for (const auto& paradigm : paradigms) {
            suffixes_.push_back(paradigm.lemmaSuffix);
            for (const auto& [suffix, tag] : paradigm.endings)
                suffixes_.push_back(suffix);
        }
        std::ranges::sort(suffixes_, inOrder);
        suffixes_.erase(std::unique(suffixes_.begin(), suffixes_.end()), suffixes_.end());
        if (suffixes_.size() > UINT16_MAX)
            throw std::length_error("there are too many suffixes");
    }

    std::uint16_t number(const Word& suffix) const {
        return static_cast<std::uint16_t>(std::ranges::lower_bound(suffixes_, suffix, inOrder) -
                                          suffixes_.begin());
    }

    void addTo(SectionWriter& writer) const {
        if (suffixes_.empty())
            return;
        std::vector<std::uint32_t> starts{0};
        std::vector<Letter> letters;
        for (const Word& suffix : suffixes_) {
            letters.insert(letters.end(), suffix.begin(), suffix.end());
            starts.push_back(static_cast<std::uint32_t>(letters.size()));
        }
        writer.add(SectionKind::suffixStarts, starts);
        writer.add(SectionKind::suffixLetters, letters);
    }

private:
    static bool inOrder(const Word& a, const Word& b) {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    }

    std::vector<Word> suffixes_;
};

void addParadigms(SectionWriter& writer, const std::vector<LexiconSource::Paradigm>& source) {
    const SuffixTable suffixes(source);
    std::vector<format::Paradigm> paradigms;
    std::vector<format::Ending> endings;
    for (const auto& paradigm : source) {
        const std::size_t first = endings.size();
        for (const auto& [suffix, tag] : paradigm.endings)
            endings.push_back({suffixes.number(suffix), tag.code(), 0});
        std::ranges::sort(std::span(endings).subspan(first), {},
                          [](const format::Ending& ending) { return std::pair(ending.suffix, ending.tag); });
        if (endings.size() - first > UINT16_MAX)
            throw std::length_error("a paradigm has too many endings");
        paradigms.push_back({static_cast<std::uint32_t>(first),
                             static_cast<std::uint16_t>(endings.size() - first),
                             suffixes.number(paradigm.lemmaSuffix)});
    }
    writer.add(SectionKind::paradigms, paradigms);
    writer.add(SectionKind::endings, endings);
    suffixes.addTo(writer);
}

void addStems(SectionWriter& writer, const LexiconSource& source) {
    std::map<std::vector<std::uint16_t>, std::uint32_t> numbers;
    for (const auto& [stem, paradigms] : source.stems)
        numbers.emplace(paradigms, 0);
    std::vector<std::uint32_t> starts;
    std::vector<std::uint16_t> sets;
    for (auto& [set, number] : numbers) {
        number = static_cast<std::uint32_t>(starts.size());
        starts.push_back(static_cast<std::uint32_t>(sets.size()));
        sets.insert(sets.end(), set.begin(), set.end());
    }
    if (!starts.empty())
        starts.push_back(static_cast<std::uint32_t>(sets.size()));
    writer.add(SectionKind::stems,
               labelGraph(source.stems, [&](const auto& paradigms) { return numbers.at(paradigms); }));
    writer.add(SectionKind::paradigmSetStarts, starts);
    writer.add(SectionKind::paradigmSets, sets);
}

}  // namespace

std::vector<std::byte> compileLexicon(const LexiconSource& source) {
    SectionWriter writer;
    writer.add(SectionKind::language, source.languageText);
    addNouns(writer, source);
    writer.add(SectionKind::otherWords,
               labelGraph(source.otherWords, [](std::uint32_t bits) { return bits; }));
    addParadigms(writer, source.paradigms);
    addStems(writer, source);
    return writer.file();
}

}  // namespace bukvol
