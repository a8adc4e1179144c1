// Hides words from those who are to find them, until they are shown.
#pragma once

#include <cstddef>

namespace bukvol::desktop {

/// The half-made word and the words of moves stay hidden until `show()`. A word that was shown while it was
/// being made stays shown when it counts.
class WordVeil {
public:
    bool on() const { return on_; }
    void set(bool on) { on_ = on; }

    /// Everything up to now may be seen. `entries`: how many the match has.
    void show(std::size_t entries) {
        shownEntries_ = entries;
        halfMadeShown_ = true;
    }
    /// The match has come to so many entries.
    void follow(std::size_t entries) {
        if (halfMadeShown_ || entries < shownEntries_)
            shownEntries_ = entries;
        halfMadeShown_ = false;
    }
    /// Another match: what was played in it before is known.
    void begin(std::size_t entries) {
        shownEntries_ = entries;
        halfMadeShown_ = false;
    }

    bool hidesHalfMade() const { return on_ && !halfMadeShown_; }
    bool hidesEntry(std::size_t entry) const { return on_ && entry >= shownEntries_; }

private:
    bool on_ = false;
    bool halfMadeShown_ = false;
    std::size_t shownEntries_ = 0;
};

}  // namespace bukvol::desktop
