// Styles of a match: sets of options that are chosen as one.
#pragma once

#include <QString>
#include <vector>

#include "core/match/match.h"

namespace bukvol::desktop {

/// A player's own style. Its language and seats are of no account.
struct MatchStyle {
    QString name;
    MatchSetup options;
};
inline constexpr int maxStyleNameLength = 20;
inline constexpr std::size_t maxOwnStyles = 6;

/// Everything is told and may be taken back; the players agree on words.
MatchSetup friendlyStyle(GameKind game = GameKind::bukvologika);
/// A declaration is binding, the clock costs points, nothing is told before a word is handed in.
MatchSetup tournamentStyle(GameKind game = GameKind::bukvologika);

/// Seats these players. Options of Балда are evened out for their number.
void seatPlayers(MatchSetup& setup, std::vector<Seat> seats);
/// Takes language and seats over from another setup.
void takeSeats(const MatchSetup& from, MatchSetup& setup);
/// Takes the style's options over into a setup, which keeps its language and seats.
void applyStyle(const MatchSetup& style, MatchSetup& setup);
/// Whether a setup is played in a style.
bool followsStyle(const MatchSetup& setup, const MatchSetup& style);

}  // namespace bukvol::desktop
