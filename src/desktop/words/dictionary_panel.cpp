#include "desktop/words/dictionary_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace bukvol::desktop {

namespace {

constexpr QSize smallest(380, 470);

}  // namespace

DictionaryPanel::DictionaryPanel(const Appearance& appearance, LexiconLocator& lexicons, OwnWordStore& store,
                                 QWidget* parent)
    : QDialog(parent),
      lexicons_(lexicons),
      store_(store),
      field_(new QLineEdit),
      language_(new QComboBox),
      verdict_(new VerdictCard(look_)),
      ownWords_(new OwnWordsView(look_, store)) {
    setObjectName(QStringLiteral("dictionary"));
    setMinimumSize(smallest);
    build();
    connect(&appearance, &Appearance::changed, this, [this, &appearance] {
        look_.setTheme(appearance.theme());
        restyle();
    });
    look_.setTheme(appearance.theme());
    connect(field_, &QLineEdit::textChanged, this, &DictionaryPanel::judge);
    connect(field_, &QLineEdit::returnPressed, field_, &QLineEdit::selectAll);
    connect(language_, &QComboBox::activated, this,
            [this] { chooseLanguage(language_->currentData().toString()); });
    connect(verdict_, &VerdictCard::lookUpAsked, this, &DictionaryPanel::lookUp);
    connect(verdict_, &VerdictCard::addAsked, this, [this] {
        if (answer_.word)
            store_.add(lexicon_->language(), *answer_.word);
        field_->setFocus();
    });
    connect(verdict_, &VerdictCard::removeAsked, this, [this] {
        if (answer_.word)
            store_.remove(lexicon_->language(), *answer_.word);
        field_->setFocus();
    });
    connect(ownWords_, &OwnWordsView::lookUpAsked, this, &DictionaryPanel::lookUp);
    connect(&store_, &OwnWordStore::changed, this, &DictionaryPanel::judge);
    for (const QKeySequence& key : {QKeySequence(Qt::CTRL | Qt::Key_D), QKeySequence(Qt::Key_F3)})
        connect(new QShortcut(key, this), &QShortcut::activated, this, &DictionaryPanel::present);
    nameLanguages();
    restyle();
    retranslate();
}

void DictionaryPanel::build() {
    field_->setObjectName(QStringLiteral("lookUp"));
    field_->setMaxLength(static_cast<int>(maxWordLength));
    field_->setClearButtonEnabled(true);
    field_->setFrame(false);
    language_->setObjectName(QStringLiteral("dictionaryLanguage"));
    auto* frame = new Card(look_);
    frame->follow(field_);
    auto* inFrame = new QHBoxLayout(frame);
    inFrame->setContentsMargins(10, 4, 6, 4);
    inFrame->addWidget(field_);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(frame, 1);
    head->addWidget(language_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 16, 16, 16);
    all->setSpacing(12);
    all->addLayout(head);
    all->addWidget(verdict_, 3);
    all->addWidget(ownWords_, 2);
}

void DictionaryPanel::setRules(DictionaryRules rules, const std::string& ofMatch, const std::string& usual) {
    const bool otherMatch = ofMatch != matchLanguage_;
    rules_ = std::move(rules);
    matchLanguage_ = ofMatch;
    const std::string& wanted = ofMatch.empty() ? usual : ofMatch;
    if (otherMatch || !lexicon_)
        chooseLanguage(QString::fromStdString(wanted));
    else
        judge();
}

void DictionaryPanel::lookUp(const QString& word) {
    field_->setText(word);
    field_->setFocus();
}

void DictionaryPanel::present() {
    show();
    raise();
    activateWindow();
    field_->setFocus();
    field_->selectAll();
}

void DictionaryPanel::nameLanguages() {
    const QSignalBlocker silent(language_);
    const QString chosen = language_->currentData().toString();
    const std::string interfaceLanguage = QLocale().bcp47Name().left(2).toStdString();
    language_->clear();
    for (const QString& code : lexicons_.languages()) {
        if (const auto lexicon = lexicons_.lexicon(code.toStdString()))
            language_->addItem(QString::fromStdString(lexicon->language().nameIn(interfaceLanguage)), code);
    }
    language_->setCurrentIndex(language_->findData(chosen));
}

void DictionaryPanel::chooseLanguage(const QString& code) {
    const auto lexicon = lexicons_.lexicon(code.toStdString());
    if (lexicon) {
        lexicon_ = lexicon;
        language_->setCurrentIndex(language_->findData(code));
        ownWords_->setLanguage(lexicon->language());
    }
    judge();
}

void DictionaryPanel::judge() {
    if (!lexicon_)
        return;
    const Language& language = lexicon_->language();
    const auto own = store_.list(language);
    DictionaryRules rules = rules_;
    const bool ofMatch = !matchLanguage_.empty() && language.code == matchLanguage_;
    if (!ofMatch) {
        rules.match.reset();
        rules.played.clear();
    }
    answer_ = DictionaryText::answer(field_->text(), lexicon_, rules, own.get());
    QString note;
    if (answer_.word)
        note = ofMatch ? tr("By the rules of this match") : tr("By the rules you chose");
    verdict_->setAnswer(answer_, note);
    if (answer_.own && answer_.word)
        ownWords_->select(*answer_.word);
}

void DictionaryPanel::restyle() {
    const Theme& theme = look_.theme();
    field_->setFont(look_.textFont(20));
    QPalette palette = this->palette();
    palette.setColor(QPalette::Base, theme.panel);
    field_->setPalette(palette);
}

void DictionaryPanel::retranslate() {
    setWindowTitle(tr("Dictionary"));
    field_->setPlaceholderText(tr("A word…"));
    field_->setAccessibleName(tr("Word to look up"));
    language_->setAccessibleName(tr("Language of the dictionary"));
    nameLanguages();
    judge();
}

void DictionaryPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

}  // namespace bukvol::desktop
