#include "desktop/app/replay_room.h"

#include <QDateTime>
#include <utility>

#include "desktop/app/menu_entry.h"

namespace bukvol::desktop {

ReplayRoom::ReplayRoom(QStackedWidget& pages, MatchPage& matchPage, MatchSession& session,
                       Appearance& appearance, WaitingMatch& waiting, QWidget& window)
    : QObject(&window),
      pages_(pages),
      matchPage_(matchPage),
      session_(session),
      appearance_(appearance),
      waiting_(waiting),
      window_(window) {
    connect(&matchPage_, &MatchPage::replayAsked, this, &ReplayRoom::showCurrent);
    connect(&pages_, &QStackedWidget::currentChanged, this, [this] {
        if (page_ != nullptr && !shown())
            page_->stand();
    });
}

void ReplayRoom::addTo(QMenu& menu) {
    look_ = addEntry(menu, window_, "lookBack", {Qt::CTRL | Qt::Key_R});
    connect(look_, &QAction::triggered, this, &ReplayRoom::showCurrent);
}

void ReplayRoom::retranslate() {
    look_->setText(tr("&Look back at the match"));
}

void ReplayRoom::update() {
    // A paused match hides its board.
    look_->setEnabled(session_.active() && !session_.paused() && pages_.currentWidget() == &matchPage_);
}

void ReplayRoom::showCurrent() {
    if (!session_.active() || session_.paused())
        return;
    open(session_.match(), session_.match().over() ? std::optional(0) : std::nullopt, QString(), true);
}

void ReplayRoom::show(Match match, const QString& notice) {
    open(std::move(match), 0, notice, false);
}

void ReplayRoom::rememberPage() {
    QWidget* page = pages_.currentWidget();
    if (page != page_ && page != positionPage_)
        cameFrom_ = page;
}

void ReplayRoom::open(Match match, std::optional<int> stop, const QString& notice, bool current) {
    if (page_ == nullptr) {
        page_ = new ReplayPage(appearance_, &pages_);
        pages_.addWidget(page_);
        connect(&page_->board(), &BoardWidget::firstPainted, this, &ReplayRoom::firstPainted);
        connect(page_, &ReplayPage::backAsked, this, &ReplayRoom::leave);
        connect(page_, &ReplayPage::playAsked, this, &ReplayRoom::goOnFrom);
    }
    rememberPage();
    // Who looks back at the match under way thinks: its clock runs on.
    waiting_.runOnAt(current ? page_ : nullptr);
    page_->resize(pages_.size());
    page_->setMatch(std::move(match), stop, notice);
    pages_.setCurrentWidget(page_);
    page_->setFocus();
}

void ReplayRoom::showPosition(const SharedPosition& position, const Language& language) {
    if (positionPage_ == nullptr) {
        positionPage_ = new PositionPage(appearance_, &pages_);
        pages_.addWidget(positionPage_);
        connect(&positionPage_->board(), &BoardWidget::firstPainted, this, &ReplayRoom::firstPainted);
        connect(positionPage_, &PositionPage::backAsked, this, &ReplayRoom::leave);
        connect(positionPage_, &PositionPage::analyseAsked, this, &ReplayRoom::analyseAsked);
        connect(positionPage_, &PositionPage::copyAsked, this, &ReplayRoom::copyPositionAsked);
    }
    rememberPage();
    waiting_.runOnAt(nullptr);
    positionPage_->resize(pages_.size());
    positionPage_->setPosition(position, language);
    pages_.setCurrentWidget(positionPage_);
    positionPage_->setFocus();
}

const Match* ReplayRoom::shownMatch() const {
    return shown() ? &page_->replay().match() : nullptr;
}

std::optional<SharedPosition> ReplayRoom::shownPosition() const {
    if (positionPage_ != nullptr && pages_.currentWidget() == positionPage_)
        return positionPage_->position();
    if (!shown())
        return std::nullopt;
    const Replay& replay = page_->replay();
    const MatchSetup& setup = replay.match().setup();
    return SharedPosition{setup.game.game, setup.language, replay.stop(page_->at()).state.position()};
}

void ReplayRoom::tell(const QString& sentence) {
    if (page_ != nullptr)
        page_->setNotice(sentence);
    if (positionPage_ != nullptr)
        positionPage_->setNotice(sentence);
}

void ReplayRoom::leave() {
    QWidget* back = cameFrom_;
    const bool stillThere = back != nullptr && pages_.indexOf(back) >= 0;
    if (session_.active() && (!stillThere || back == &matchPage_)) {
        pages_.setCurrentWidget(&matchPage_);
        matchPage_.board().setFocus();
    } else if (stillThere && back != &matchPage_) {
        pages_.setCurrentWidget(back);
    } else {
        emit startPageAsked();
    }
}

void ReplayRoom::goOnFrom(int stop) {
    const std::string now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    const Match match = page_->replay().goOnFrom(stop, now);
    emit playAsked(match);
}

}  // namespace bukvol::desktop
