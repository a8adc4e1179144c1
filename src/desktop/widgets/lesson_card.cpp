#include "desktop/widgets/lesson_card.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "desktop/look/text_style.h"
#include "desktop/widgets/board_accessible.h"

namespace bukvol::desktop {

namespace {

constexpr double titleSize = 22;
constexpr double textSize = 18;

int heightOf(const QFont& font, const QString& text, int width) {
    return text.isEmpty()
               ? 0
               : QFontMetrics(font).boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, text).height();
}

}  // namespace

LessonCard::LessonCard(const Appearance& appearance, QWidget* parent)
    : Card(appearance, parent),
      appearance_(appearance),
      title_(new QLabel(this)),
      text_(new QLabel(this)),
      remark_(new QLabel(this)),
      leave_(new TextButton(appearance, TextButton::Style::link, this)),
      play_(new TextButton(appearance, TextButton::Style::primary, this)) {
    setObjectName(QStringLiteral("lessonCard"));
    title_->setObjectName(QStringLiteral("lessonTitle"));
    text_->setObjectName(QStringLiteral("lessonText"));
    remark_->setObjectName(QStringLiteral("lessonRemark"));
    leave_->setObjectName(QStringLiteral("leaveLesson"));
    play_->setObjectName(QStringLiteral("playAfterLesson"));
    for (auto* label : {title_, text_, remark_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    leave_->setTextSize(16);
    play_->hide();
    connect(leave_, &QAbstractButton::clicked, this, &LessonCard::leaveAsked);
    connect(play_, &QAbstractButton::clicked, this, &LessonCard::playAsked);
    connect(&appearance_, &Appearance::changed, this, &LessonCard::restyle);
    retranslate();
    restyle();
}

void LessonCard::setLook(const LessonLook& look) {
    const bool said = look.text != look_.text || look.remark != look_.remark;
    look_ = look;
    title_->setText(look.title);
    text_->setText(look.text);
    remark_->setText(look.remark);
    play_->setVisible(look.step == look.steps);
    setAccessibleName(look.title);
    restyle();
    if (said)
        announce(*this, look.remark.isEmpty() ? look.text : look.remark);
}

void LessonCard::retranslate() {
    leave_->setText(tr("Leave (Esc)"));
    play_->setText(tr("Play a match"));
    place();
}

void LessonCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Card::changeEvent(event);
}

void LessonCard::resizeEvent(QResizeEvent*) {
    place();
}

void LessonCard::restyle() {
    const Theme& theme = appearance_.theme();
    colourText(*title_, theme.ink);
    colourText(*text_, theme.ink);
    colourText(*remark_, theme.refusal);
    place();
    update();
}

double LessonCard::dotSide() const {
    return std::max(8.0, appearance_.px(11));
}

void LessonCard::place() {
    const int padding = qRound(appearance_.px(18));
    const int gap = qRound(appearance_.px(8));
    const int room = width() - 2 * padding;
    const QSize leave = leave_->sizeHint();
    const QSize play = play_->sizeHint();
    const int bottom = height() - padding / 2;
    const bool done = !play_->isHidden();
    const int buttons = done ? std::max(leave.height(), play.height()) : leave.height();
    leave_->setGeometry(width() - padding - leave.width(), bottom - (buttons + leave.height()) / 2,
                        leave.width(), leave.height());
    play_->setGeometry(padding, bottom - (buttons + play.height()) / 2, play.width(), play.height());
    // A smaller size rather than cut sentences.
    QFont title = appearance_.textFont(titleSize, true);
    QFont text = appearance_.textFont(textSize);
    const int top = padding + qCeil(dotSide()) + gap;
    const int most = bottom - buttons - gap - top;
    const auto needed = [&] {
        return heightOf(title, look_.title, room) + heightOf(text, look_.text, room) +
               heightOf(text, look_.remark, room) + 2 * gap;
    };
    while (text.pixelSize() > 11 && needed() > most) {
        text.setPixelSize(text.pixelSize() - 1);
        title.setPixelSize(std::max(12, title.pixelSize() - 1));
    }
    title_->setFont(title);
    text_->setFont(text);
    remark_->setFont(text);
    int y = top;
    const auto put = [&](QLabel* label, const QFont& font) {
        const int labelHeight = heightOf(font, label->text(), room);
        label->setGeometry(padding, y, room, labelHeight);
        y += labelHeight + gap;
    };
    put(title_, title);
    put(text_, text);
    put(remark_, text);
}

void LessonCard::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    // A mark for each step: done ones are filled, the present one is wider.
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = dotSide();
    double x = appearance_.px(18);
    for (int i = 0; i < look_.steps; ++i) {
        const double length = i == look_.step ? 2.6 * side : side;
        painter.setPen(QPen(theme.accent, 1.5));
        painter.setBrush(i <= look_.step ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(x, appearance_.px(18), length, side), side / 2, side / 2);
        x += length + side * 0.7;
    }
}

}  // namespace bukvol::desktop
