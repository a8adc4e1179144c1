// The header of a record: the tags of a match's setup.
#include <algorithm>
#include <array>

#include "core/language/text.h"
#include "core/match/record_text.h"

namespace bukvol::record_text {

namespace {

/// The values of an option by name; the position in the list is the option's value.
template <std::size_t N>
using Names = std::array<std::string_view, N>;

constexpr std::size_t longestDate = 40;

constexpr Names<2> noYes{"no", "yes"};
constexpr Names<2> orderNames{"by-hand", "lot"};
constexpr Names<2> supplyNames{"common-bank", "racks"};
constexpr Names<2> startSquareNames{"automatic", "by-hand"};
constexpr Names<2> declarationNames{"free", "strict"};
constexpr Names<2> refusedWordNames{"try-again", "ends-turn"};
constexpr Names<2> verdictNames{"on-handing-in", "beforehand"};
constexpr Names<2> refuseAccept{"refuse", "accept"};
constexpr Names<2> acceptRefuse{"accept", "refuse"};
constexpr Names<2> stepNames{"side", "king"};
constexpr Names<2> onceAgain{"once", "again"};
constexpr Names<3> diminutiveNames{"refuse", "warn", "accept"};

template <std::size_t N>
std::optional<int> indexIn(const Names<N>& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<int>(found - names.begin());
}

template <class Value, std::size_t N>
bool readNamed(std::string_view text, const Names<N>& names, Value& value) {
    const auto index = indexIn(names, text);
    if (index)
        value = static_cast<Value>(*index);
    return index.has_value();
}

bool readInt(std::string_view text, int& value) {
    const auto number = readNumber(text);
    if (number)
        value = *number;
    return number.has_value();
}

bool readSeat(std::string_view value, MatchSetup& setup) {
    constexpr std::size_t mostSeats = 6;
    if (setup.seats.size() == mostSeats)
        return false;
    Seat seat;
    const std::size_t blank = std::min(value.find(' '), value.size());
    std::string_view rest = value.substr(std::min(blank + 1, value.size()));
    if (value.substr(0, blank) == "computer") {
        seat.computer = true;
        const std::size_t end = std::min(rest.find(' '), rest.size());
        if (!readInt(rest.substr(0, end), seat.level) || seat.level < 1 || seat.level > 5)
            return false;
        rest = rest.substr(std::min(end + 1, rest.size()));
    } else if (value.substr(0, blank) != "person") {
        return false;
    }
    seat.name = rest;
    if (characterCount(rest) > maxNameLength)
        return false;
    setup.seats.push_back(std::move(seat));
    setup.game.players = static_cast<int>(setup.seats.size());
    return true;
}

bool readLetters(std::string_view value, GameOptions& game) {
    const auto parts = splitAtBlanks(value);
    return parts.size() == 2 && readNamed(parts[0], supplyNames, game.supply) &&
           readInt(parts[1], game.lettersAtHand);
}

bool readGame(std::string_view value, GameOptions& game) {
    const auto kind = gameKindOfCode(value);
    if (kind) {
        game.game = *kind;
        // Options that the record does not tell are those of its game.
        game.words = defaultWordRules(*kind);
    }
    return kind.has_value();
}

bool readBoard(std::string_view value, Geometry& board) {
    const auto read = boardOfText(value);
    if (read)
        board = *read;
    return read.has_value();
}

/// "a3 5": where the start word begins, and its letters.
bool readStartWord(std::string_view value, BaldaOptions& balda) {
    const auto parts = splitAtBlanks(value);
    const auto square = parts.size() == 2 ? squareOfText(parts[0]) : std::nullopt;
    if (square)
        balda.wordStart = *square;
    return square && readInt(parts[1], balda.wordLength);
}

bool readClock(std::string_view value, ClockOptions& clock) {
    if (value == "none") {
        clock = {};
        return true;
    }
    const auto parts = splitAtBlanks(value);
    int minutes = 0;
    if (parts.size() != 2 || !readInt(parts[0], minutes) || minutes < 1 || minutes > maxClockMinutes)
        return false;
    constexpr Names<2> penaltyNames{"no-penalty", "penalty"};
    clock.minutes = minutes;
    return readNamed(parts[1], penaltyNames, clock.penalty);
}

/// "12 2026-11-30T10:00:00Z"
bool readContinuedFrom(std::string_view value, MatchSetup& setup) {
    const std::size_t blank = std::min(value.find(' '), value.size());
    const auto entries = readNumber(value.substr(0, blank));
    const std::string_view started = value.substr(std::min(blank + 1, value.size()));
    if (!entries || *entries < 0 || started.size() > longestDate)
        return false;
    setup.continuedFrom = ContinuedFrom{static_cast<std::size_t>(*entries), std::string(started)};
    return true;
}

std::string writeSeat(const Seat& seat) {
    return (seat.computer ? "computer " + std::to_string(seat.level) : std::string("person")) + ' ' +
           seat.name;
}

std::string writeClock(const ClockOptions& clock) {
    if (!clock.minutes)
        return "none";
    return std::to_string(*clock.minutes) + (clock.penalty ? " penalty" : " no-penalty");
}

/// A tag with the way to write it from a setup and to read it into one.
struct SetupTag {
    std::optional<GameKind> only;  ///< the one game that has it
    std::string_view tag;
    std::string (*write)(const MatchSetup&);
    bool (*read)(std::string_view, MatchSetup&);
};

template <class Value, std::size_t N>
std::string named(const Names<N>& names, Value value) {
    return std::string(names[static_cast<std::size_t>(value)]);
}

constexpr std::optional<GameKind> anyGame;
constexpr std::optional<GameKind> bukvologika = GameKind::bukvologika;
constexpr std::optional<GameKind> balda = GameKind::balda;

constexpr std::array<SetupTag, 27> setupTags{{
    {anyGame, "game", [](const MatchSetup& s) { return std::string(code(s.game.game)); },
     [](std::string_view v, MatchSetup& s) { return readGame(v, s.game); }},
    {anyGame, "language", [](const MatchSetup& s) { return s.language; },
     [](std::string_view v, MatchSetup& s) {
         s.language = v;
         return !v.empty() && v.size() <= 16;
     }},
    {anyGame, "started", [](const MatchSetup& s) { return s.started; },
     [](std::string_view v, MatchSetup& s) {
         s.started = v;
         return v.size() <= longestDate;
     }},
    {anyGame, "order", [](const MatchSetup& s) { return named(orderNames, s.orderByLot); },
     [](std::string_view v, MatchSetup& s) { return readNamed(v, orderNames, s.orderByLot); }},
    {bukvologika, "letters",
     [](const MatchSetup& s) {
         return named(supplyNames, s.game.supply) + ' ' + std::to_string(s.game.lettersAtHand);
     },
     [](std::string_view v, MatchSetup& s) { return readLetters(v, s.game); }},
    {bukvologika, "start-square",
     [](const MatchSetup& s) { return named(startSquareNames, s.game.startSquare); },
     [](std::string_view v, MatchSetup& s) { return readNamed(v, startSquareNames, s.game.startSquare); }},
    {bukvologika, "opening-moves", [](const MatchSetup& s) { return std::to_string(s.game.openingMoves); },
     [](std::string_view v, MatchSetup& s) { return readInt(v, s.game.openingMoves); }},
    {bukvologika, "moves", [](const MatchSetup& s) { return std::to_string(s.game.movesPerPlayer); },
     [](std::string_view v, MatchSetup& s) { return readInt(v, s.game.movesPerPlayer); }},
    {bukvologika, "declaration",
     [](const MatchSetup& s) { return named(declarationNames, s.game.strictDeclaration); },
     [](std::string_view v, MatchSetup& s) {
         return readNamed(v, declarationNames, s.game.strictDeclaration);
     }},
    {balda, "board", [](const MatchSetup& s) { return toText(s.game.balda.board); },
     [](std::string_view v, MatchSetup& s) { return readBoard(v, s.game.balda.board); }},
    {balda, "start-word",
     [](const MatchSetup& s) {
         return toText(s.game.balda.wordStart) + ' ' + std::to_string(s.game.balda.wordLength);
     },
     [](std::string_view v, MatchSetup& s) { return readStartWord(v, s.game.balda); }},
    {balda, "steps", [](const MatchSetup& s) { return named(stepNames, s.game.balda.steps); },
     [](std::string_view v, MatchSetup& s) { return readNamed(v, stepNames, s.game.balda.steps); }},
    {balda, "squares", [](const MatchSetup& s) { return named(onceAgain, s.game.balda.reuse); },
     [](std::string_view v, MatchSetup& s) { return readNamed(v, onceAgain, s.game.balda.reuse); }},
    {balda, "shown-words",
     [](const MatchSetup& s) { return named(acceptRefuse, s.game.balda.refuseShownWords); },
     [](std::string_view v, MatchSetup& s) {
         return readNamed(v, acceptRefuse, s.game.balda.refuseShownWords);
     }},
    {anyGame, "refused-word",
     [](const MatchSetup& s) { return named(refusedWordNames, s.game.refusalEndsTurn); },
     [](std::string_view v, MatchSetup& s) {
         return readNamed(v, refusedWordNames, s.game.refusalEndsTurn);
     }},
    {anyGame, "verdict", [](const MatchSetup& s) { return named(verdictNames, s.verdictBeforehand); },
     [](std::string_view v, MatchSetup& s) { return readNamed(v, verdictNames, s.verdictBeforehand); }},
    {anyGame, "own-words", [](const MatchSetup& s) { return named(noYes, s.game.ownWords); },
     [](std::string_view v, MatchSetup& s) { return readNamed(v, noYes, s.game.ownWords); }},
    {anyGame, "words-by-agreement", [](const MatchSetup& s) { return named(noYes, s.game.wordsByAgreement); },
     [](std::string_view v, MatchSetup& s) { return readNamed(v, noYes, s.game.wordsByAgreement); }},
    {anyGame, "clock", [](const MatchSetup& s) { return writeClock(s.clock); },
     [](std::string_view v, MatchSetup& s) { return readClock(v, s.clock); }},
    {anyGame, "undo", [](const MatchSetup& s) { return named(noYes, s.undo); },
     [](std::string_view v, MatchSetup& s) { return readNamed(v, noYes, s.undo); }},
    {anyGame, "hints", [](const MatchSetup& s) { return named(noYes, s.hints); },
     [](std::string_view v, MatchSetup& s) { return readNamed(v, noYes, s.hints); }},
    {anyGame, "fold-yo", [](const MatchSetup& s) { return named(noYes, s.game.words.foldYo); },
     [](std::string_view v, MatchSetup& s) { return readNamed(v, noYes, s.game.words.foldYo); }},
    {anyGame, "fold-short-i", [](const MatchSetup& s) { return named(noYes, s.game.words.foldShortI); },
     [](std::string_view v, MatchSetup& s) { return readNamed(v, noYes, s.game.words.foldShortI); }},
    {anyGame, "plural-only",
     [](const MatchSetup& s) { return named(refuseAccept, s.game.words.acceptPluralOnly); },
     [](std::string_view v, MatchSetup& s) {
         return readNamed(v, refuseAccept, s.game.words.acceptPluralOnly);
     }},
    {anyGame, "diminutives",
     [](const MatchSetup& s) { return named(diminutiveNames, s.game.words.diminutives); },
     [](std::string_view v, MatchSetup& s) {
         return readNamed(v, diminutiveNames, s.game.words.diminutives);
     }},
    {anyGame, "obscene", [](const MatchSetup& s) { return named(acceptRefuse, s.game.words.refuseObscene); },
     [](std::string_view v, MatchSetup& s) {
         return readNamed(v, acceptRefuse, s.game.words.refuseObscene);
     }},
    {anyGame, "min-length", [](const MatchSetup& s) { return std::to_string(s.game.words.minLength); },
     [](std::string_view v, MatchSetup& s) { return readInt(v, s.game.words.minLength); }},
}};

}  // namespace

std::optional<TagLine> readTagLine(std::string_view line) {
    const bool controls =
        std::any_of(line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
    const std::size_t colon = line.find(':');
    if (controls || colon == std::string_view::npos || colon == 0 || line.find(' ') < colon)
        return std::nullopt;
    std::string_view value = line.substr(colon + 1);
    if (!value.empty() && value.front() == ' ')
        value.remove_prefix(1);
    return TagLine{line.substr(0, colon), value};
}

std::string writeSetup(const MatchSetup& setup) {
    std::string text;
    for (const SetupTag& tag : setupTags) {
        if (!tag.only || *tag.only == setup.game.game)
            text.append(tag.tag).append(": ").append(tag.write(setup)).append("\n");
    }
    if (setup.continuedFrom) {
        text.append("continued-from: ").append(std::to_string(setup.continuedFrom->entries));
        text.append(" ").append(setup.continuedFrom->started).append("\n");
    }
    for (const Seat& seat : setup.seats)
        text.append("seat: ").append(writeSeat(seat)).append("\n");
    for (const auto& [tag, value] : setup.otherTags)
        text.append(tag).append(": ").append(value).append("\n");
    return text;
}

MatchSetup readSetup(std::string_view lines, const MatchSetup& usual) {
    constexpr std::size_t fewestSeats = 2;
    MatchSetup setup = usual;
    setup.seats.clear();
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        const std::string_view line = lines.substr(0, end);
        lines.remove_prefix(std::min(end + 1, lines.size()));
        const auto tag = isUtf8(line) ? readTagLine(line) : std::nullopt;
        if (!tag)
            continue;
        MatchSetup trial = setup;
        const auto read = readSetupTag(*tag, trial);
        if (!read) {
            std::erase_if(setup.otherTags, [&](const auto& other) { return other.first == tag->tag; });
            if (setup.otherTags.size() < mostOtherTags)
                setup.otherTags.emplace_back(tag->tag, tag->value);
        } else if (*read) {
            setup = std::move(trial);
        }
    }
    if (setup.seats.size() < fewestSeats)
        setup.seats.resize(fewestSeats);
    setup.game.players = static_cast<int>(setup.seats.size());
    setup.game = mended(setup.game);
    return setup;
}

std::optional<bool> readSetupTag(const TagLine& line, MatchSetup& setup) {
    if (line.tag == "seat")
        return readSeat(line.value, setup);
    if (line.tag == "continued-from")
        return readContinuedFrom(line.value, setup);
    const auto* const found = std::find_if(setupTags.begin(), setupTags.end(),
                                           [&](const SetupTag& tag) { return tag.tag == line.tag; });
    if (found == setupTags.end())
        return std::nullopt;
    return found->read(line.value, setup);
}

}  // namespace bukvol::record_text
