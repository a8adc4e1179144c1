// The window's dictionary and the player's own words.
#include <QMenuBar>
#include <QScreen>

#include "desktop/app/main_window.h"
#include "desktop/app/statistics_menu.h"
#include "desktop/words/dictionary_option.h"
#include "desktop/words/dictionary_panel.h"

namespace bukvol::desktop {

bool MainWindow::dictionaryClosed() const {
    return session_.active() && !session_.match().over() && !dictionaryOpen(session_.match().setup());
}

void MainWindow::buildWordsMenu() {
    wordsMenu_ = menuBar()->addMenu(QString());
    lookUp_ = wordsMenu_->addAction(QString(), this, &MainWindow::showDictionary);
    lookUp_->setObjectName(QStringLiteral("lookUp"));
    lookUp_->setShortcuts({Qt::Key_F3, Qt::CTRL | Qt::Key_D});
    statistics_->addToWords(*wordsMenu_);
}

void MainWindow::retranslateWords() {
    wordsMenu_->setTitle(tr("&Words"));
    updateDictionary();
}

void MainWindow::updateDictionary() {
    const bool closed = dictionaryClosed();
    // The item can be chosen all the same: it then says why there is no dictionary.
    lookUp_->setText(closed ? tr("&Dictionary (closed until this match is over)") : tr("&Dictionary"));
    if (dictionary_ == nullptr)
        return;
    if (closed)
        dictionary_->hide();
    const MatchSetup usual = defaultSetup();
    DictionaryRules rules{usual.game.words, usual.game.ownWords, std::nullopt, {}};
    std::string language;
    if (session_.active()) {
        const Match& match = session_.match();
        language = match.setup().language;
        rules = {match.setup().game.words, match.setup().game.ownWords, match.judge(), {}};
        if (!match.over())
            rules.played = match.state().played;
    }
    dictionary_->setRules(std::move(rules), language, usual.language);
}

void MainWindow::showDictionary() {
    if (dictionaryClosed()) {
        matchPage_->showNotice(
            tr("This match is played with the dictionary closed; it opens when the match "
               "is over."));
        return;
    }
    const bool isNew = dictionary_ == nullptr;
    if (isNew)
        dictionary_ = new DictionaryPanel(appearance_, workplace_.lexicons, ownWords_, this);
    updateDictionary();
    if (isNew)
        placeDictionary();
    dictionary_->present();
}

void MainWindow::placeDictionary() {
    // Beside the window where there is room, else over its right side: most of the board stays in view.
    const QRect room = screen()->availableGeometry();
    QSize size = dictionary_->sizeHint();
    int x = frameGeometry().right() + 8;
    if (x + size.width() > room.right()) {
        size = QSize(std::min(size.width(), width() * 42 / 100), std::min(size.height(), height() - 40));
        size = size.expandedTo(dictionary_->minimumSize());
        x = std::min(frameGeometry().right(), room.right()) - size.width() - 8;
    }
    dictionary_->resize(size);
    dictionary_->move(std::max(room.left(), x), std::max(room.top(), geometry().top()));
}

std::shared_ptr<const OwnedGraph> MainWindow::ownWordsOf(const std::string& code) {
    const auto lexicon = workplace_.lexicons.lexicon(code);
    const auto list = lexicon ? ownWords_.listNow(lexicon->language()) : nullptr;
    return list ? list->graph : nullptr;
}

}  // namespace bukvol::desktop
