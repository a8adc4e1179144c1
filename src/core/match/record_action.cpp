// The action lines of a record.
#include <charconv>
#include <cstdio>

#include "core/match/record_text.h"

namespace bukvol::record_text {

namespace {

/// Cuts off the first word of a text.
std::string_view takeWord(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

template <class Draw>
Result<ActionLine, Refusal> readDraw(std::string_view rest, const Alphabet& alphabet) {
    const auto parts = splitAtBlanks(rest);
    if (parts.size() != 2)
        return malformed(rest);
    const auto hand = readNumber(parts[0]);
    const auto letters = alphabet.read(parts[1]);
    if (!hand || *hand < 1 || !letters)
        return malformed(rest);
    return ActionLine{Draw{*hand - 1, *letters}, {}};
}

/// Reads "К@b3 КОТ:b3c4d5" and cuts it off.
Result<Move, Refusal> takeMove(std::string_view& rest, const Alphabet& alphabet) {
    const std::size_t first = rest.find(' ');
    const std::size_t second = first == std::string_view::npos ? first : rest.find(' ', first + 1);
    const std::string_view text = rest.substr(0, second);
    rest.remove_prefix(text.size());
    if (!rest.empty())
        rest.remove_prefix(1);
    return parseMove(text, alphabet);
}

Result<ActionLine, Refusal> readMoveLine(std::string_view rest, const Alphabet& alphabet) {
    const std::string_view whole = rest;
    auto move = takeMove(rest, alphabet);
    if (!move)
        return move.error();
    const auto parts = splitAtBlanks(rest);
    const bool agreed = parts.size() == 3 && parts[2] == "agreed";
    const bool own = parts.size() == 3 && parts[2] == "own";
    if ((parts.size() != 2 && !agreed && !own) || parts[0] != "=")
        return malformed(whole);
    const auto score = readNumber(parts[1]);
    if (!score)
        return malformed(whole);
    return ActionLine{PlayMove{*move, agreed, own}, *score};
}

Result<ActionLine, Refusal> readRefusedLine(std::string_view rest, const Alphabet& alphabet) {
    auto move = takeMove(rest, alphabet);
    if (!move)
        return move.error();
    const auto reason = reasonOfCode(rest);
    if (!reason)
        return malformed(rest);
    return ActionLine{FailMove{*move, *reason}, {}};
}

Result<ActionLine, Refusal> readStartLetter(std::string_view rest, const Alphabet& alphabet) {
    const auto change = parseChange(rest, alphabet);
    if (!change)
        return change.error();
    const auto* placement = std::get_if<Placement>(&*change);
    if (placement == nullptr)
        return malformed(rest);
    return ActionLine{PlaceStartLetter{placement->letter, placement->square}, {}};
}

/// Writes one kind of action each.
struct ActionWriter {
    const Alphabet& alphabet;
    int score;

    std::string operator()(const DrawLetters& draw) const {
        return "draw " + std::to_string(draw.hand + 1) + ' ' + alphabet.text(draw.letters);
    }
    std::string operator()(const RedrawLetters& draw) const {
        return "redraw " + std::to_string(draw.hand + 1) + ' ' + alphabet.text(draw.letters);
    }
    std::string operator()(const DealStartSquare& deal) const {
        return "deal " + alphabet.text(deal.letters);
    }
    std::string operator()(const PlaceStartLetter& placement) const {
        return "start " + toText(Change(Placement{placement.letter, placement.square}), alphabet);
    }
    std::string operator()(const Declare& declaration) const {
        return "declare " + std::string(code(declaration.kind));
    }
    std::string operator()(const PlayMove& play) const {
        return "move " + toText(play.move, alphabet) + " = " + std::to_string(score) +
               (play.byAgreement ? " agreed" : "") + (play.ownWord ? " own" : "");
    }
    std::string operator()(const FailMove& failed) const {
        return "refused " + toText(failed.move, alphabet) + ' ' + std::string(code(failed.reason));
    }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const EndByAgreement&) const { return "end"; }
};

}  // namespace

std::vector<std::string_view> splitAtBlanks(std::string_view text) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0)
            parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::optional<int> readNumber(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::string writeTime(Milliseconds time) {
    std::array<char, 40> text{};
    const long long count = time.count();
    const int length = std::snprintf(text.data(), text.size(), "[%lld.%03lld]", count / 1000, count % 1000);
    return {text.data(), static_cast<std::size_t>(length)};
}

std::optional<Milliseconds> takeTime(std::string_view& line) {
    if (line.find_first_of("[]") == std::string_view::npos)
        return Milliseconds{0};
    const std::size_t open = line.rfind(" [");
    if (open == std::string_view::npos || line.back() != ']')
        return std::nullopt;
    const std::string_view text = line.substr(open + 2, line.size() - open - 3);
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos || text.size() != point + 4)
        return std::nullopt;
    const auto seconds = readNumber(text.substr(0, point));
    const auto thousandths = readNumber(text.substr(point + 1));
    constexpr int longestTime = 7 * 24 * 3600;
    if (!seconds || !thousandths || *seconds < 0 || *thousandths < 0 || *seconds > longestTime)
        return std::nullopt;
    line = line.substr(0, open);
    return std::chrono::seconds(*seconds) + Milliseconds(*thousandths);
}

std::string writeAction(const GameAction& action, int score, const Alphabet& alphabet) {
    return std::visit(ActionWriter{alphabet, score}, action);
}

Result<ActionLine, Refusal> readAction(std::string_view line, const Alphabet& alphabet) {
    std::string_view rest = line;
    const std::string_view verb = takeWord(rest);
    if (verb == "draw")
        return readDraw<DrawLetters>(rest, alphabet);
    if (verb == "redraw")
        return readDraw<RedrawLetters>(rest, alphabet);
    if (verb == "deal") {
        const auto letters = alphabet.read(rest);
        if (!letters)
            return malformed(line);
        return ActionLine{DealStartSquare{*letters}, {}};
    }
    if (verb == "start")
        return readStartLetter(rest, alphabet);
    if (verb == "declare") {
        const auto kind = moveKindOfCode(rest);
        if (!kind)
            return malformed(line);
        return ActionLine{Declare{*kind}, {}};
    }
    if (verb == "move")
        return readMoveLine(rest, alphabet);
    if (verb == "refused")
        return readRefusedLine(rest, alphabet);
    if (line == "pass")
        return ActionLine{Pass{}, {}};
    if (line == "end")
        return ActionLine{EndByAgreement{}, {}};
    return malformed(line);
}

}  // namespace bukvol::record_text
