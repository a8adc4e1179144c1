// The half-made move of the player in turn: a small state machine between gestures and game actions.
//
// It knows no widgets. Gestures go in; a TurnView to show and, now and then, an action to perform come out.
#pragma once

#include <optional>

#include "core/match/match.h"
#include "desktop/play/turn_view.h"
#include "desktop/play/word_entry.h"

namespace bukvol::desktop {

class TurnController {
public:
    /// How much the program tells while a word is being made.
    struct Style {
        bool liveVerdict =
            true;  ///< the dictionary's verdict before the word is handed in, and its proposals
    };

    /// Begins the turn that the match stands at. The match must stay where it is until the next begin().
    void begin(const Match& match, Style style);

    // Gestures
    void declare(MoveKind kind);
    void pressLetter(int index);
    void pressSquare(Square square);
    void enterSquare(Square square);
    void releaseSquare();
    void dropLetter(int index, Square square);
    void dropTile(Square from, Square to);
    void type(Letter letter);
    void typeForeign(const std::string& text);
    void backspace();
    /// Takes back the last thing done; false when there was nothing.
    bool stepBack();
    void nextWay();
    void submit(bool byAgreement = false);
    void pass();
    /// Shows why an action was refused, until the next gesture.
    void showRefusal(const Refusal& refusal);

    /// What the gestures have come to: to be performed, then begin() is called again.
    std::optional<GameAction> takeAction();
    /// The same, left where it is.
    const std::optional<GameAction>& pendingAction() const { return action_; }
    TurnView view() const;

private:
    const GameState& state() const { return match_->state(); }
    MoveContext moveContext() const { return bukvol::moveContext(state(), match_->judge()); }
    TurnStage stage() const;
    std::optional<MoveKind> kind() const;
    /// What the word is made on.
    Position after() const;
    template <class Use>
    auto withEntry(Use use);

    void touch();
    void setKind(MoveKind kind);
    void complete(const Change& change);
    void placeStartLetter();
    void chooseSquare(Square square);
    void chooseForChange(Square square);
    void pressWhileWord(Square square);
    std::optional<Refusal> refuse(const Change& change) const;

    SquareSet legalSquares() const;
    void describeHand(TurnView& view) const;
    void describeWord(TurnView& view) const;
    TurnStatus statusOf(const Way& way) const;
    TurnStatus wordStatus() const;

    const Match* match_ = nullptr;
    Style style_;
    std::optional<MoveKind> kind_;
    std::optional<int> letter_;     // index among the letters at hand
    std::optional<Square> square_;  // first square of a change
    std::optional<Change> change_;
    std::optional<int> changeLetter_;  // the letter at hand that the change uses
    WordEntry entry_;
    std::optional<Square> pressed_;  // where the pointer went down, while it is down
    bool pressExtended_ = false;
    std::optional<TurnStatus> note_;  // said until the next gesture
    std::optional<GameAction> action_;
};

}  // namespace bukvol::desktop
