#include "desktop/pages/position_page.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <algorithm>

#include "desktop/look/text_fit.h"
#include "desktop/look/text_style.h"
#include "desktop/pages/match_layout.h"
#include "desktop/play/move_scene.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

PositionPage::PositionPage(Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      board_(new BoardWidget(appearance, this)),
      bank_(new BankWidget(appearance, this)),
      card_(new Card(appearance, this)),
      title_(new QLabel(card_)),
      details_(new QLabel(card_)),
      text_(new QLabel(card_)),
      noticeLabel_(new QLabel(this)),
      analyse_(new TextButton(appearance, TextButton::Style::primary, this)),
      copy_(new TextButton(appearance, TextButton::Style::outlined, this)),
      back_(new TextButton(appearance, TextButton::Style::outlined, this)) {
    setObjectName(QStringLiteral("positionPage"));
    setFocusPolicy(Qt::StrongFocus);
    board_->setObjectName(QStringLiteral("positionBoard"));
    board_->setFocusPolicy(Qt::TabFocus);
    bank_->setObjectName(QStringLiteral("positionBank"));
    bank_->setAttribute(Qt::WA_TransparentForMouseEvents);
    text_->setObjectName(QStringLiteral("positionText"));
    noticeLabel_->setObjectName(QStringLiteral("positionNotice"));
    analyse_->setObjectName(QStringLiteral("positionAnalyse"));
    copy_->setObjectName(QStringLiteral("positionCopy"));
    back_->setObjectName(QStringLiteral("positionBack"));
    for (auto* label : {title_, details_, text_, noticeLabel_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    connect(analyse_, &QAbstractButton::clicked, this, &PositionPage::analyseAsked);
    connect(copy_, &QAbstractButton::clicked, this, &PositionPage::copyAsked);
    connect(back_, &QAbstractButton::clicked, this, &PositionPage::backAsked);
    connect(&appearance_, &Appearance::changed, this, &PositionPage::place);
    retranslate();
}

void PositionPage::setPosition(const SharedPosition& position, const Language& language) {
    position_ = position;
    language_ = language;
    notice_.clear();
    const BoardScene scene = standingScene(language_.alphabet, position.position.board);
    board_->setScene(scene);
    std::vector<BankSlot> places;
    for (const Letter letter : position.position.letters) {
        BankSlot slot;
        slot.letter = scene.letters[letter];
        places.push_back(slot);
    }
    bank_->setContent(places, std::nullopt, std::nullopt, QString(), false);
    // Буквологика is played on one board alone.
    analyse_->setEnabled(position.game == GameKind::balda || scene.board.geometry() == Geometry{});
    retranslate();
}

void PositionPage::setNotice(const QString& notice) {
    notice_ = notice;
    place();
}

void PositionPage::retranslate() {
    board_->setAccessibleName(tr("Board"));
    title_->setText(tr("A position"));
    analyse_->setText(tr("Analyse"));
    copy_->setText(tr("Copy"));
    back_->setText(tr("Back"));
    if (position_) {
        const QString language =
            QString::fromStdString(language_.nameIn(QLocale().bcp47Name().left(2).toStdString()));
        details_->setText(TurnText::gameName(position_->game) + QStringLiteral(" · ") + language);
        // A text without blanks is broken after the rows of the board.
        text_->setText(positionText(*position_, language_.alphabet)
                           .replace(QLatin1Char('/'), QStringLiteral("/\u200b")));
    }
    place();
}

void PositionPage::place() {
    if (!position_)
        return;
    const TableShape shape{2, false, std::max(1, static_cast<int>(position_->position.letters.size())),
                           position_->position.board.geometry(), true};
    const MatchLayout layout = MatchLayout::of(size(), shape);
    const auto px = [&](double length) { return qRound(layout.scale * length); };
    board_->setGeometry(layout.board);
    bank_->setGeometry(layout.bank);
    const QRect column(layout.sheet.left(), layout.board.top(), layout.sheet.width(),
                       layout.pass.bottom() - layout.board.top() + 1);
    card_->setGeometry(QRect(column.topLeft(), QSize(column.width(), px(230))));
    const Theme& theme = appearance_.theme();
    const int margin = px(18);
    const QRect area = card_->rect().adjusted(margin, margin / 2, -margin, -margin / 2);
    const int line = area.height() / 4;
    const auto put = [&](QLabel* label, int top, int height, double size, bool bold, const QColor& colour) {
        const QSize room(area.width(), height);
        styleText(*label, fittedFont(appearance_.textFont(size, bold), label->text(), room, 11), colour);
        label->setGeometry(QRect(QPoint(area.left(), top), room));
    };
    put(title_, area.top(), line, 24, true, theme.ink);
    put(details_, area.top() + line, line, 16, false, theme.soft);
    put(text_, area.top() + 2 * line, area.height() - 2 * line, 16, false, theme.ink);
    const int buttonHeight = std::max(30, px(46));
    const int buttonWidth = (column.width() - px(12)) / 2;
    int y = card_->geometry().bottom() + 1 + px(16);
    analyse_->setGeometry(column.left(), y, column.width(), buttonHeight);
    y += buttonHeight + px(12);
    copy_->setGeometry(column.left(), y, buttonWidth, buttonHeight);
    back_->setGeometry(column.right() + 1 - buttonWidth, y, buttonWidth, buttonHeight);
    y += buttonHeight + px(14);
    noticeLabel_->setText(notice_);
    const QSize room(column.width(), column.bottom() - y);
    styleText(*noticeLabel_, fittedFont(appearance_.textFont(17), notice_, room, 11), theme.ink);
    noticeLabel_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    noticeLabel_->setGeometry(QRect(QPoint(column.left(), y), room));
}

void PositionPage::resizeEvent(QResizeEvent*) {
    appearance_.setScale(std::clamp(std::min(width() / 1280.0, height() / 790.0), 0.6, 4.0));
    place();
}

void PositionPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit backAsked();
    else
        QWidget::keyPressEvent(event);
}

void PositionPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace bukvol::desktop
