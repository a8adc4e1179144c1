// A match: seats, the lot, a game's actions with their thinking time, the score sheet, the result.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/match/clock.h"
#include "core/snake/game.h"

namespace bukvol {

/// Who plays.
struct Seat {
    std::string name;  ///< UTF-8, at most `maxNameLength` characters, no control characters
    bool computer = false;
    int level = 0;  ///< the computer's, 1–5; 0 for a person

    bool operator==(const Seat&) const = default;
};
inline constexpr std::size_t maxNameLength = 60;

/// Everything that is decided before a match begins.
struct MatchSetup {
    std::string language;     ///< code
    std::vector<Seat> seats;  ///< as many as `game.players`
    bool orderByLot = true;   ///< else in the order of the seats
    GameOptions game;
    ClockOptions clock;
    std::string started;                                         ///< ISO 8601 in UTC; may be empty
    std::vector<std::pair<std::string, std::string>> otherTags;  ///< of the record, kept as they are

    bool operator==(const MatchSetup&) const = default;
};

/// An action that was accepted, and what it did.
struct MatchEntry {
    GameAction action;
    int player = 0;  ///< who was in turn
    Milliseconds thinking{0};
    int score = 0;
    Word spelling;  ///< the word as the dictionary writes it
    bool byAgreement = false;
    bool trusted = false;  ///< its word stands by the record's authority

    bool operator==(const MatchEntry&) const = default;
};

/// One player's move on the score sheet.
struct SheetCell {
    enum class Kind { played, passed, refused };
    Kind kind = Kind::passed;
    std::size_t entry = 0;  ///< index among the match's entries
    std::optional<MoveKind> moveKind;
    Word word;
    int score = 0;
    bool byAgreement = false;
    bool ownWord = false;  ///< counted for being on a player's own list
};

class Match {
public:
    /// The seats in turn order: order[0] is the index of the seat that moves first, a permutation of the
    /// seats.
    /// `ownWords`: a player's own words, which count where the options say so.
    Match(MatchSetup setup, Lexicon::Pointer lexicon, std::vector<int> order,
          std::shared_ptr<const OwnedGraph> ownWords = nullptr);
    /// Draws lots for the order where the setup says so, then lets chance do what is due.
    /// `startWord`: what Балда begins with; where there is none, or the rules refuse it, one is drawn.
    static Match start(MatchSetup setup, Lexicon::Pointer lexicon, Random& random,
                       std::shared_ptr<const OwnedGraph> ownWords = nullptr, const Word& startWord = {});

    const MatchSetup& setup() const { return setup_; }
    const Language& language() const { return judge_->lexicon().language(); }
    const WordJudge& judge() const { return *judge_; }
    const GameState& state() const { return state_; }
    const std::vector<int>& order() const { return order_; }
    const std::vector<MatchEntry>& entries() const { return entries_; }
    int players() const { return setup_.game.players; }
    /// The seat of a player (0 moves first).
    const Seat& seat(int player) const {
        return setup_.seats[static_cast<std::size_t>(order_[static_cast<std::size_t>(player)])];
    }

    /// The one way in. `thinking` is the time the player in turn took for this action.
    Result<GameOutcome, Refusal> perform(const GameAction& action, Milliseconds thinking = {},
                                         bool trusted = false);
    /// What the rules would say to an action, without doing it.
    Result<GameOutcome, Refusal> consider(const GameAction& action) const;
    /// Performs a move; where the match ends the turn on a refused word, such a refusal is performed as well:
    /// then the refusal is returned and the turn has passed.
    Result<GameOutcome, Refusal> submit(const PlayMove& play, Milliseconds thinking = {});
    /// Lets chance do all that is due.
    void settleChance(Random& random);

    /// The thinking time of the turn under way, not yet part of an entry; kept in the record.
    Milliseconds thinkingInTurn() const { return thinkingInTurn_; }
    void setThinkingInTurn(Milliseconds time) { thinkingInTurn_ = time; }
    /// All thinking time of a player, the turn under way included.
    Milliseconds thinkingTime(int player) const;
    /// Points for words plus those that the opponents' overtime gives.
    int points(int player) const;
    bool over() const { return state_.phase() == Phase::over; }
    /// The players with the most points: more than one is a draw between them.
    std::vector<int> leaders() const;
    /// By player, in the order of moves.
    std::vector<std::vector<SheetCell>> scoreSheet() const;

private:
    MatchSetup setup_;
    std::shared_ptr<const WordJudge> judge_;
    std::vector<int> order_;
    GameState state_;
    std::vector<MatchEntry> entries_;
    std::vector<Milliseconds> thinking_;
    Milliseconds thinkingInTurn_{0};
};

}  // namespace bukvol
