// A match: seats, the lot, a game's actions with their thinking time, the score sheet, the result.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
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

/// Where a match goes on from another one ("what if").
struct ContinuedFrom {
    std::size_t entries = 0;  ///< how many entries of the other match stand at this one's beginning
    std::string started;      ///< when the other match was started; may be empty

    bool operator==(const ContinuedFrom&) const = default;
};

/// Everything that is decided before a match begins.
struct MatchSetup {
    std::string language;     ///< code
    std::vector<Seat> seats;  ///< as many as `game.players`
    bool orderByLot = true;   ///< else in the order of the seats
    GameOptions game;
    ClockOptions clock;
    bool undo = false;              ///< actions may be taken back (friendly matches)
    bool hints = false;             ///< the program may be asked for a hint (friendly matches)
    bool verdictBeforehand = true;  ///< what the dictionary says of a word is told before it is handed in
    std::string started;            ///< ISO 8601 in UTC; may be empty
    std::optional<ContinuedFrom> continuedFrom;
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

/// The last turn taken back, or the one taken back last made again.
struct Undo {
    bool operator==(const Undo&) const = default;
};
struct Redo {
    bool operator==(const Redo&) const = default;
};
/// One step of everything that happened in a match: what its record tells.
using HistoryStep = std::variant<MatchEntry, Undo, Redo>;

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
    /// The same, for whoever goes on asking it when the match may be gone.
    const std::shared_ptr<const WordJudge>& sharedJudge() const { return judge_; }
    const GameState& state() const { return state_; }
    const std::vector<int>& order() const { return order_; }
    /// What stands: without what was taken back.
    const std::vector<MatchEntry>& entries() const { return entries_; }
    /// All that happened, what was taken back and made again included.
    const std::vector<HistoryStep>& history() const { return history_; }
    int players() const { return setup_.game.players; }
    /// What a game of Балда began with; none in another game.
    std::optional<Word> startWord() const;
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

    /// Whether a turn can be taken back (made again): the match allows it, and there is one.
    bool canUndo() const { return setup_.undo && !turns_.empty(); }
    bool canRedo() const { return setup_.undo && !undone_.empty(); }
    /// Takes back the last turn: its declarations, the action that ended it and the chance that followed; or
    /// the declarations of the turn under way, where there are any. Scores, time and bag are as they were
    /// before it. False, and nothing is changed, unless canUndo(). Any depth, at a constant cost.
    bool undo();
    /// Makes the turn taken back last again, as it was. False unless canRedo(); a new action forgets what
    /// was taken back. As after an action, chance may be due.
    bool redo();

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
    friend Match matchUpTo(const Match& match, std::size_t entryCount, std::string started);

    Match(MatchSetup setup, std::shared_ptr<const WordJudge> judge, std::vector<int> order);
    void addThinking(const MatchEntry& entry, int sign);

    /// What undo goes back to.
    struct TurnStart {
        GameState before;
        std::size_t entry = 0;  ///< the first of the turn
    };
    /// What redo brings back.
    struct UndoneTurn {
        std::vector<MatchEntry> entries;
        GameState after;
    };

    MatchSetup setup_;
    std::shared_ptr<const WordJudge> judge_;
    std::vector<int> order_;
    GameState state_;
    std::vector<MatchEntry> entries_;
    std::vector<HistoryStep> history_;
    std::vector<TurnStart> turns_;    // only where the match allows undo
    std::vector<UndoneTurn> undone_;  // the one taken back last is the last
    std::vector<Milliseconds> thinking_;
    Milliseconds thinkingInTurn_{0};
};

/// "What if": a new match of the first `entryCount` entries of another, at most all of them, with its setup,
/// seats and words. Chance decides anew what is still to come. `started` is the new match's own.
Match matchUpTo(const Match& match, std::size_t entryCount, std::string started = {});

}  // namespace bukvol
