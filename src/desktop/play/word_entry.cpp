#include "desktop/play/word_entry.h"

#include <algorithm>

namespace bukvol::desktop {

namespace {

constexpr SnakeSearchLimits waysLimits{.found = 60, .steps = 300'000};

}  // namespace

void WordEntry::clear() {
    *this = WordEntry{};
}

void WordEntry::type(Letter letter, const Context& context) {
    if (!tracing()) {
        typed_.push_back(letter);
    } else {
        for (std::size_t i = 0; i < snake_.size(); ++i) {
            if (context.board.tile(snake_[i]).isJoker() && !named_[i]) {
                named_[i] = letter;
                break;
            }
        }
    }
    refresh(context);
}

void WordEntry::back(const Context& context) {
    if (!tracing()) {
        if (!typed_.empty())
            typed_.pop_back();
    } else if (const auto last = std::find_if(named_.rbegin(), named_.rend(),
                                              [](const auto& name) { return name.has_value(); });
               last != named_.rend()) {
        last->reset();
    } else {
        snake_.pop_back();
        named_.pop_back();
    }
    refresh(context);
}

WordEntry::Traced WordEntry::extend(Square square, const Context& context) {
    typed_.clear();
    snake_.push_back(square);
    named_.emplace_back();
    refresh(context);
    return Traced::extended;
}

WordEntry::Traced WordEntry::press(Square square, const Context& context) {
    if (!context.board.isOccupied(square))
        return Traced::ignored;
    // A typed word that has found its snake is no trace: pressing begins one.
    if (snake_.empty())
        return extend(square, context);
    const bool touches = touching(snake_.back(), context.move.rules.stepping).contains(square);
    if (touches && context.move.rules.mayReuse)
        return extend(square, context);
    const auto met = std::find(snake_.begin(), snake_.end(), square);
    if (met != snake_.end()) {
        // The last square is taken back; an earlier one becomes the last.
        const auto keep = static_cast<std::size_t>(met - snake_.begin()) + (met + 1 == snake_.end() ? 0 : 1);
        snake_.resize(keep);
        named_.resize(keep);
        refresh(context);
        return Traced::shortened;
    }
    return touches ? extend(square, context) : Traced::apart;
}

WordEntry::Traced WordEntry::enter(Square square, const Context& context) {
    if (!context.board.isOccupied(square) || snake_.empty() || snake_.back() == square)
        return Traced::ignored;
    const bool touches = touching(snake_.back(), context.move.rules.stepping).contains(square);
    if (touches && context.move.rules.mayReuse)
        return extend(square, context);
    if (snake_.size() > 1 && snake_[snake_.size() - 2] == square) {
        snake_.pop_back();
        named_.pop_back();
        refresh(context);
        return Traced::shortened;
    }
    if (!touches || std::find(snake_.begin(), snake_.end(), square) != snake_.end())
        return Traced::ignored;
    return extend(square, context);
}

void WordEntry::startAt(Square square, const Context& context) {
    clear();
    if (context.board.isOccupied(square))
        extend(square, context);
}

SnakePattern WordEntry::pattern(const Board& board) const {
    SnakePattern pattern = patternOf(board, snake_);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (named_[i])
            pattern[i] = named_[i];
    }
    return pattern;
}

void WordEntry::refresh(const Context& context) {
    ways_.clear();
    current_ = 0;
    const MoveContext& move = context.move;
    if (tracing()) {
        const SnakePattern letters = pattern(context.board);
        const bool complete = std::all_of(letters.begin(), letters.end(),
                                          [](const auto& letter) { return letter.has_value(); });
        if (complete) {
            Word word;
            for (const auto& letter : letters)
                word.push_back(*letter);
            ways_.push_back({std::move(word), snake_});
        } else if (context.propose && snake_.size() >= 2) {
            for (Word& word : findSpellings(letters, move.judge, move.played, waysLimits))
                ways_.push_back({std::move(word), snake_});
        }
    } else if (!typed_.empty()) {
        const auto find = [&](SquareSet required, SnakeSearchLimits limits) {
            return findSnakes(context.board, move.rules, move.judge.folding(), typed_, required, limits);
        };
        auto snakes = find(context.required, waysLimits);
        // A snake that misses the change is shown, so that the player sees what is wrong with it.
        if (snakes.empty())
            snakes = find({}, {.found = 1, .steps = waysLimits.steps});
        for (Snake& snake : snakes)
            ways_.push_back({typed_, std::move(snake)});
    }
}

void WordEntry::next() {
    if (!ways_.empty())
        current_ = (current_ + 1) % ways_.size();
}

}  // namespace bukvol::desktop
