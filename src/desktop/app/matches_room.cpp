#include "desktop/app/matches_room.h"

#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <utility>

#include "desktop/app/menu_entry.h"
#include "desktop/play/match_past.h"
#include "desktop/play/move_scene.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/replay_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

QString stageOf(const Match& match) {
    if (match.over())
        return TurnText::result(match);
    const GameState& state = match.state();
    if (state.phase() == Phase::startSquare)
        return MatchesRoom::tr("the start square is being laid");
    if (state.options.game == GameKind::balda)
        return MatchesRoom::tr("%n empty square(s)", nullptr, state.board.empty().size());
    return MatchesRoom::tr("move %1 of %2")
        .arg(state.movesMade[static_cast<std::size_t>(state.toMove)] + 1)
        .arg(state.options.movesPerPlayer);
}

}  // namespace

MatchItem matchItem(const QString& path, const RecordFile& file) {
    MatchItem item;
    item.path = path;
    const QString changed = QLocale().toString(QFileInfo(path).lastModified(), QLocale::ShortFormat);
    if (!file.record.match) {
        item.kind = MatchItem::Kind::broken;
        item.title = QFileInfo(path).fileName();
        item.details = changed;
        item.problem = file.problem        ? *file.problem
                       : file.record.error ? RefusalText::of(*file.record.error, nullptr)
                                           : QString();
        return item;
    }
    const Match& match = *file.record.match;
    item.kind = file.record.error ? MatchItem::Kind::damaged
                : match.over()    ? MatchItem::Kind::finished
                                  : MatchItem::Kind::unfinished;
    item.title = TurnText::score(match);
    const QString started = ReplayText::date(match.setup().started);
    const QString language =
        QString::fromStdString(match.language().nameIn(QLocale().bcp47Name().left(2).toStdString()));
    item.details = QStringList{TurnText::gameName(match.setup().game.game), language, stageOf(match),
                               started.isEmpty() ? changed : started}
                       .join(QStringLiteral(" · "));
    if (file.record.error)
        item.problem = RefusalText::of(*file.record.error, &match.language().alphabet);
    item.board = standingScene(match.language().alphabet, match.state().board);
    return item;
}

MatchesRoom::MatchesRoom(QStackedWidget& pages, const QString& folder, LexiconProvider lexicons,
                         Appearance& appearance, QWidget& window)
    : QObject(&window),
      pages_(pages),
      shelf_(folder),
      lexicons_(std::move(lexicons)),
      appearance_(appearance),
      window_(window) {
    reader_.setInterval(0);
    connect(&reader_, &QTimer::timeout, this, &MatchesRoom::readOne);
    connect(&pages_, &QStackedWidget::currentChanged, this, [this] {
        if (!shown())
            reader_.stop();
    });
}

void MatchesRoom::addTo(QMenu& menu) {
    list_ = addEntry(menu, window_, "matches", {Qt::CTRL | Qt::Key_M});
    connect(list_, &QAction::triggered, this, &MatchesRoom::show);
}

void MatchesRoom::retranslate() {
    list_->setText(tr("&All matches…"));
    if (shown())
        show();
}

void MatchesRoom::show() {
    if (page_ == nullptr) {
        page_ = new MatchesPage(appearance_, &pages_);
        pages_.addWidget(page_);
        connect(page_, &MatchesPage::openAsked, this, &MatchesRoom::openAsked);
        connect(page_, &MatchesPage::discardAsked, this, [this](MatchCard* card) { discard(*card); });
        connect(page_, &MatchesPage::bringBackAsked, this, [this](MatchCard* card) { bringBack(*card); });
        connect(page_, &MatchesPage::backAsked, this, &MatchesRoom::backAsked);
    }
    pages_.setCurrentWidget(page_);
    page_->clear();
    page_->setFocus();
    unread_ = shelf_.files();
    reader_.start();
}

void MatchesRoom::readOne() {
    if (unread_.isEmpty()) {
        reader_.stop();
        return page_->finish();
    }
    const QString path = unread_.takeFirst();
    if (QFileInfo::exists(path))  // it may have been taken away meanwhile
        page_->add(matchItem(path, readRecordFile(path, lexicons_)));
}

void MatchesRoom::discard(MatchCard& card) {
    emit discarding(card.item().path);
    const auto trashed = shelf_.discard(card.item().path);
    if (!trashed && QFileInfo::exists(card.item().path))
        return page_->setNotice(tr("The match could not be deleted."));
    if (!trashed)
        return page_->setNotice(tr("The file is no longer there."));
    page_->setNotice(QString());
    card.setDiscarded(*trashed);
}

void MatchesRoom::bringBack(MatchCard& card) {
    const auto path = shelf_.bringBack(card.discarded());
    if (!path)
        return page_->setNotice(tr("The match could not be brought back."));
    page_->setNotice(QString());
    card.setPath(*path);
    card.setDiscarded(QString());
}

}  // namespace bukvol::desktop
