#include <algorithm>
#include <array>
#include <map>

#include "core/language/text.h"
#include "core/match/record.h"
#include "core/match/record_text.h"

namespace bukvol {

namespace {

using Kind = RecordError::Kind;

/// Gives the lines of a text one by one, without line ends ("\n" or "\r\n").
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {}

    /// nullopt at the end.
    std::optional<std::string_view> next() {
        if (rest_.empty())
            return std::nullopt;
        const std::size_t end = std::min(rest_.find('\n'), rest_.size());
        std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        ++number_;
        return line;
    }
    /// Of the line given last, from 1.
    int number() const { return number_; }

private:
    std::string_view rest_;
    int number_ = 0;
};

/// The beginning of a line, for a message.
std::string excerpt(std::string_view line) {
    constexpr std::size_t longest = 80;
    std::string_view part = line.substr(0, longest);
    while (!part.empty() && !isUtf8(part))
        part.remove_suffix(1);
    return std::string(part);
}

class Reader {
public:
    Reader(std::string_view text, const LexiconProvider& lexicons, const OwnWordsProvider& ownWords)
        : lines_(text), lexicons_(lexicons), ownWords_(ownWords) {}

    ReadRecord read() {
        if (readSignature() && readHeader() && openLanguage() && readOrder())
            readActions();
        return std::move(result_);
    }

private:
    bool fail(Kind kind, std::string_view about, std::optional<Refusal> refusal = {}) {
        result_.error = RecordError{kind, lines_.number(), excerpt(about), std::move(refusal)};
        return false;
    }

    /// As `fail`, about a tag of the header.
    bool failAtTag(Kind kind, std::string_view tag, std::string_view about) {
        fail(kind, about);
        result_.error->line = tagLines_[tag];
        return false;
    }

    bool readSignature() {
        constexpr std::string_view signature = "bukvol-record ";
        const auto line = lines_.next();
        if (!line || !line->starts_with(signature))
            return fail(Kind::notARecord, line.value_or(""));
        const auto version = record_text::readNumber(line->substr(signature.size()));
        if (!version || *version < 1)
            return fail(Kind::notARecord, *line);
        return *version <= recordFormatVersion || fail(Kind::newerVersion, *line);
    }

    bool readHeader() {
        for (auto line = lines_.next(); line && !line->empty(); line = lines_.next()) {
            if (!isUtf8(*line))
                return fail(Kind::notUtf8, {});
            const auto tag = record_text::readTagLine(*line);
            if (!tag)
                return fail(Kind::badTag, *line);
            if (!readTag(*tag))
                return fail(Kind::badTag, *line);
            if (setup_.otherTags.size() > record_text::mostOtherTags)
                return fail(Kind::badTag, *line);
        }
        if (!hasGame_)
            return fail(Kind::missingTag, "game");
        if (setup_.language.empty())
            return fail(Kind::missingTag, "language");
        if (setup_.seats.empty())
            return fail(Kind::missingTag, "seat");
        forgetOtherGame(setup_.game);
        return true;
    }

    bool readTag(const record_text::TagLine& line) {
        tagLines_[line.tag] = lines_.number();
        hasGame_ = hasGame_ || line.tag == "game";
        if (line.tag == "alphabet")
            alphabet_ = line.value;
        else if (line.tag == "lexicon")
            lexiconIdentity_ = line.value;
        else if (const auto read = record_text::readSetupTag(line, setup_))
            return *read;
        else
            setup_.otherTags.emplace_back(line.tag, line.value);
        return true;
    }

    bool openLanguage() {
        lexicon_ = lexicons_(setup_.language);
        if (!lexicon_)
            return failAtTag(Kind::unknownLanguage, "language", setup_.language);
        const Language& language = lexicon_->language();
        if (!alphabet_.empty() && !isAlphabet(alphabet_, language.alphabet))
            return failAtTag(Kind::otherAlphabet, "alphabet", alphabet_);
        if (!problemsOf(setup_.game, language).empty())
            return fail(Kind::badOptions, setup_.language);
        result_.otherLexicon = lexiconIdentity_ != lexicon_->identity();
        return true;
    }

    static bool isAlphabet(std::string_view text, const Alphabet& alphabet) {
        const auto letters = record_text::splitAtBlanks(text);
        if (letters.size() != alphabet.size())
            return false;
        for (std::size_t i = 0; i < letters.size(); ++i) {
            if (letters[i] != alphabet.text(static_cast<Letter>(i)))
                return false;
        }
        return true;
    }

    bool readOrder() {
        const auto line = lines_.next();
        if (!line || !line->starts_with("lot "))
            return fail(Kind::badOrder, line.value_or(""));
        std::vector<int> order;
        for (const auto part : record_text::splitAtBlanks(line->substr(4)))
            order.push_back(record_text::readNumber(part).value_or(0) - 1);
        std::vector<int> sorted = order;
        std::sort(sorted.begin(), sorted.end());
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            if (sorted[i] != static_cast<int>(i))
                return fail(Kind::badOrder, *line);
        }
        if (order.size() != setup_.seats.size())
            return fail(Kind::badOrder, *line);
        result_.match.emplace(setup_, lexicon_, order, ownWords_ ? ownWords_(setup_.language) : nullptr);
        return true;
    }

    void readActions() {
        for (auto line = lines_.next(); line; line = lines_.next()) {
            if (!line->empty() && !readLine(*line))
                return;
        }
    }

    bool readLine(std::string_view line) {
        if (!isUtf8(line))
            return fail(Kind::notUtf8, {});
        if (line == record_text::undoLine || line == record_text::redoLine) {
            const bool done = line == record_text::undoLine ? result_.match->undo() : result_.match->redo();
            return done || fail(Kind::refused, line, refusal(Reason::notNow));
        }
        std::string_view rest = line;
        const auto time = record_text::takeTime(rest);
        if (!time)
            return fail(Kind::badLine, line);
        if (rest == "thinking") {
            result_.match->setThinkingInTurn(*time);
            return true;
        }
        const auto action = record_text::readAction(rest, result_.match->language().alphabet);
        if (!action)
            return fail(Kind::badLine, line, action.error());
        // Chance takes no time.
        if (isChance(action->action) && rest.size() != line.size())
            return fail(Kind::badLine, line);
        if (action->score && !scoreFits(*action))
            return fail(Kind::wrongScore, line);
        const auto outcome = perform(action->action, *time);
        return outcome || fail(Kind::refused, line, outcome.error());
    }

    /// One point a letter: the score can be checked before the move is made, so that a wrong one is not made.
    static bool scoreFits(const record_text::ActionLine& line) {
        const auto* play = std::get_if<PlayMove>(&line.action);
        return play == nullptr || *line.score == static_cast<int>(play->move.word.size());
    }

    /// Performs an action. Where another edition of the dictionary judged, its verdicts on words stand.
    Result<GameOutcome, Refusal> perform(const GameAction& action, Milliseconds time) {
        auto outcome = result_.match->perform(action, time);
        if (!outcome && result_.otherLexicon && isAboutWord(outcome.error().reason))
            return result_.match->perform(action, time, true);
        return outcome;
    }

    Lines lines_;
    const LexiconProvider& lexicons_;
    const OwnWordsProvider& ownWords_;
    ReadRecord result_;
    MatchSetup setup_;
    bool hasGame_ = false;
    std::map<std::string_view, int> tagLines_;
    std::string alphabet_;
    std::string lexiconIdentity_;
    Lexicon::Pointer lexicon_;
};

}  // namespace

std::string_view code(RecordError::Kind kind) {
    constexpr std::array<std::string_view, 12> codes{
        "not-a-record", "newer-version",    "too-large",      "not-utf-8", "bad-tag",  "missing-tag",
        "bad-options",  "unknown-language", "other-alphabet", "bad-order", "bad-line", "refused"};
    return kind == Kind::wrongScore ? "wrong-score" : codes[static_cast<std::size_t>(kind)];
}

ReadRecord readRecord(std::string_view text, const LexiconProvider& lexicons,
                      const OwnWordsProvider& ownWords) {
    const auto refused = [](Kind kind) { return ReadRecord{{}, RecordError{kind, 0, {}, {}}, false}; };
    if (text.size() > maxRecordSize)
        return refused(Kind::tooLarge);
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    return Reader(text, lexicons, ownWords).read();
}

}  // namespace bukvol
