#include "desktop/play/shared_text.h"

#include <algorithm>
#include <optional>

#include "core/language/text.h"

namespace bukvol::desktop {

namespace {

constexpr std::string_view signature = "bukvol-record";
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
/// How much of a wrong text is told.
constexpr qsizetype longestQuote = 40;

std::string_view withoutMark(std::string_view text) {
    return text.starts_with(byteOrderMark) ? text.substr(byteOrderMark.size()) : text;
}

struct Line {
    std::string_view text;
    int number = 0;  ///< from 1
};

/// The first two lines that are not empty.
std::pair<Line, Line> firstLines(std::string_view text) {
    std::pair<Line, Line> lines;
    int number = 0;
    for (std::size_t begin = 0; begin <= text.size() && lines.second.number == 0;) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        ++number;
        const std::string_view line = text.substr(begin, end - begin);
        if (line.find_first_not_of(" \t\r") != std::string_view::npos)
            (lines.first.number == 0 ? lines.first : lines.second) = {line, number};
        begin = end + 1;
    }
    return lines;
}

bool hasBank(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t");
    const std::size_t blank = line.find_first_of(" \t", begin);
    return blank != std::string_view::npos &&
           line.find_first_not_of(" \t\r", blank) != std::string_view::npos;
}

bool isBoard(const Geometry& geometry) {
    constexpr int smallest = 3;  // a word alone is no position
    return geometry.files >= smallest && geometry.ranks >= smallest;
}

QString quoted(const std::string& text) {
    const QString all = QString::fromStdString(text);
    return all.size() > longestQuote ? all.left(longestQuote) + QStringLiteral("…") : all;
}

}  // namespace

bool SharedTextReader::isRecord(std::string_view text) {
    const std::string_view begun = withoutMark(text);
    const std::size_t begin = begun.find_first_not_of(" \t\r\n");
    return begin != std::string_view::npos && begun.substr(begin).starts_with(signature);
}

QString SharedTextReader::positionProblem(const PositionError& error, int line) {
    const QString about = quoted(error.about);
    switch (error.kind) {
        case PositionError::Kind::notTwoParts:
            return tr("line %1 is no position: a board and the letters at hand are expected").arg(line);
        case PositionError::Kind::badSize:
            return tr("line %1: a board has three to eight rows and columns").arg(line);
        case PositionError::Kind::badRank:
            return tr("line %1: a row of the board cannot be read: “%2”").arg(line).arg(about);
        case PositionError::Kind::unevenRanks:
            return tr("line %1: the rows of the board differ in length: “%2”").arg(line).arg(about);
        case PositionError::Kind::foreignLetter:
            return tr("line %1: no dictionary here has the letters “%2”").arg(line).arg(about);
        case PositionError::Kind::badBank:
            return tr("line %1: the letters at hand cannot be read: “%2”").arg(line).arg(about);
    }
    return {};
}

SharedText SharedTextReader::read(std::string_view text, const QStringList& languages,
                                  const LexiconProvider& lexicons, const OwnWordsProvider& ownWords) {
    if (text.size() > maxRecordSize)
        return tr("the text is too long for a match");
    if (isRecord(text)) {
        // Blank lines that came along with a copy stand before the signature and would be in its place.
        const std::string_view begun = withoutMark(text);
        const std::size_t begin = begun.find_first_not_of(" \t\r\n");
        ReadRecord record = readRecord(begun.substr(begin), lexicons, ownWords);
        if (record.error && record.error->line > 0)
            record.error->line += static_cast<int>(
                std::count(begun.begin(), begun.begin() + static_cast<std::ptrdiff_t>(begin), '\n'));
        return record;
    }
    if (!isUtf8(text))
        return tr("this is no text");
    const auto [line, further] = firstLines(withoutMark(text));
    if (line.number == 0)
        return tr("there is nothing to open");
    if (further.number != 0)
        return tr("line %1: a position is one line, and a match begins with “bukvol-record”")
            .arg(further.number);
    std::optional<PositionError> problem;
    for (const QString& language : languages) {
        const auto lexicon = lexicons(language.toStdString());
        if (!lexicon)
            continue;
        const GameKind game = hasBank(line.text) ? GameKind::bukvologika : GameKind::balda;
        auto position = parsePosition(game, line.text, lexicon->language().alphabet);
        if (position && isBoard(position->board.geometry()))
            return SharedPosition{game, language.toStdString(), std::move(position).value()};
        // What is wrong in the language that is most likely meant; foreign letters only where all have it.
        if (!problem || problem->kind == PositionError::Kind::foreignLetter)
            problem = position ? PositionError{PositionError::Kind::badSize, {}} : position.error();
    }
    if (!problem)
        return tr("there is no dictionary to read it by");
    return positionProblem(*problem, line.number);
}

QString positionText(const SharedPosition& position, const Alphabet& alphabet) {
    return QString::fromStdString(toText(position.game, position.position, alphabet));
}

}  // namespace bukvol::desktop
