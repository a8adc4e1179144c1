// What is asked of the statistics, and what they answer.
#pragma once

#include <QStringList>
#include <array>
#include <optional>
#include <vector>

#include "desktop/statistics/match_facts.h"

namespace bukvol::desktop {

struct StatisticsFilter {
    std::optional<PlayerKey> player;  ///< none: all persons
    QString language;                 ///< code; empty: all
    QString game;                     ///< code; empty: all
    QString since;                    ///< ISO 8601 in UTC; empty: the whole time

    bool operator==(const StatisticsFilter&) const = default;
};

/// A player's match on the way through time.
struct MatchPoint {
    QString started;
    int points = 0;
};

struct StatisticsWord {
    QString word;
    QString language;
    QString player;
    QString started;
};

/// The best there was of something.
struct StatisticsRecord {
    enum class Kind { matchScore, longestWord, average, winsInRow };
    Kind kind = Kind::matchScore;
    double value = 0;
    QString word;
    QString player;
    QString started;
};

/// A word of the matches somebody took part in.
struct MetWord {
    QString word;
    QString language;
    QString firstMet;
    int times = 0;

    bool operator==(const MetWord&) const = default;
};

struct StatisticsAnswer {
    StatisticsFilter filter;
    // What can be asked.
    std::vector<PlayerKey> players;  ///< persons by name, then computers by level
    QStringList languages;
    // What was asked.
    int matches = 0;
    int wins = 0;
    int draws = 0;
    int turns = 0;
    int wordPoints = 0;                        ///< of words alone
    std::optional<double> review;              ///< mean share of the best move, 0 to 1, where reviewed
    std::array<int, moveKindCount> kinds{};    ///< how often each was played
    std::vector<MatchPoint> overTime;          ///< in the order of time
    std::vector<StatisticsWord> longestWords;  ///< each word once, the longest first
    std::vector<StatisticsRecord> records;
    std::vector<MetWord> met;

    double pointsATurn() const { return turns > 0 ? static_cast<double>(wordPoints) / turns : 0; }
};

}  // namespace bukvol::desktop
