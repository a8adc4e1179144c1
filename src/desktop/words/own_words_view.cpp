#include "desktop/words/own_words_view.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QVBoxLayout>

#include "desktop/look/text_style.h"
#include "desktop/widgets/board_accessible.h"
#include "desktop/words/import_text.h"

namespace bukvol::desktop {

OwnWordsView::OwnWordsView(const Appearance& appearance, OwnWordStore& store, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      store_(store),
      title_(new QLabel),
      action_(new TextButton(appearance, TextButton::Style::link)),
      card_(new Card(appearance)),
      notice_(new QLabel),
      pages_(new QStackedWidget),
      list_(makeList(QStringLiteral("ownWords"), &words_)),
      empty_(new QLabel),
      progress_(new QProgressBar),
      reading_(new QLabel),
      importPage_(makeImportPage()),
      problems_(makeList(QStringLiteral("importLines"), &lines_)) {
    title_->setObjectName(QStringLiteral("ownWordsTitle"));
    action_->setObjectName(QStringLiteral("importAction"));
    notice_->setObjectName(QStringLiteral("importNotice"));
    action_->setTextSize(15);
    list_->installEventFilter(this);
    for (auto* label : {notice_, empty_, reading_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMargin(12);
    for (QWidget* page : {static_cast<QWidget*>(list_), static_cast<QWidget*>(empty_), importPage_,
                          static_cast<QWidget*>(problems_)})
        pages_->addWidget(page);
    auto* inside = new QVBoxLayout(card_);
    inside->setContentsMargins(6, 6, 6, 6);
    inside->addWidget(pages_);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(action_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(5);
    layout->addLayout(head);
    layout->addWidget(notice_);
    layout->addWidget(card_, 1);
    card_->follow(list_);

    connect(action_, &QAbstractButton::clicked, this, [this] {
        if (store_.importing())
            store_.stopImport();
        else if (pages_->currentWidget() == problems_)
            showList();
        else
            askForFile();
    });
    connect(list_, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { emit lookUpAsked(words_.wordAt(index.row())); });
    connect(list_, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { emit lookUpAsked(words_.wordAt(index.row())); });
    connectStore();
    connect(&appearance_, &Appearance::changed, this, &OwnWordsView::restyle);
    restyle();
    retranslate();
}

QListView* OwnWordsView::makeList(const QString& name, QAbstractItemModel* model) {
    auto* view = new QListView;
    view->setObjectName(name);
    view->setModel(model);
    view->setFrameShape(QFrame::NoFrame);
    view->setUniformItemSizes(true);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setTextElideMode(Qt::ElideRight);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setTabKeyNavigation(false);
    return view;
}

QWidget* OwnWordsView::makeImportPage() {
    auto* page = new QWidget;
    progress_->setObjectName(QStringLiteral("importProgress"));
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addStretch();
    layout->addWidget(reading_);
    layout->addWidget(progress_);
    layout->addStretch();
    return page;
}

void OwnWordsView::connectStore() {
    connect(&store_, &OwnWordStore::changed, this, [this](const QString& code) {
        if (code.toStdString() != language_.code)
            return;
        const int row = list_->currentIndex().row();
        words_.setList(store_.list(language_), language_.alphabet);
        if (row >= 0)
            list_->setCurrentIndex(words_.index(std::min(row, words_.rowCount() - 1)));
        showList();
    });
    connect(&store_, &OwnWordStore::importProgressed, this, [this](int done) {
        progress_->setValue(done);
        // What is read is being kept: that is not stopped any more.
        action_->setEnabled(done < progress_->maximum());
    });
    connect(&store_, &OwnWordStore::imported, this, &OwnWordsView::showReport);
    connect(&store_, &OwnWordStore::failed, this, [this](OwnWordProblem problem) {
        problem_ = problem;
        retranslate();
        announce(*notice_, notice_->text());
    });
}

void OwnWordsView::setLanguage(const Language& language) {
    if (language.code == language_.code)
        return;
    language_ = language;
    words_.setList(store_.list(language_), language_.alphabet);
    if (!store_.importing())
        showList();
}

void OwnWordsView::select(const Word& word) {
    const int row = words_.rowOf(word);
    list_->setCurrentIndex(row < 0 ? QModelIndex() : words_.index(row));
}

void OwnWordsView::askForFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Words from a file"), QString(),
                                                      tr("Texts (*.txt *.csv *.dic);;All files (*)"));
    if (!path.isEmpty())
        importFrom(path);
}

void OwnWordsView::importFrom(const QString& path) {
    if (store_.importing())
        return;
    report_.reset();
    problem_.reset();
    fileName_ = QFileInfo(path).fileName();
    progress_->setValue(0);
    store_.importFile(language_, path);
    pages_->setCurrentWidget(importPage_);
    retranslate();
}

void OwnWordsView::showReport(const ImportReport& report) {
    report_ = report;
    if (!problem_)
        announce(*notice_, ImportText::summary(report));
    lines_.setStringList(ImportText::lines(report));
    if (report.problems.empty())
        showList();
    else
        pages_->setCurrentWidget(problems_);
    retranslate();
}

void OwnWordsView::showList() {
    if (store_.importing())
        return;
    // Going back from the lines of a report, or changing a word, ends the report.
    if (pages_->currentWidget() != importPage_) {
        report_.reset();
        problem_.reset();
    }
    const auto list = store_.list(language_);
    pages_->setCurrentWidget(list && list->words.size() == 0 ? static_cast<QWidget*>(empty_) : list_);
    retranslate();
}

void OwnWordsView::removeCurrent() {
    const auto word = language_.alphabet.read(words_.wordAt(list_->currentIndex().row()).toStdString());
    if (word && !word->empty())
        store_.remove(language_, *word);
}

bool OwnWordsView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete)) {
        removeCurrent();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void OwnWordsView::restyle() {
    const Theme& theme = appearance_.theme();
    styleText(*title_, appearance_.textFont(17, true), theme.ink);
    styleText(*empty_, appearance_.textFont(15), theme.soft);
    styleText(*reading_, appearance_.textFont(15), theme.ink);
    styleText(*notice_, appearance_.textFont(15), problem_ ? theme.refusal : theme.ink);
    list_->setFont(appearance_.textFont(16));
    problems_->setFont(appearance_.textFont(14));
}

void OwnWordsView::retranslate() {
    const auto list = store_.list(language_);
    const auto count = list ? static_cast<int>(list->words.size()) : 0;
    title_->setText(count == 0 ? tr("My words") : tr("My words · %1").arg(QLocale().toString(count)));
    list_->setAccessibleName(tr("My words"));
    list_->setAccessibleDescription(tr("Enter looks a word up, Delete removes it"));
    problems_->setAccessibleName(tr("Lines passed over"));
    progress_->setAccessibleName(tr("How much of the file is read"));
    empty_->setText(tr("Words that you add count beside the dictionary in matches that allow it."));
    reading_->setText(tr("Reading %1…").arg(fileName_));
    const bool lines = pages_->currentWidget() == problems_;
    action_->setText(store_.importing() ? tr("Stop") : lines ? tr("To the list") : tr("From a file…"));
    action_->setEnabled(!store_.importing() || progress_->value() < progress_->maximum());
    const QString notice = store_.importing() ? QString()
                           : problem_         ? ImportText::problem(*problem_)
                           : report_          ? ImportText::summary(*report_)
                                              : QString();
    notice_->setText(notice);
    notice_->setVisible(!notice.isEmpty());
    if (report_)
        lines_.setStringList(ImportText::lines(*report_));
    restyle();
}

void OwnWordsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace bukvol::desktop
