// What strangers give, read as the program reads it. Each function throws std::logic_error where a reader
// breaks its promise; what crashes or hangs is for the sanitizers and the fuzzer to see.
#pragma once

#include <string_view>

namespace bukvol::fuzz {

void readAnyRecord(std::string_view bytes);
void readAnyPosition(std::string_view bytes);
void readAnyMove(std::string_view bytes);
/// The first byte says what the rest is: `o` a list to import, `s` a source folder ("=== FILE" lines between
/// its files), `l` a compiled lexicon, whose checksum is made true.
void readAnyWordList(std::string_view bytes);
/// An INI file. Only where the desktop program is built.
void readAnySettings(std::string_view bytes);

}  // namespace bukvol::fuzz
