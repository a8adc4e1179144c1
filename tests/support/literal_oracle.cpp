#include "support/literal_oracle.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>

namespace bukvol::test {

namespace {

constexpr int joker = -1;

struct Trie {
    std::map<int, std::unique_ptr<Trie>> next;
    std::vector<Word> words;  // several under a folding
};

using Cell = std::pair<int, int>;
using Cells = std::map<Cell, int>;  // letter or joker by square

class Oracle {
public:
    explicit Oracle(const OracleQuestion& question) : question_(question) {
        for (const Word& word : question.words) {
            Trie* node = &root_;
            for (const Letter letter : word) {
                auto& child = node->next[folded(letter)];
                if (!child)
                    child = std::make_unique<Trie>();
                node = child.get();
            }
            node->words.push_back(word);
        }
        const Board& board = question.position.board;
        for (int file = 0; file < board.geometry().files; ++file) {
            for (int rank = 0; rank < board.geometry().ranks; ++rank) {
                all_.emplace_back(file, rank);
                if (const auto tile = board.tileAt(Square(file, rank)))
                    cells_[{file, rank}] = tile->isJoker() ? joker : folded(tile->letter());
            }
        }
        for (const Letter letter : question.position.letters)
            bank_.insert(folded(letter));
    }

    std::set<Word> words(MoveKind kind) {
        found_.clear();
        if (kind == MoveKind::placement)
            placements();
        else if (kind == MoveKind::statusQuo)
            walk(cells_, {});
        else if (kind == MoveKind::castling)
            castlings();
        else if (kind == MoveKind::transfer)
            transfers();
        else
            replacements();
        return found_;
    }

private:
    int folded(Letter letter) const {
        if (question_.foldYo && letter == 6)
            return 5;
        return question_.foldShortI && letter == 10 ? 9 : letter;
    }

    bool touch(Cell a, Cell b) const {
        const int dx = std::abs(a.first - b.first);
        const int dy = std::abs(a.second - b.second);
        return question_.kingSteps ? std::max(dx, dy) == 1 : dx + dy == 1;
    }
    bool touchesAny(Cell cell, const Cells& cells) const {
        for (const auto& [other, letter] : cells) {
            if (touch(cell, other))
                return true;
        }
        return false;
    }
    static bool touchesStartSquare(Cell cell) {
        return cell.first >= 1 && cell.first <= 5 && cell.second >= 1 && cell.second <= 5;
    }

    void placements() {
        for (const Cell& cell : all_) {
            if (cells_.contains(cell) || !touchesAny(cell, cells_) ||
                (question_.opening && !touchesStartSquare(cell)))
                continue;
            for (const int letter : bank_) {
                Cells after = cells_;
                after[cell] = letter;
                walk(after, {cell});
            }
        }
    }
    void castlings() {
        for (const auto& [a, first] : cells_) {
            for (const auto& [b, second] : cells_) {
                if (!(a < b) || first == second)
                    continue;
                Cells after = cells_;
                after[a] = second;
                after[b] = first;
                walk(after, {a, b});
            }
        }
    }
    void transfers() {
        for (const auto& [from, letter] : cells_) {
            for (const Cell& to : all_) {
                if (cells_.contains(to))
                    continue;
                Cells after = cells_;
                after.erase(from);
                if (!touchesAny(to, after))
                    continue;
                after[to] = letter;
                walk(after, {to});
            }
        }
    }
    void replacements() {
        for (const auto& [cell, old] : cells_) {
            for (const int letter : bank_) {
                if (old == joker || old == letter)
                    continue;
                Cells after = cells_;
                after[cell] = letter;
                walk(after, {cell});
            }
        }
    }

    void walk(const Cells& cells, const std::set<Cell>& needed) {
        for (const auto& [cell, letter] : cells) {
            std::vector<Cell> path;
            stepOn(cells, needed, cell, path, root_);
        }
    }

    void stepOn(const Cells& cells, const std::set<Cell>& needed, Cell cell, std::vector<Cell>& path,
                const Trie& node) {
        const int shown = cells.at(cell);
        for (const auto& [letter, child] : node.next) {
            if (shown != joker && shown != letter)
                continue;
            path.push_back(cell);
            if (path.size() >= 2 && usesOne(path, needed))
                found_.insert(child->words.begin(), child->words.end());
            for (const auto& [next, ignored] : cells) {
                if (touch(cell, next) && mayStep(path, next))
                    stepOn(cells, needed, next, path, *child);
            }
            path.pop_back();
        }
    }

    bool mayStep(const std::vector<Cell>& path, Cell next) const {
        if (!question_.mayReuse && std::find(path.begin(), path.end(), next) != path.end())
            return false;
        if (question_.mayCross)
            return true;
        const Cell from = path.back();
        for (std::size_t i = 1; i < path.size(); ++i) {
            // Two steps cross when both are diagonal and have the same middle but other ends.
            const Cell a = path[i - 1];
            const Cell b = path[i];
            const bool diagonal = a.first != b.first && a.second != b.second && from.first != next.first &&
                                  from.second != next.second;
            const bool sameMiddle = a.first + b.first == from.first + next.first &&
                                    a.second + b.second == from.second + next.second;
            const bool sameEnds = (a == from && b == next) || (a == next && b == from);
            if (diagonal && sameMiddle && !sameEnds)
                return false;
        }
        return true;
    }

    static bool usesOne(const std::vector<Cell>& path, const std::set<Cell>& needed) {
        if (needed.empty())
            return true;
        for (const Cell& cell : path) {
            if (needed.contains(cell))
                return true;
        }
        return false;
    }

    const OracleQuestion& question_;
    Trie root_;
    std::vector<Cell> all_;
    Cells cells_;
    std::set<int> bank_;
    std::set<Word> found_;
};

}  // namespace

std::vector<std::set<Word>> oracleWords(const OracleQuestion& question, const std::vector<MoveKind>& kinds) {
    Oracle oracle(question);
    std::vector<std::set<Word>> result(moveKindCount);
    for (const MoveKind kind : kinds) {
        const bool needsLetter = kind == MoveKind::placement || kind == MoveKind::replacement;
        if ((question.opening && kind != MoveKind::placement) ||
            (needsLetter && question.position.letters.empty()))
            continue;
        result[static_cast<std::size_t>(kind)] = oracle.words(kind);
    }
    return result;
}

}  // namespace bukvol::test
