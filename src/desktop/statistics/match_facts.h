// What the statistics keep of a finished match.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/match/match.h"

namespace bukvol::desktop {

/// Who sits at a seat: a person by name, or the computer by level.
struct PlayerKey {
    QString name;   ///< of a person; empty for the computer
    int level = 0;  ///< of the computer; 0 for a person

    bool operator==(const PlayerKey&) const = default;
};

enum class MatchOutcome { win, draw, loss };

struct SeatFacts {
    PlayerKey who;
    int points = 0;  ///< those for the opponents' time included
    int turns = 0;   ///< passes and refused words included
    MatchOutcome outcome = MatchOutcome::loss;
};

/// A word that counted.
struct WordFacts {
    int player = 0;
    int round = 0;  ///< from 1: which turn of its player
    QString word;   ///< as the alphabet writes it
    int letters = 0;
    std::optional<MoveKind> kind;
    int score = 0;
};

struct MatchFacts {
    QString id;
    QString started;  ///< ISO 8601 in UTC; may be empty
    QString language;
    QString game;  ///< code
    std::vector<SeatFacts> seats;
    std::vector<WordFacts> words;
};

/// Names a finished match by what happened in it, whatever file it is kept in and however its players are
/// called.
QString matchId(const Match& match);
/// None while the match is not over.
std::optional<MatchFacts> factsOf(const Match& match);

}  // namespace bukvol::desktop
