#include "desktop/pages/matches_page.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <algorithm>

#include "desktop/look/text_fit.h"
#include "desktop/look/text_style.h"

namespace bukvol::desktop {

MatchesPage::MatchesPage(Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      title_(new QLabel(this)),
      back_(new TextButton(appearance, TextButton::Style::outlined, this)),
      notice_(new QLabel(this)),
      scroll_(new QScrollArea(this)),
      list_(new QWidget) {
    setObjectName(QStringLiteral("matchesPage"));
    setFocusPolicy(Qt::StrongFocus);
    title_->setObjectName(QStringLiteral("matchesTitle"));
    back_->setObjectName(QStringLiteral("matchesBack"));
    back_->setTextSize(15);
    notice_->setObjectName(QStringLiteral("matchesNotice"));
    notice_->setWordWrap(true);
    notice_->setTextFormat(Qt::PlainText);
    scroll_->setObjectName(QStringLiteral("matchesList"));
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->viewport()->setAutoFillBackground(false);
    auto* list = new QVBoxLayout(list_);
    unfinishedMatches_ = addSection(*list);
    finishedMatches_ = addSection(*list);
    list->addStretch(1);
    scroll_->setWidget(list_);
    list_->setAutoFillBackground(false);
    connect(back_, &QAbstractButton::clicked, this, &MatchesPage::backAsked);
    connect(&appearance_, &Appearance::changed, this, &MatchesPage::restyle);
    retranslate();
    restyle();
}

MatchesPage::Section MatchesPage::addSection(QVBoxLayout& list) {
    Section section{new QLabel(list_), new QVBoxLayout};
    list.addWidget(section.heading);
    list.addLayout(section.cards);
    section.heading->hide();
    return section;
}

void MatchesPage::clear() {
    for (MatchCard* card : cards_)
        delete card;
    cards_.clear();
    finished_ = false;
    unfinishedMatches_.heading->hide();
    finishedMatches_.heading->hide();
    setNotice(QString());
}

void MatchesPage::add(const MatchItem& item) {
    auto* card = new MatchCard(appearance_, item, list_);
    const Section& section = item.kind == MatchItem::Kind::finished ? finishedMatches_ : unfinishedMatches_;
    section.cards->addWidget(card);
    section.heading->show();
    connect(card, &MatchCard::openAsked, this, [this, card] { emit openAsked(card->item().path); });
    connect(card, &MatchCard::discardAsked, this, [this, card] { emit discardAsked(card); });
    connect(card, &MatchCard::bringBackAsked, this, [this, card] { emit bringBackAsked(card); });
    cards_.push_back(card);
}

void MatchesPage::finish() {
    finished_ = true;
    if (cards_.empty())
        setNotice(tr("No matches are kept yet."));
    // The keyboard goes on from the top of the list whatever the order of reading was.
    QWidget* before = back_;
    for (const Section* section : {&unfinishedMatches_, &finishedMatches_}) {
        for (int i = 0; i < section->cards->count(); ++i) {
            for (auto* button : section->cards->itemAt(i)->widget()->findChildren<TextButton*>()) {
                setTabOrder(before, button);
                before = button;
            }
        }
    }
}

void MatchesPage::setNotice(const QString& notice) {
    notice_->setText(notice);
    place();
}

void MatchesPage::retranslate() {
    title_->setText(tr("Matches"));
    back_->setText(tr("Back"));
    unfinishedMatches_.heading->setText(tr("Unfinished"));
    finishedMatches_.heading->setText(tr("Finished"));
    place();
}

void MatchesPage::restyle() {
    const Theme& theme = appearance_.theme();
    styleText(*title_, appearance_.textFont(30, true), theme.ink);
    styleText(*unfinishedMatches_.heading, appearance_.textFont(17, true), theme.soft);
    styleText(*finishedMatches_.heading, appearance_.textFont(17, true), theme.soft);
    styleText(*notice_, appearance_.textFont(16), theme.ink);
    const int gap = std::max(6, qRound(appearance_.px(10)));
    list_->layout()->setContentsMargins(0, 0, gap, 0);
    list_->layout()->setSpacing(gap);
    unfinishedMatches_.cards->setSpacing(gap);
    finishedMatches_.cards->setSpacing(gap);
    place();
}

void MatchesPage::resizeEvent(QResizeEvent*) {
    appearance_.setScale(std::clamp(std::min(width() / 1280.0, height() / 790.0), 0.6, 4.0));
    place();
}

void MatchesPage::place() {
    const auto px = [&](double length) { return qRound(appearance_.px(length)); };
    const int column = std::min(width() - 2 * px(40), px(940));
    const int left = (width() - column) / 2;
    int y = px(24);
    const int titleHeight = QFontMetrics(title_->font()).height();
    const int backWidth = std::min(back_->sizeHint().width(), column / 3);
    title_->setGeometry(left, y, column - backWidth - px(10), titleHeight);
    back_->setGeometry(left + column - backWidth, y, backWidth, std::max(28, px(40)));
    y += std::max(titleHeight, back_->height()) + px(10);
    if (!notice_->text().isEmpty()) {
        const int height = notice_->heightForWidth(column);
        notice_->setGeometry(left, y, column, height);
        y += height + px(8);
    }
    notice_->setVisible(!notice_->text().isEmpty());
    scroll_->setGeometry(left, y, column, std::max(0, height() - y - px(16)));
}

void MatchesPage::keyPressEvent(QKeyEvent* event) {
    QScrollBar* bar = scroll_->verticalScrollBar();
    switch (event->key()) {
        case Qt::Key_Escape:
            emit backAsked();
            return;
        case Qt::Key_PageDown:
            return bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
        case Qt::Key_PageUp:
            return bar->triggerAction(QAbstractSlider::SliderPageStepSub);
        case Qt::Key_Down:
            return bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        case Qt::Key_Up:
            return bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
        default:
            QWidget::keyPressEvent(event);
    }
}

void MatchesPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace bukvol::desktop
