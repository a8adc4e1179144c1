// A match in mini-Russian whose letters are known.
#pragma once

#include <string>

#include "core/match/match.h"

namespace bukvol::test {

/// Two persons in the order of the seats, all options as they are unless said.
MatchSetup twoPlayers();

/// А on d4, Т О Р Н in the corners, КОСЛЕНИПА in the bank.
Match begun(MatchSetup setup);

/// "К@b3 КОТ:b3c4d5" as an action.
PlayMove move(const Match& match, const std::string& text);

}  // namespace bukvol::test
