#include "desktop/words/dictionary_option.h"

#include <algorithm>

namespace bukvol::desktop {

namespace {

constexpr auto tagName = "dictionary";

bool isTag(const std::pair<std::string, std::string>& tag) {
    return tag.first == tagName;
}

}  // namespace

bool dictionaryOpen(const MatchSetup& setup) {
    const auto tag = std::ranges::find_if(setup.otherTags, isTag);
    return tag != setup.otherTags.end() ? tag->second != "closed" : !setup.game.refusalEndsTurn;
}

void setDictionaryOpen(MatchSetup& setup, bool open) {
    std::erase_if(setup.otherTags, isTag);
    setup.otherTags.emplace_back(tagName, open ? "open" : "closed");
}

}  // namespace bukvol::desktop
