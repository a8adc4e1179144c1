#include "desktop/app/match_style.h"

#include <utility>

#include "desktop/words/dictionary_option.h"

namespace bukvol::desktop {

MatchSetup friendlyStyle(GameKind game) {
    MatchSetup setup;
    setup.game = defaultOptions(game);
    setup.game.wordsByAgreement = true;
    setup.undo = true;
    setup.hints = true;
    setDictionaryOpen(setup, true);
    return setup;
}

MatchSetup tournamentStyle(GameKind game) {
    constexpr int minutes = 10;
    MatchSetup setup;
    setup.game = defaultOptions(game);
    setup.game.strictDeclaration = game == GameKind::bukvologika;
    setup.game.ownWords = false;
    setup.clock = {.minutes = minutes, .penalty = true};
    setup.verdictBeforehand = false;
    setDictionaryOpen(setup, false);
    return setup;
}

void seatPlayers(MatchSetup& setup, std::vector<Seat> seats) {
    setup.seats = std::move(seats);
    setup.game.players = static_cast<int>(setup.seats.size());
    if (setup.game.game == GameKind::balda)
        setup.game.balda = evenedOut(setup.game.balda, setup.game.players);
}

void takeSeats(const MatchSetup& from, MatchSetup& setup) {
    setup.language = from.language;
    setup.orderByLot = from.orderByLot;
    seatPlayers(setup, from.seats);
}

void applyStyle(const MatchSetup& style, MatchSetup& setup) {
    MatchSetup styled = style;
    styled.started = setup.started;
    styled.continuedFrom = setup.continuedFrom;
    styled.otherTags = setup.otherTags;
    setDictionaryOpen(styled, dictionaryOpen(style));
    takeSeats(setup, styled);
    setup = std::move(styled);
}

bool followsStyle(const MatchSetup& setup, const MatchSetup& style) {
    MatchSetup styled = setup;
    applyStyle(style, styled);
    MatchSetup plain = setup;
    setDictionaryOpen(plain, dictionaryOpen(setup));
    return styled == plain;
}

}  // namespace bukvol::desktop
