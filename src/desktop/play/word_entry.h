// The word half of a move: typed letters or a traced snake, and the ways to complete them.
#pragma once

#include <optional>
#include <vector>

#include "core/snake/snake_finder.h"

namespace bukvol::desktop {

/// A word with its snake.
struct Way {
    Word word;
    Snake snake;
    bool operator==(const Way&) const = default;
};

/// Holds what the player typed or traced. It is told the board and the rules each time they matter.
class WordEntry {
public:
    struct Context {
        const Board& board;  ///< after the change
        const MoveContext& move;
        SquareSet required;   ///< the word uses one of them
        bool propose = true;  ///< the dictionary may propose what jokers stand for
    };

    bool empty() const { return typed_.empty() && snake_.empty(); }
    bool tracing() const { return !snake_.empty(); }
    const Word& typed() const { return typed_; }
    const Snake& traced() const { return snake_; }

    void clear();
    /// Adds a letter to the typed word, or gives it to the first joker of the traced snake that has none.
    void type(Letter letter, const Context& context);
    /// Takes back the last letter typed or the last square traced.
    void back(const Context& context);

    /// What a square pressed or met does to the traced snake.
    enum class Traced { extended, shortened, ignored, apart };
    Traced press(Square square, const Context& context);
    /// The pointer, pressed, comes to a square.
    Traced enter(Square square, const Context& context);
    /// Starts a new snake here.
    void startAt(Square square, const Context& context);

    /// Finds the ways anew (the board under the word has changed).
    void refresh(const Context& context);

    const std::vector<Way>& ways() const { return ways_; }
    std::size_t current() const { return current_; }
    void next();
    /// The way shown, none while there is none.
    const Way* way() const { return ways_.empty() ? nullptr : &ways_[current_]; }
    /// The letters of the traced snake as far as they are known.
    SnakePattern pattern(const Board& board) const;

private:
    Traced extend(Square square, const Context& context);

    Word typed_;
    Snake snake_;
    std::vector<std::optional<Letter>>
        named_;  // by square of the snake: a joker's letter, named by the player
    std::vector<Way> ways_;
    std::size_t current_ = 0;
};

}  // namespace bukvol::desktop
