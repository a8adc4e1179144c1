#include "desktop/app/study_room.h"

#include <utility>

#include "desktop/app/menu_entry.h"
#include "desktop/pages/analysis_page.h"
#include "desktop/pages/review_page.h"

namespace bukvol::desktop {

StudyRoom::StudyRoom(QMainWindow& window, QStackedWidget& pages, Appearance& appearance,
                     LexiconLocator& lexicons, MatchSession& session, MatchPage& matchPage,
                     const Settings& settings)
    : QObject(&window),
      window_(window),
      pages_(pages),
      appearance_(appearance),
      lexicons_(lexicons),
      session_(session),
      matchPage_(matchPage),
      settings_(settings) {
    connect(&matchPage, &MatchPage::reviewAsked, this, &StudyRoom::openReview);
    // Whatever takes its place ends what is looked at.
    connect(&pages_, &QStackedWidget::currentChanged, this, &StudyRoom::closePages);
}

void StudyRoom::addTo(QMenu& menu) {
    reviewAction_ = addEntry(menu, window_, "reviewAction", {Qt::SHIFT | Qt::Key_F4});
    connect(reviewAction_, &QAction::triggered, this, &StudyRoom::openReview);
    analysisAction_ = addEntry(menu, window_, "analysisAction", {Qt::CTRL | Qt::SHIFT | Qt::Key_A});
    connect(analysisAction_, &QAction::triggered, this, [this] { openAnalysis(); });
}

void StudyRoom::retranslate() {
    reviewAction_->setText(tr("&Review of the match"));
    analysisAction_->setText(tr("&Analysis of a position"));
}

void StudyRoom::update() {
    reviewAction_->setEnabled(session_.active() && session_.match().over());
}

void StudyRoom::openReview() {
    if (review_ != nullptr || !session_.active() || !session_.match().over())
        return;
    auto* page = new ReviewPage(appearance_, session_.match(), &window_);
    connect(page, &ReviewPage::left, this, &StudyRoom::left);
    connect(&page->run(), &ReviewRun::changed, this, [this, page] {
        const ReviewRun& run = page->run();
        if (run.done())
            emit reviewed(run.match(), sharesOf(run.turns(), run.match().players()));
    });
    show(page);
    review_ = page;
}

void StudyRoom::openAnalysis() {
    if (!session_.active())
        return openAnalysis(settings_.gameLanguage().toStdString(), {}, Position());
    const Match& match = session_.match();
    openAnalysis(match.setup().language, match.setup().game, match.state().position());
}

void StudyRoom::openAnalysis(const std::string& languageCode, const Position& position) {
    openAnalysis(languageCode, {}, position);
}

void StudyRoom::openAnalysis(const std::string& languageCode, const GameOptions& options,
                             const Position& position) {
    if (!analysisIsOpen()) {
        matchPage_.showNotice(
            tr("This match is played without hints; positions are analysed when it is over."));
        emit left();
        return;
    }
    if (analysis_ == nullptr) {
        auto* page = new AnalysisPage(appearance_, lexicons_, &window_);
        connect(page, &AnalysisPage::left, this, &StudyRoom::left);
        show(page);
        analysis_ = page;
    }
    analysis_->setPosition(QString::fromStdString(languageCode), options, position);
}

bool StudyRoom::analysisIsOpen() const {
    return !session_.active() || session_.match().over() || session_.match().setup().hints;
}

void StudyRoom::show(QWidget* page) {
    pages_.addWidget(page);
    pages_.setCurrentWidget(page);
    page->setFocus();
}

void StudyRoom::closePages() {
    const auto close = [this](auto*& page) {
        if (page == nullptr || pages_.currentWidget() == page)
            return;
        pages_.removeWidget(page);
        std::exchange(page, nullptr)->deleteLater();
    };
    close(review_);
    close(analysis_);
}

}  // namespace bukvol::desktop
