#include "core/snake/rules.h"
#include "fuzz/promise.h"
#include "fuzz/targets.h"
#include "support/test_language.h"

namespace bukvol::fuzz {

namespace {

const Position& sample() {
    static const Position position =
        *parsePosition("7/7/2О*Н2/2*А*2/2Т*Р2/7/7 КОСЛЕНИПА", test::miniRussian()->language().alphabet);
    return position;
}

}  // namespace

void readAnyMove(std::string_view bytes) {
    const Alphabet& alphabet = test::miniRussian()->language().alphabet;
    const auto move = parseMove(bytes, alphabet);
    if (!move)
        return;
    const std::string text = toText(*move, alphabet);
    const bool onBoards = text.find('?') == std::string::npos;  // squares beyond every board have no name
    const auto again = parseMove(text, alphabet);
    promised(onBoards ? again && *again == *move : !again,
             "a move is the same after it was written and read");

    static const WordJudge judge(test::miniRussian(), WordRules{});
    static const MoveRules rules = bukvologikaRules();
    static const PlayedWords none;
    for (const bool opening : {true, false}) {
        const MoveContext context{rules, judge, none, opening, Face::white, WordAuthority::agreement};
        const auto made = applyMove(context, sample(), *move);
        promised(!made || (onBoards && made->position.board.jokers().size() == 4), "no joker is lost");
    }
}

}  // namespace bukvol::fuzz
