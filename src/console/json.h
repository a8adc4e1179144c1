// The console's answers as JSON.
#pragma once

#include <iosfwd>
#include <nlohmann/json.hpp>

#include "core/lexicon/word_judge.h"
#include "core/snake/refusal.h"

namespace bukvol::console {

/// Keys keep the order in which they are put in.
using Json = nlohmann::ordered_json;

/// Writes one object as one line. Text that is not UTF-8 is written with U+FFFD.
void writeLine(std::ostream& out, const Json& object);

/// Adds what a judgement tells besides its verdict: lemma, case, number, near words.
void addJudgement(Json& object, const Judgement& judgement, const Alphabet& alphabet);
/// Adds a refusal's reason and what it is about.
void addRefusal(Json& object, const Refusal& refusal, const Alphabet& alphabet);

}  // namespace bukvol::console
