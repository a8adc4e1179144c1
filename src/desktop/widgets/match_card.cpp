#include "desktop/widgets/match_card.h"

#include <QEvent>
#include <algorithm>
#include <utility>

#include "desktop/look/text_fit.h"

namespace bukvol::desktop {

MatchCard::MatchCard(const Appearance& appearance, MatchItem item, QWidget* parent)
    : Card(appearance, parent),
      appearance_(appearance),
      item_(std::move(item)),
      board_(new BoardThumbnail(appearance, this)),
      title_(new QLabel(this)),
      details_(new QLabel(this)),
      open_(new TextButton(appearance, TextButton::Style::outlined, this)),
      discard_(new TextButton(appearance, TextButton::Style::link, this)) {
    setObjectName(QStringLiteral("matchCard"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    board_->setObjectName(QStringLiteral("cardBoard"));
    title_->setObjectName(QStringLiteral("cardTitle"));
    details_->setObjectName(QStringLiteral("cardDetails"));
    open_->setObjectName(QStringLiteral("cardOpen"));
    discard_->setObjectName(QStringLiteral("cardDiscard"));
    for (auto* label : {title_, details_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    open_->setTextSize(16);
    discard_->setTextSize(15);
    if (item_.board)
        board_->setScene(*item_.board);
    connect(open_, &QAbstractButton::clicked, this, &MatchCard::openAsked);
    connect(discard_, &QAbstractButton::clicked, this, [this] {
        if (discarded_.isEmpty())
            emit discardAsked();
        else
            emit bringBackAsked();
    });
    connect(&appearance_, &Appearance::changed, this, [this] {
        updateGeometry();
        place();
    });
    retranslate();
}

void MatchCard::setDiscarded(const QString& path) {
    discarded_ = path;
    retranslate();
}

void MatchCard::retranslate() {
    const bool gone = !discarded_.isEmpty();
    title_->setText(item_.title);
    QStringList lines;
    if (!item_.details.isEmpty())
        lines << item_.details;
    if (!item_.problem.isEmpty())
        lines << QStringLiteral("✕ ") + item_.problem;
    details_->setText(gone ? tr("Deleted") : lines.join(QLatin1Char('\n')));
    details_->setToolTip(item_.problem);
    switch (item_.kind) {
        case MatchItem::Kind::unfinished:
            open_->setText(tr("Go on"));
            break;
        case MatchItem::Kind::finished:
            open_->setText(tr("Look back"));
            break;
        case MatchItem::Kind::damaged:
        case MatchItem::Kind::broken:
            open_->setText(tr("Open what is valid"));
            break;
    }
    open_->setVisible(!gone && item_.kind != MatchItem::Kind::broken);
    discard_->setText(gone ? tr("Undo") : tr("Delete"));
    open_->setAccessibleName(QStringLiteral("%1: %2").arg(open_->text(), item_.title));
    discard_->setAccessibleName(QStringLiteral("%1: %2").arg(discard_->text(), item_.title));
    board_->setVisible(item_.board.has_value());
    place();
}

void MatchCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

QSize MatchCard::sizeHint() const {
    return {qRound(appearance_.px(700)), std::max(104, qRound(appearance_.px(132)))};
}

void MatchCard::resizeEvent(QResizeEvent*) {
    place();
}

void MatchCard::place() {
    const Theme& theme = appearance_.theme();
    const auto dye = [](QLabel* label, const QColor& colour) {
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, colour);
        label->setPalette(palette);
    };
    dye(title_, discarded_.isEmpty() ? theme.ink : theme.soft);
    dye(details_, item_.problem.isEmpty() || !discarded_.isEmpty() ? theme.soft : theme.refusal);
    const int margin = qRound(appearance_.px(12));
    const QRect area = rect().adjusted(margin, margin, -margin, -margin);
    board_->setGeometry(area.left(), area.top(), area.height(), area.height());
    const int buttonWidth =
        std::min(area.width() * 32 / 100, std::max(open_->sizeHint().width(), discard_->sizeHint().width()));
    const int buttonHeight = std::max(30, qRound(appearance_.px(42)));
    const int buttonLeft = area.right() + 1 - buttonWidth;
    open_->setGeometry(buttonLeft, area.top(), buttonWidth, buttonHeight);
    const int linkHeight = std::max(26, qRound(appearance_.px(32)));
    discard_->setGeometry(buttonLeft, area.bottom() + 1 - linkHeight, buttonWidth, linkHeight);
    const int left = area.left() + (item_.board ? area.height() + margin : 0);
    const int width = buttonLeft - margin - left;
    const QSize titleRoom(width, area.height() * 48 / 100);
    title_->setFont(fittedFont(appearance_.textFont(19, true), title_->text(), titleRoom, 11));
    title_->setGeometry(QRect(QPoint(left, area.top()), titleRoom));
    title_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const QSize detailsRoom(width, area.height() - titleRoom.height());
    details_->setFont(fittedFont(appearance_.textFont(15), details_->text(), detailsRoom, 11));
    details_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    details_->setGeometry(QRect(QPoint(left, area.top() + titleRoom.height()), detailsRoom));
}

}  // namespace bukvol::desktop
