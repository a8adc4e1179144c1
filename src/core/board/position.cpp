#include "core/board/position.h"

#include "core/language/text.h"

namespace bukvol {

namespace {

using Kind = PositionError::Kind;
using Rank = std::vector<std::optional<Tile>>;

/// The first character (code point) of upper-case text, or the first letter where the alphabet has digraphs.
std::string_view leadingLetters(std::string_view text) {
    const std::size_t end = text.find_first_of("*12345678");
    return text.substr(0, end);
}

/// Adds the tiles of a run of letters to a rank.
std::optional<PositionError> readLetters(std::string_view text, const Alphabet& alphabet, Rank& rank) {
    const auto letters = alphabet.readNormalised(text);
    if (!letters)
        return PositionError{Kind::foreignLetter, std::string(text)};
    for (const Letter letter : *letters)
        rank.emplace_back(Tile(letter));
    return std::nullopt;
}

Result<Rank, PositionError> readRank(std::string_view text, const Alphabet& alphabet) {
    Rank rank;
    std::string_view rest = text;
    while (!rest.empty() && rank.size() <= maxBoardSide) {
        const char first = rest.front();
        if (first == '*') {
            rank.emplace_back(Tile::joker());
            rest.remove_prefix(1);
        } else if (first >= '1' && first <= '8') {
            rank.insert(rank.end(), static_cast<std::size_t>(first - '0'), std::nullopt);
            rest.remove_prefix(1);
        } else {
            const auto letters = leadingLetters(rest);
            if (auto error = readLetters(letters, alphabet, rank))
                return *error;
            rest.remove_prefix(letters.size());
        }
    }
    if (rank.empty() || rank.size() > maxBoardSide)
        return PositionError{Kind::badRank, std::string(text)};
    return rank;
}

Result<Board, PositionError> readBoard(std::string_view text, const Alphabet& alphabet) {
    std::vector<Rank> ranks;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('/', begin), text.size());
        auto rank = readRank(text.substr(begin, end - begin), alphabet);
        if (!rank)
            return rank.error();
        if (!ranks.empty() && rank->size() != ranks.front().size())
            return PositionError{Kind::unevenRanks, std::string(text.substr(begin, end - begin))};
        ranks.push_back(std::move(rank).value());
        if (ranks.size() > maxBoardSide)
            return PositionError{Kind::badSize, std::string(text)};
        begin = end + 1;
    }
    Board board({static_cast<int>(ranks.front().size()), static_cast<int>(ranks.size())});
    for (std::size_t row = 0; row < ranks.size(); ++row) {
        for (std::size_t file = 0; file < ranks[row].size(); ++file) {
            if (const auto& tile = ranks[row][file])
                board.put(Square(static_cast<int>(file), static_cast<int>(ranks.size() - 1 - row)), *tile);
        }
    }
    return board;
}

std::vector<std::string_view> fields(std::string_view text) {
    std::vector<std::string_view> result;
    while (true) {
        const std::size_t begin = text.find_first_not_of(" \t\r\n");
        if (begin == std::string_view::npos)
            return result;
        text.remove_prefix(begin);
        const std::size_t end = std::min(text.find_first_of(" \t\r\n"), text.size());
        result.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

}  // namespace

Result<Position, PositionError> parsePosition(std::string_view text, const Alphabet& alphabet,
                                              bool bankNeeded) {
    constexpr std::size_t longestText = 4096;
    if (text.size() > longestText)
        return PositionError{Kind::badSize, std::string(text.substr(0, 40))};
    const std::string upper = upperCaseNfc(text);
    const auto parts = fields(upper);
    if (parts.empty() || parts.size() > 2 || (bankNeeded && parts.size() < 2))
        return PositionError{Kind::notTwoParts, std::string(text)};
    auto board = readBoard(parts[0], alphabet);
    if (!board)
        return board.error();
    Position position{std::move(board).value(), {}};
    if (parts.size() == 2 && parts[1] != "-") {
        const auto letters = alphabet.readNormalised(parts[1]);
        if (!letters)
            return PositionError{Kind::badBank, std::string(parts[1])};
        position.letters = *letters;
    }
    return position;
}

std::string toText(const Board& board, const Alphabet& alphabet) {
    std::string text;
    for (int rank = board.geometry().ranks - 1; rank >= 0; --rank) {
        int emptyRun = 0;
        const auto flush = [&] {
            if (emptyRun > 0)
                text += std::to_string(emptyRun);
            emptyRun = 0;
        };
        for (int file = 0; file < board.geometry().files; ++file) {
            const auto tile = board.tileAt(Square(file, rank));
            if (!tile) {
                ++emptyRun;
                continue;
            }
            flush();
            text += tile->isJoker() ? "*" : alphabet.text(tile->letter());
        }
        flush();
        if (rank > 0)
            text += '/';
    }
    return text;
}

std::string bankText(const std::vector<Letter>& letters, const Alphabet& alphabet) {
    return letters.empty() ? "-" : alphabet.text(letters);
}

std::string toText(const Position& position, const Alphabet& alphabet) {
    return toText(position.board, alphabet) + ' ' + bankText(position.letters, alphabet);
}

}  // namespace bukvol
