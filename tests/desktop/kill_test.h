// The test program as a player that another test kills.
#pragma once

#include <QString>

namespace bukvol::desktop::test {

/// With this argument and a folder the test program plays and keeps a match there until it is killed.
inline constexpr auto playUntilKilledOption = "--play-until-killed";

int playUntilKilled(const QString& folder);

}  // namespace bukvol::desktop::test
