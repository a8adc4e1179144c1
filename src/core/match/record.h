// The record of a match: a text file a person can read (docs/record-format.md).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/match/match.h"

namespace bukvol {

/// The newest version of the format that can be read. A record is written as the lowest that can tell it.
inline constexpr int recordFormatVersion = 2;
/// A record larger than this is not one of ours.
inline constexpr std::size_t maxRecordSize = std::size_t{4} << 20;

std::string writeRecord(const Match& match);

/// What is wrong with a record, and where.
struct RecordError {
    enum class Kind {
        notARecord,    ///< the first line is not "bukvol-record N"
        newerVersion,  ///< made by a newer program
        tooLarge,
        notUtf8,
        badTag,           ///< a header line that cannot be read
        missingTag,       ///< the header lacks a needed tag
        badOptions,       ///< options outside their range
        unknownLanguage,  ///< no dictionary of this language is here
        otherAlphabet,    ///< its alphabet is not the language's
        badOrder,         ///< the lot is no order of the seats
        badLine,          ///< an action that cannot be read
        refused,          ///< an action that the rules refuse: `refusal` says why
        wrongScore,       ///< the score written is not what the rules give
    };
    Kind kind = Kind::notARecord;
    int line = 0;       ///< from 1
    std::string about;  ///< the text that is wrong
    std::optional<Refusal> refusal;
};
/// A stable code of the kind ("bad-line").
std::string_view code(RecordError::Kind kind);

/// A record as far as it is valid.
struct ReadRecord {
    std::optional<Match> match;        ///< none when the header cannot be used
    std::optional<RecordError> error;  ///< the first thing wrong: the match holds what stands before it
    bool otherLexicon = false;         ///< judged by another edition of the dictionary
};

/// Gives the lexicon of a language, or none.
using LexiconProvider = std::function<Lexicon::Pointer(const std::string& code)>;

/// Gives a player's own words in a language, or none.
using OwnWordsProvider = std::function<std::shared_ptr<const OwnedGraph>(const std::string& code)>;

/// `ownWords`: for the moves still to come in the match; words that were played as own words stand by the
/// record.
ReadRecord readRecord(std::string_view text, const LexiconProvider& lexicons,
                      const OwnWordsProvider& ownWords = {});

}  // namespace bukvol
