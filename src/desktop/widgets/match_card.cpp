#include "desktop/widgets/match_card.h"

#include <QEvent>
#include <algorithm>
#include <utility>

#include "desktop/look/text_fit.h"
#include "desktop/look/text_style.h"

namespace bukvol::desktop {

MatchCard::MatchCard(const Appearance& appearance, MatchItem item, QWidget* parent)
    : Card(appearance, parent),
      appearance_(appearance),
      item_(std::move(item)),
      board_(new BoardThumbnail(appearance, this)),
      title_(new QLabel(this)),
      details_(new QLabel(this)),
      problem_(new QLabel(this)),
      open_(new TextButton(appearance, TextButton::Style::outlined, this)),
      discard_(new TextButton(appearance, TextButton::Style::link, this)) {
    setObjectName(QStringLiteral("matchCard"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    board_->setObjectName(QStringLiteral("cardBoard"));
    title_->setObjectName(QStringLiteral("cardTitle"));
    details_->setObjectName(QStringLiteral("cardDetails"));
    open_->setObjectName(QStringLiteral("cardOpen"));
    discard_->setObjectName(QStringLiteral("cardDiscard"));
    problem_->setObjectName(QStringLiteral("cardProblem"));
    for (auto* label : {title_, details_, problem_}) {
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
    details_->setText(gone ? tr("Deleted") : item_.details);
    problem_->setText(gone || item_.problem.isEmpty() ? QString() : QStringLiteral("✕ ") + item_.problem);
    problem_->setToolTip(item_.problem);
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
    discard_->setStyle(gone ? TextButton::Style::outlined : TextButton::Style::link);
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
    colourText(*title_, discarded_.isEmpty() ? theme.ink : theme.soft);
    colourText(*details_, theme.soft);
    colourText(*problem_, theme.refusal);
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
    const int rest = area.height() - titleRoom.height();
    const auto put = [&](QLabel* label, int top, int height) {
        const QSize room(width, height);
        label->setFont(fittedFont(appearance_.textFont(15), label->text(), room, 11));
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        label->setGeometry(QRect(QPoint(left, top), room));
    };
    const int detailsHeight = problem_->text().isEmpty() ? rest : rest * 45 / 100;
    put(details_, area.top() + titleRoom.height(), detailsHeight);
    put(problem_, area.top() + titleRoom.height() + detailsHeight, rest - detailsHeight);
}

}  // namespace bukvol::desktop
