#include "desktop/play/position_text.h"

namespace bukvol::desktop {

namespace {

/// Of what a stranger wrote no more is repeated than this.
constexpr qsizetype longestQuote = 24;

QString quoted(const std::string& text) {
    const QString whole = QString::fromStdString(text).simplified();
    return whole.size() <= longestQuote ? whole : whole.left(longestQuote) + QStringLiteral("…");
}

}  // namespace

QString PositionText::of(const PositionError& error) {
    using Kind = PositionError::Kind;
    const QString about = quoted(error.about);
    switch (error.kind) {
        case Kind::notTwoParts:
            return tr("the board and the letters at hand are wanted, with a space between them");
        case Kind::badSize:
            return tr("a board has 8 ranks at most");
        case Kind::badRank:
            return tr("“%1” is no rank of 1 to 8 squares").arg(about);
        case Kind::unevenRanks:
            return tr("the rank “%1” is not as long as the first").arg(about);
        case Kind::foreignLetter:
            return tr("“%1” is not written in the letters of this language").arg(about);
        case Kind::badBank:
            return tr("the letters at hand “%1” are not of this language").arg(about);
    }
    return {};
}

Result<Position, PositionProblem> PositionText::read(GameKind game, const QString& text,
                                                     const Alphabet& alphabet) {
    std::optional<Position> position;
    int number = 0;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        if (position)
            return PositionProblem{number, tr("one position at a time, please")};
        auto read = parsePosition(game, line.toStdString(), alphabet);
        if (!read)
            return PositionProblem{number, of(read.error())};
        if (read->letters.size() > mostLettersAtHand)
            return PositionProblem{number, tr("there are more than %n letter(s) at hand", nullptr,
                                              static_cast<int>(mostLettersAtHand))};
        position = std::move(read).value();
    }
    if (!position)
        return PositionProblem{0, tr("There is no position in this text")};
    return *position;
}

QString PositionText::write(GameKind game, const Position& position, const Alphabet& alphabet) {
    return QString::fromStdString(toText(game, position, alphabet));
}

QString PositionText::of(const PositionProblem& problem) {
    return problem.line > 0 ? tr("Line %1: %2").arg(problem.line).arg(problem.what) : problem.what;
}

}  // namespace bukvol::desktop
