// How a turn is taken back on the match page.
#include "desktop/pages/match_page.h"
#include "desktop/play/match_past.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"
#include "desktop/widgets/board_accessible.h"

namespace bukvol::desktop {

void MatchPage::connectUndo() {
    undo_->setObjectName(QStringLiteral("undoButton"));
    redo_->setObjectName(QStringLiteral("redoButton"));
    connect(undo_, &QAbstractButton::clicked, this, &MatchPage::undo);
    connect(redo_, &QAbstractButton::clicked, this, &MatchPage::redo);
}

QString MatchPage::summaryOf(const std::vector<MatchEntry>& entries) const {
    const Match& match = session_.match();
    const Alphabet& alphabet = match.language().alphabet;
    QStringList turns;
    for (const MatchEntry& entry : entries) {
        const QString name = TurnText::name(match, entry.player);
        const bool ofWord =
            std::holds_alternative<PlayMove>(entry.action) || std::holds_alternative<FailMove>(entry.action);
        if (ofWord && veiled())
            turns << tr("%1 — a move").arg(name);
        else if (std::holds_alternative<PlayMove>(entry.action))
            turns << tr("%1 — %2", "player, word").arg(name, shown(alphabet, entry.spelling));
        else if (const auto* failed = std::get_if<FailMove>(&entry.action))
            turns << tr("%1 — %2 (refused)", "player, word").arg(name, shown(alphabet, failed->move.word));
        else if (std::holds_alternative<Pass>(entry.action))
            turns << tr("%1 — a pass").arg(name);
        else if (std::holds_alternative<EndByAgreement>(entry.action))
            turns << tr("the end by agreement");
        else if (const auto* laid = std::get_if<PlaceStartLetter>(&entry.action))
            turns << tr("%1 — %2", "player, word").arg(name, shown(alphabet, laid->letter));
    }
    if (turns.isEmpty())
        return tr("the declared kind of move");
    return turns.join(QStringLiteral(", "));
}

void MatchPage::showPast(const QString& done) {
    const Match& match = session_.match();
    const bool persons = !match.over() && !match.seat(match.state().toMove).computer;
    showNotice(persons ? QStringLiteral("%1 · %2").arg(done, TurnText::expected(match, turn_.view())) : done);
}

void MatchPage::undo() {
    if (guide_ != nullptr || !session_.canUndo())
        return;
    const auto last = lastMove(session_.match());
    std::optional<MoveFilm> film;
    if (last)
        film = filmOfMove(*last);
    const auto taken = session_.undo();
    if (film && *last >= session_.match().entries().size()) {
        filmed_ = last;
        film_.play(std::move(*film), {.backwards = true});
    }
    showPast(tr("Taken back: %1").arg(summaryOf(taken)));
    announce(*expected_, notice_);
    emit sounded(Sound::tile);
}

void MatchPage::redo() {
    if (guide_ != nullptr || !session_.canRedo())
        return;
    const auto made = session_.redo();
    showPast(tr("Made again: %1").arg(summaryOf(made)));
    announce(*expected_, notice_);
}

void MatchPage::showUndo() {
    const bool allowed = session_.match().setup().undo && guide_ == nullptr && !classMode_;
    undo_->setVisible(allowed);
    redo_->setVisible(allowed);
    undo_->setEnabled(session_.canUndo());
    redo_->setEnabled(session_.canRedo());
}

}  // namespace bukvol::desktop
