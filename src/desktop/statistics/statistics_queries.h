// Counts what the statistics tell, by the database's own means.
#pragma once

#include "desktop/statistics/statistics_answer.h"
#include "desktop/statistics/statistics_database.h"

namespace bukvol::desktop {

/// At most so many of the longest words are told.
inline constexpr int mostLongWords = 12;

/// Throws StatisticsError.
StatisticsAnswer answer(StatisticsDatabase& database, const StatisticsFilter& filter);

}  // namespace bukvol::desktop
