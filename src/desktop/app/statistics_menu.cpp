#include "desktop/app/statistics_menu.h"

#include <QDir>

#include "desktop/statistics/match_words_dialog.h"
#include "desktop/statistics/statistics_dialog.h"

namespace bukvol::desktop {

StatisticsMenu::StatisticsMenu(QMainWindow& window, const Appearance& appearance, MatchSession& session,
                               LexiconLocator& lexicons, const QString& folder, const QString& records)
    : QObject(&window),
      window_(window),
      appearance_(appearance),
      session_(session),
      lexicons_(lexicons),
      store_(QDir(folder).filePath(QStringLiteral("statistics.sqlite")), records, lexicons) {
    connect(&session_, &MatchSession::changed, this, [this] {
        store_.keep(session_.match());
        updateActions();
    });
}

void StatisticsMenu::addTo(QMenu& matchMenu) {
    statistics_ = matchMenu.addAction(QString(), this, &StatisticsMenu::showStatistics);
    statistics_->setObjectName(QStringLiteral("showStatistics"));
}

void StatisticsMenu::addToWords(QMenu& wordsMenu) {
    matchWords_ = wordsMenu.addAction(QString(), this, &StatisticsMenu::showMatchWords);
    matchWords_->setObjectName(QStringLiteral("showMatchWords"));
    wordsMet_ = wordsMenu.addAction(QString(), this, &StatisticsMenu::showWordsMet);
    wordsMet_->setObjectName(QStringLiteral("showWordsMet"));
}

void StatisticsMenu::retranslate() {
    statistics_->setText(tr("Stat&istics…"));
    matchWords_->setText(tr("Words of this &match…"));
    wordsMet_->setText(tr("Words m&et…"));
}

void StatisticsMenu::updateActions() {
    matchWords_->setEnabled(session_.active());
}

StatisticsDialog& StatisticsMenu::dialog() {
    if (dialog_ == nullptr)
        dialog_ = new StatisticsDialog(appearance_, store_, lexicons_, &window_);
    return *dialog_;
}

void StatisticsMenu::showStatistics() {
    dialog().present(StatisticsDialog::Page::overview);
}

void StatisticsMenu::showWordsMet() {
    dialog().present(StatisticsDialog::Page::words);
}

void StatisticsMenu::showMatchWords() {
    if (session_.active())
        MatchWordsDialog(appearance_, session_.match(), &window_).exec();
}

}  // namespace bukvol::desktop
