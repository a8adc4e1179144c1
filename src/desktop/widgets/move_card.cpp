#include "desktop/widgets/move_card.h"

#include <algorithm>

#include "desktop/look/text_fit.h"
#include "desktop/look/text_style.h"

namespace bukvol::desktop {

MoveCard::MoveCard(const Appearance& appearance, QWidget* parent)
    : Card(appearance, parent),
      appearance_(appearance),
      heading_(new QLabel(this)),
      word_(new WordTiles(appearance, this)),
      action_(new QLabel(this)) {
    setObjectName(QStringLiteral("moveCard"));
    heading_->setObjectName(QStringLiteral("moveHeading"));
    word_->setObjectName(QStringLiteral("moveWord"));
    action_->setObjectName(QStringLiteral("moveAction"));
    for (auto* label : {heading_, action_})
        label->setTextFormat(Qt::PlainText);
    action_->setWordWrap(true);
    connect(&appearance_, &Appearance::changed, this, &MoveCard::place);
}

void MoveCard::setMove(const QString& heading, std::vector<QString> letters, bool good,
                       const QString& action) {
    headingText_ = heading;
    action_->setText(action);
    hasWord_ = !letters.empty();
    word_->setLetters(std::move(letters), good);
    place();
}

void MoveCard::resizeEvent(QResizeEvent*) {
    place();
}

void MoveCard::place() {
    const Theme& theme = appearance_.theme();
    colourText(*heading_, theme.soft);
    colourText(*action_, theme.ink);
    const int margin = qRound(appearance_.px(14));
    const QRect area = rect().adjusted(margin, margin / 2, -margin, -margin / 2);
    heading_->setFont(fittedFont(appearance_.textFont(15), headingText_, area.width(), 11));
    const QFontMetrics metrics(heading_->font());
    heading_->setText(metrics.elidedText(headingText_, Qt::ElideRight, area.width()));
    heading_->setToolTip(headingText_);
    const int headHeight = metrics.height();
    heading_->setGeometry(area.left(), area.top(), area.width(), headHeight);
    const int rest = area.height() - headHeight;
    const int wordHeight = hasWord_ ? rest * 55 / 100 : 0;
    word_->setVisible(hasWord_);
    word_->setGeometry(area.left(), area.top() + headHeight, area.width(), wordHeight);
    const QSize room(area.width(), rest - wordHeight);
    action_->setFont(fittedFont(appearance_.textFont(17), action_->text(), room, 11));
    action_->setGeometry(QRect(QPoint(area.left(), area.top() + headHeight + wordHeight), room));
}

}  // namespace bukvol::desktop
