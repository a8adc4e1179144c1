// The small pieces of a record's text: tags of the header and single action lines. Used by the reader and
// writer.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/match/match.h"

namespace bukvol::record_text {

/// A header line "tag: value".
struct TagLine {
    std::string_view tag;
    std::string_view value;
};

/// nullopt when the line has no such form, or has control characters.
std::optional<TagLine> readTagLine(std::string_view line);

/// The header's lines for everything in a setup, in a fixed order, each with its line end.
std::string writeSetup(const MatchSetup& setup);

/// Takes a known tag's value into a setup. nullopt when the tag is not known; false when the value cannot be
/// read.
std::optional<bool> readSetupTag(const TagLine& line, MatchSetup& setup);

/// Other tags than these are too many for a record of ours.
inline constexpr std::size_t mostOtherTags = 200;

/// Reads what `writeSetup` wrote and anybody may have changed since: lines that cannot be used are passed
/// over, `usual` tells what they lack, and the options are mended. At least two seats.
MatchSetup readSetup(std::string_view lines, const MatchSetup& usual);

/// "[12.345]": seconds with milliseconds.
std::string writeTime(Milliseconds time);
/// The time a bracket at the end of `line` tells, which is cut off with the blanks before it; zero when there
/// is none; nullopt when the bracket cannot be read.
std::optional<Milliseconds> takeTime(std::string_view& line);

/// One action's line without time: "move К@b3 КОТ:b3c4d5 = 3 agreed".
std::string writeAction(const GameAction& action, int score, const Alphabet& alphabet);

/// The lines of a turn taken back and of one made again.
inline constexpr std::string_view undoLine = "undo";
inline constexpr std::string_view redoLine = "redo";

/// An action line as read.
struct ActionLine {
    GameAction action;
    std::optional<int> score;  ///< of a move
};
Result<ActionLine, Refusal> readAction(std::string_view line, const Alphabet& alphabet);

/// The words of a text between blanks.
std::vector<std::string_view> splitAtBlanks(std::string_view text);
/// A whole number and nothing else.
std::optional<int> readNumber(std::string_view text);

}  // namespace bukvol::record_text
