#include "desktop/play/lesson.h"

#include <algorithm>
#include <array>

#include "core/match/match_states.h"

namespace bukvol::desktop {

namespace {

/// The letters known of the word being made are those with which the asked one begins.
bool beginsLike(const std::vector<WordTile>& made, const Word& asked, bool heedJokers) {
    if (made.size() > asked.size())
        return false;
    for (std::size_t i = 0; i < made.size(); ++i) {
        const bool known = made[i].letter && (heedJokers || !made[i].joker);
        if (known && made[i].letter != asked[i])
            return false;
    }
    return true;
}

bool isWhole(const std::vector<WordTile>& made, const Word& asked) {
    return made.size() == asked.size() && beginsLike(made, asked, true) &&
           std::all_of(made.begin(), made.end(),
                       [](const WordTile& tile) { return tile.letter.has_value(); });
}

bool isPrefix(const Snake& part, const Snake& whole) {
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

}  // namespace

std::optional<Lesson> Lesson::of(Match whole) {
    if (!whole.over())
        return std::nullopt;
    Lesson lesson(std::move(whole));
    const auto& entries = lesson.whole_.entries();
    std::array<bool, moveKindCount> met{};
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto* play = std::get_if<PlayMove>(&entries[i].action);
        if (play == nullptr || entries[i].player != 0)
            continue;
        // What chance does after the move belongs to it.
        std::size_t after = i + 1;
        while (after < entries.size() && isChance(entries[after].action))
            ++after;
        lesson.steps_.push_back({play->move, stateBefore(lesson.whole_, after).board, i, after});
        met[static_cast<std::size_t>(kindOf(play->move.change))] = true;
    }
    if (!std::all_of(met.begin(), met.end(), [](bool one) { return one; }))
        return std::nullopt;
    return lesson;
}

Match Lesson::before(int step) const {
    return matchUpTo(whole_, steps_[static_cast<std::size_t>(step)].before);
}

Match Lesson::after(int step) const {
    return matchUpTo(whole_, steps_[static_cast<std::size_t>(step)].after);
}

std::optional<Letter> Lesson::letter(int step) const {
    const Change& change = move(step).change;
    if (const auto* placement = std::get_if<Placement>(&change))
        return placement->letter;
    if (const auto* replacement = std::get_if<Replacement>(&change))
        return replacement->letter;
    return std::nullopt;
}

Lesson::Ask Lesson::ask(int step, const TurnView& view) const {
    if (view.stage == TurnStage::declare)
        return Ask::declare;
    if (view.stage == TurnStage::change)
        return Ask::change;
    const Move& asked = move(step);
    if (isWhole(view.word, asked.word))
        return Ask::submit;
    // The snake is traced; the proposal for its jokers is another word.
    return view.word.size() == asked.word.size() ? Ask::joker : Ask::name;
}

bool Lesson::leads(int step, const TurnView& view) const {
    const Move& asked = move(step);
    if (view.kind && *view.kind != kind(step))
        return false;
    const auto wanted = letter(step);
    if (view.chosenLetter && view.letters[static_cast<std::size_t>(*view.chosenLetter)] != wanted)
        return false;
    const SquareSet squares = changedSquares(asked.change);
    if (view.stage == TurnStage::change && view.chosenSquare) {
        const auto* transfer = std::get_if<Transfer>(&asked.change);
        return transfer != nullptr ? view.chosenSquare == transfer->from
                                   : squares.contains(*view.chosenSquare);
    }
    return view.stage != TurnStage::word || leadsToWord(step, view);
}

bool Lesson::leadsToWord(int step, const TurnView& view) const {
    const Move& asked = move(step);
    if (view.board != steps_[static_cast<std::size_t>(step)].board)
        return false;
    const bool traced = view.candidatesAreWords;
    if (traced && !isPrefix(view.snake, asked.snake))
        return false;
    // While several words fit a traced snake, its jokers are only proposals.
    const bool decided = !traced || (view.candidates == 1 && view.word.size() == asked.word.size());
    return beginsLike(view.word, asked.word, decided);
}

SquareSet Lesson::lit(int step, const TurnView& view) const {
    const Move& asked = move(step);
    SquareSet squares;
    switch (ask(step, view)) {
        case Ask::declare:
        case Ask::submit:
            break;
        case Ask::change:
            squares = changedSquares(asked.change);
            if (const auto* transfer = std::get_if<Transfer>(&asked.change); transfer && !view.chosenSquare)
                squares = SquareSet::of(transfer->from);
            if (view.chosenSquare)
                squares.remove(*view.chosenSquare);
            break;
        case Ask::name:
        case Ask::joker:
            for (const Square square : asked.snake)
                squares.insert(square);
            break;
    }
    return squares;
}

}  // namespace bukvol::desktop
