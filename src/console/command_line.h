// `bukvol-cli`: the core without a screen (RULES, "The console").
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace bukvol::console {

/// The program's exit codes.
inline constexpr int exitDone = 0;
inline constexpr int exitRefused = 1;  ///< something was refused, or a record is damaged
inline constexpr int exitWrongUsage = 2;

/// Runs one command. `arguments` begins with the program's name. Answers are JSON objects, one a line, on
/// `out`; messages for people go to `messages`.
int run(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out,
        std::ostream& messages);

}  // namespace bukvol::console
