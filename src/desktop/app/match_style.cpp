#include "desktop/app/match_style.h"

#include "desktop/words/dictionary_option.h"

namespace bukvol::desktop {

MatchSetup friendlyStyle() {
    MatchSetup setup;
    setup.game.wordsByAgreement = true;
    setup.undo = true;
    setup.hints = true;
    setDictionaryOpen(setup, true);
    return setup;
}

MatchSetup tournamentStyle() {
    constexpr int minutes = 10;
    MatchSetup setup;
    setup.game.strictDeclaration = true;
    setup.game.ownWords = false;
    setup.clock = {.minutes = minutes, .penalty = true};
    setup.verdictBeforehand = false;
    setDictionaryOpen(setup, false);
    return setup;
}

void applyStyle(const MatchSetup& style, MatchSetup& setup) {
    const int players = setup.game.players;
    setup.game = style.game;
    setup.game.players = players;
    setup.clock = style.clock;
    setup.undo = style.undo;
    setup.hints = style.hints;
    setup.verdictBeforehand = style.verdictBeforehand;
    setDictionaryOpen(setup, dictionaryOpen(style));
}

bool followsStyle(const MatchSetup& setup, const MatchSetup& style) {
    MatchSetup styled = setup;
    applyStyle(style, styled);
    MatchSetup plain = setup;
    setDictionaryOpen(plain, dictionaryOpen(setup));
    return styled == plain;
}

}  // namespace bukvol::desktop
