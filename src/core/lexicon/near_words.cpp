#include "core/lexicon/near_words.h"

#include <algorithm>
#include <tuple>

namespace bukvol {

namespace {

/// Edits, the least violent first.
enum class Edit { none, exchange, replace, remove, insert };

struct Candidate {
    int tier;
    Edit edit;
    bool otherStart;
    Word word;

    auto rank() const { return std::tie(tier, edit, otherStart, word); }
};

/// A walk through the graph along the word, with a number of edits to spend.
class NearWalk {
public:
    NearWalk(const Lexicon& lexicon, const Word& word,
             const std::function<bool(std::uint32_t, std::size_t)>& counts)
        : lexicon_(lexicon), graph_(lexicon.nouns()), word_(word), counts_(counts) {}

    /// The best words at a distance of exactly `edits`, or nearer.
    std::vector<Word> find(int edits) {
        best_.clear();
        if (!graph_.empty())
            walk(0, 0, 0, edits, Edit::none);
        std::vector<Word> result;
        for (Candidate& candidate : best_)
            result.push_back(std::move(candidate.word));
        return result;
    }

private:
    std::size_t left(std::size_t at) const { return word_.size() - at; }

    void walk(WordGraph::NodeIndex node, std::uint32_t number, std::size_t at, int edits, Edit last) {
        if (left(at) > graph_.node(node).longestBelow + static_cast<std::size_t>(edits))
            return;
        if (edits == 0) {
            finish(node, number, at, last);
            return;
        }
        if (at == word_.size() && graph_.isWord(node))
            take(number, last);
        if (at < word_.size()) {
            walk(node, number, at + 1, edits - 1, Edit::remove);
            exchange(node, number, at, edits);
        }
        for (std::uint64_t rest = graph_.following(node).mask(); rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            const WordGraph::Edge& edge = graph_.edge(node, letter);
            const std::uint32_t next = number + edge.wordsBefore;
            path_.push_back(letter);
            const bool same = at < word_.size() && word_[at] == letter;
            if (same)
                walk(edge.target, next, at + 1, edits, last);
            else if (at < word_.size())
                walk(edge.target, next, at + 1, edits - 1, Edit::replace);
            walk(edge.target, next, at, edits - 1, Edit::insert);
            path_.pop_back();
        }
    }

    void exchange(WordGraph::NodeIndex node, std::uint32_t number, std::size_t at, int edits) {
        if (left(at) < 2 || word_[at] == word_[at + 1] || !graph_.following(node).contains(word_[at + 1]))
            return;
        const WordGraph::Edge& first = graph_.edge(node, word_[at + 1]);
        if (!graph_.following(first.target).contains(word_[at]))
            return;
        const WordGraph::Edge& second = graph_.edge(first.target, word_[at]);
        path_.push_back(word_[at + 1]);
        path_.push_back(word_[at]);
        walk(second.target, number + first.wordsBefore + second.wordsBefore, at + 2, edits - 1,
             Edit::exchange);
        path_.resize(path_.size() - 2);
    }

    /// The rest of the word, letter by letter.
    void finish(WordGraph::NodeIndex node, std::uint32_t number, std::size_t at, Edit last) {
        for (std::size_t i = at; i < word_.size(); ++i) {
            if (!graph_.following(node).contains(word_[i]))
                return;
            const WordGraph::Edge& edge = graph_.edge(node, word_[i]);
            number += edge.wordsBefore;
            node = edge.target;
        }
        if (!graph_.isWord(node))
            return;
        const std::size_t length = path_.size();
        path_.insert(path_.end(), word_.begin() + static_cast<std::ptrdiff_t>(at), word_.end());
        take(number, last);
        path_.resize(length);
    }

    void take(std::uint32_t number, Edit edit) {
        const WordMarks marks = lexicon_.marks(number);
        if (marks.obscene || path_ == word_ || !counts_(number, path_.size()))
            return;
        Candidate candidate{marks.tier, edit, path_.front() != word_.front(), path_};
        const auto known = std::ranges::find(best_, candidate.word, &Candidate::word);
        if (known != best_.end()) {
            known->edit = std::min(known->edit, edit);
        } else if (best_.size() < maxNearWords || candidate.rank() < best_.back().rank()) {
            if (best_.size() == maxNearWords)
                best_.pop_back();
            best_.push_back(std::move(candidate));
        }
        std::ranges::sort(best_, {}, [](const Candidate& c) { return c.rank(); });
    }

    const Lexicon& lexicon_;
    const WordGraph& graph_;
    const Word& word_;
    const std::function<bool(std::uint32_t, std::size_t)>& counts_;
    Word path_;
    std::vector<Candidate> best_;
};

}  // namespace

std::vector<Word> nearWords(const Lexicon& lexicon, const Word& word,
                            const std::function<bool(std::uint32_t noun, std::size_t length)>& counts) {
    constexpr std::size_t shortestForTwo = 4;
    if (word.empty() || word.size() > maxWordLength)
        return {};
    NearWalk walk(lexicon, word, counts);
    std::vector<Word> found = walk.find(1);
    if (found.empty() && word.size() >= shortestForTwo)
        found = walk.find(2);
    return found;
}

}  // namespace bukvol
