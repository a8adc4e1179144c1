#include "core/board/square.h"

#include <charconv>

namespace bukvol {

namespace {

bool isDigit(char character) {
    return character >= '0' && character <= '9';
}

}  // namespace

std::string toText(Square square) {
    if (square == Square::beyond())
        return "?";
    return {static_cast<char>('a' + square.file()), static_cast<char>('1' + square.rank())};
}

std::size_t squareNameLength(std::string_view text) {
    if (text.empty() || text[0] < 'a' || text[0] > 'z')
        return 0;
    std::size_t length = 1;
    while (length < text.size() && length < 3 && isDigit(text[length]))
        ++length;
    return length > 1 ? length : 0;
}

std::optional<Square> squareOfText(std::string_view text) {
    if (text.empty() || squareNameLength(text) != text.size())
        return std::nullopt;
    int rank = 0;
    std::from_chars(text.data() + 1, text.data() + text.size(), rank);
    const int file = text[0] - 'a';
    return file < maxBoardSide && rank >= 1 && rank <= maxBoardSide ? Square(file, rank - 1)
                                                                    : Square::beyond();
}

}  // namespace bukvol
