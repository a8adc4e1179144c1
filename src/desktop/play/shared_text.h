// Positions and matches as text that people send each other.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <string_view>
#include <variant>

#include "core/match/record.h"

namespace bukvol::desktop {

/// A position with what is needed to understand it.
struct SharedPosition {
    GameKind game = GameKind::bukvologika;
    std::string language;  ///< code
    Position position;
};

/// What stands in a text: a match, as far as it is valid; a position; or, in a sentence, why it is neither.
using SharedText = std::variant<ReadRecord, SharedPosition, QString>;

class SharedTextReader {
    Q_DECLARE_TR_FUNCTIONS(SharedTextReader)
public:
    /// `languages`: in which letters a position may be written; the first that has them all is taken.
    /// A text of more than `maxRecordSize` bytes is refused.
    static SharedText read(std::string_view text, const QStringList& languages,
                           const LexiconProvider& lexicons, const OwnWordsProvider& ownWords = {});
    /// Whether the text says that it is a record.
    static bool isRecord(std::string_view text);

private:
    static QString positionProblem(const PositionError& error, int line);
};

/// The text of a position as the rules write it.
QString positionText(const SharedPosition& position, const Alphabet& alphabet);

}  // namespace bukvol::desktop
