#include "core/snake/move.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "core/language/text.h"

namespace bukvol {

namespace {

constexpr std::array<std::string_view, moveKindCount> kindCodes{"placement", "status-quo", "castling",
                                                                "transfer", "replacement"};

bool isDigit(char character) {
    return character >= '0' && character <= '9';
}

/// The length of the square's name that the text begins with; 0 where it begins with none.
std::size_t squareNameLength(std::string_view text) {
    if (text.empty() || text[0] < 'a' || text[0] > 'z')
        return 0;
    std::size_t length = 1;
    while (length < text.size() && length < 3 && isDigit(text[length]))
        ++length;
    return length > 1 ? length : 0;
}

/// Reads a square's name.
Square readSquare(std::string_view name) {
    int rank = 0;
    std::from_chars(name.data() + 1, name.data() + name.size(), rank);
    const int file = name[0] - 'a';
    return file < maxBoardSide && rank >= 1 && rank <= maxBoardSide ? Square(file, rank - 1)
                                                                    : Square::beyond();
}

bool isSquareName(std::string_view text) {
    return !text.empty() && squareNameLength(text) == text.size();
}

bool allAlphabetic(std::string_view utf8) {
    const auto length = static_cast<std::int32_t>(utf8.size());
    for (std::int32_t i = 0; i < length;) {
        UChar32 character = 0;
        U8_NEXT(utf8.data(), i, length, character);
        if (character < 0 || !u_isalpha(character))
            return false;
    }
    return true;
}

Result<Word, Refusal> readWord(std::string_view text, const Alphabet& alphabet) {
    if (text.empty() || !allAlphabetic(text))
        return malformed(text);
    auto word = alphabet.read(text);
    if (!word)
        return foreignLetter(text);
    return *word;
}

Result<Letter, Refusal> readLetter(std::string_view text, const Alphabet& alphabet) {
    const auto word = readWord(text, alphabet);
    if (!word)
        return characterCount(text) > 1 ? malformed(text) : word.error();
    if (word->size() != 1)
        return malformed(text);
    return word->front();
}

/// Splits at a separator that stands exactly once.
std::optional<std::pair<std::string_view, std::string_view>> splitOnce(std::string_view text,
                                                                       std::string_view separator) {
    const std::size_t at = text.find(separator);
    if (at == std::string_view::npos || text.find(separator, at + separator.size()) != std::string_view::npos)
        return std::nullopt;
    return std::pair{text.substr(0, at), text.substr(at + separator.size())};
}

template <class Pair>
Result<Change, Refusal> readTwoSquares(std::pair<std::string_view, std::string_view> parts) {
    for (const auto part : {parts.first, parts.second}) {
        if (!isSquareName(part))
            return malformed(part);
    }
    return Change(Pair{readSquare(parts.first), readSquare(parts.second)});
}

template <class LetterChange>
Result<Change, Refusal> readLetterAndSquare(std::string_view letterText, std::string_view squareText,
                                            const Alphabet& alphabet) {
    if (!isSquareName(squareText))
        return malformed(squareText);
    const auto letter = readLetter(letterText, alphabet);
    if (!letter)
        return letter.error();
    LetterChange change;
    change.letter = *letter;
    change.square = readSquare(squareText);
    return Change(change);
}

/// Reads "b3c4d5".
std::optional<Snake> readSnake(std::string_view text) {
    Snake snake;
    while (!text.empty()) {
        const std::size_t length = squareNameLength(text);
        if (length == 0)
            return std::nullopt;
        snake.push_back(readSquare(text.substr(0, length)));
        text.remove_prefix(length);
    }
    return snake;
}

/// Cuts leading and trailing blanks.
std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

}  // namespace

std::string_view code(MoveKind kind) {
    return kindCodes[static_cast<std::size_t>(kind)];
}

std::optional<MoveKind> moveKindOfCode(std::string_view code) {
    const auto* const found = std::find(kindCodes.begin(), kindCodes.end(), code);
    if (found == kindCodes.end())
        return std::nullopt;
    return static_cast<MoveKind>(found - kindCodes.begin());
}

SquareSet changedSquares(const Change& change) {
    SquareSet squares;
    if (const auto* placement = std::get_if<Placement>(&change))
        squares.insert(placement->square);
    else if (const auto* castling = std::get_if<Castling>(&change)) {
        squares.insert(castling->first);
        squares.insert(castling->second);
    } else if (const auto* transfer = std::get_if<Transfer>(&change))
        squares.insert(transfer->to);
    else if (const auto* replacement = std::get_if<Replacement>(&change))
        squares.insert(replacement->square);
    return squares;
}

bool namesBeyond(const Move& move) {
    constexpr Square beyond = Square::beyond();
    if (std::find(move.snake.begin(), move.snake.end(), beyond) != move.snake.end())
        return true;
    if (const auto* placement = std::get_if<Placement>(&move.change))
        return placement->square == beyond;
    if (const auto* castling = std::get_if<Castling>(&move.change))
        return castling->first == beyond || castling->second == beyond;
    if (const auto* transfer = std::get_if<Transfer>(&move.change))
        return transfer->from == beyond || transfer->to == beyond;
    const auto* replacement = std::get_if<Replacement>(&move.change);
    return replacement != nullptr && replacement->square == beyond;
}

Result<Change, Refusal> parseChange(std::string_view text, const Alphabet& alphabet) {
    if (text == "=")
        return Change(StatusQuo{});
    if (const auto parts = splitOnce(text, "<>"))
        return readTwoSquares<Castling>(*parts);
    if (const auto parts = splitOnce(text, "@"))
        return readLetterAndSquare<Placement>(parts->first, parts->second, alphabet);
    if (const auto parts = splitOnce(text, "="))
        return readLetterAndSquare<Replacement>(parts->second, parts->first, alphabet);
    if (const auto parts = splitOnce(text, "-"))
        return readTwoSquares<Transfer>(*parts);
    return malformed(text);
}

Result<Move, Refusal> parseMove(std::string_view text, const Alphabet& alphabet) {
    constexpr std::size_t longestText = 4096;
    if (text.size() > longestText || !isUtf8(text))
        return malformed(text.substr(0, 0));
    text = trimmed(text);
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos)
        return malformed(text);
    const std::string_view changeText = text.substr(0, blank);
    const std::string_view wordAndSnake = trimmed(text.substr(blank));
    const auto parts = splitOnce(wordAndSnake, ":");
    if (!parts)
        return malformed(wordAndSnake);

    // First whether all of it can be read, then whether its letters are the alphabet's.
    const auto change = parseChange(changeText, alphabet);
    const auto word = readWord(parts->first, alphabet);
    const auto snake = readSnake(parts->second);
    if (!snake || snake->empty())
        return malformed(parts->second);
    for (const Reason reason : {Reason::malformed, Reason::foreignLetter}) {
        if (!change && change.error().reason == reason)
            return change.error();
        if (!word && word.error().reason == reason)
            return word.error();
    }
    return Move{*change, *word, *snake};
}

std::string toText(const Change& change, const Alphabet& alphabet) {
    if (const auto* placement = std::get_if<Placement>(&change))
        return alphabet.text(placement->letter) + '@' + toText(placement->square);
    if (const auto* castling = std::get_if<Castling>(&change))
        return toText(castling->first) + "<>" + toText(castling->second);
    if (const auto* transfer = std::get_if<Transfer>(&change))
        return toText(transfer->from) + '-' + toText(transfer->to);
    if (const auto* replacement = std::get_if<Replacement>(&change))
        return toText(replacement->square) + '=' + alphabet.text(replacement->letter);
    return "=";
}

std::string toText(const Snake& snake) {
    std::string text;
    for (const Square square : snake)
        text += toText(square);
    return text;
}

std::string toText(const Move& move, const Alphabet& alphabet) {
    return toText(move.change, alphabet) + ' ' + alphabet.text(move.word) + ':' + toText(move.snake);
}

}  // namespace bukvol
