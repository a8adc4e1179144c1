// Compiled lexicons that somebody altered.
#pragma once

#include <cstddef>
#include <vector>

namespace bukvol::test {

/// Makes the checksum true, as who alters a file on purpose would.
void makeChecksumTrue(std::vector<std::byte>& bytes);

/// Opens the bytes; where they are taken, uses everything in them. Throws std::logic_error where the lexicon
/// does not find its own words.
bool openAndUse(std::vector<std::byte> bytes);

}  // namespace bukvol::test
