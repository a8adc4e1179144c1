// Random positions for tests and benchmarks of the search.
#pragma once

#include "core/snake/game.h"

namespace bukvol::test {

/// What a random position is made of.
struct PositionPlan {
    Geometry geometry;
    int tiles = 9;  ///< jokers among them
    int jokers = 4;
    int bank = 9;
};

/// Tiles that hang together, letters as the language's bag has them.
Position randomPosition(const PositionPlan& plan, const Language& language, Random& random);

/// A game of two with a random position, three moves each behind them, the bag empty.
GameState middleOfAGame(const WordJudge& judge, const PositionPlan& plan, std::uint64_t seed);

}  // namespace bukvol::test
