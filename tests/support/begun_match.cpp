#include "support/begun_match.h"

#include <stdexcept>

#include "support/test_language.h"

namespace bukvol::test {

MatchSetup twoPlayers() {
    MatchSetup setup;
    setup.language = "ru";
    setup.seats = {{"Мария", false, 0}, {"Пётр", false, 0}};
    setup.orderByLot = false;
    return setup;
}

Match begun(MatchSetup setup) {
    Match match(std::move(setup), miniRussian(), {0, 1});
    if (!match.perform(DealStartSquare{word("АТОРН")}) || !match.perform(DrawLetters{0, word("КОСЛЕНИПА")}))
        throw std::logic_error("the sample match does not begin");
    return match;
}

PlayMove move(const Match& match, const std::string& text) {
    return {*parseMove(text, match.language().alphabet), false};
}

}  // namespace bukvol::test
