#include "desktop/widgets/score_sheet.h"

#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>

#include "desktop/look/text_fit.h"

namespace bukvol::desktop {

ScoreSheet::ScoreSheet(const Appearance& appearance, QWidget* parent)
    : QAbstractScrollArea(parent), appearance_(appearance) {
    setObjectName(QStringLiteral("scoreSheet"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::TabFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setAutoFillBackground(false);
    connect(&appearance_, &Appearance::changed, this, [this] {
        updateScrolling();
        viewport()->update();
    });
}

void ScoreSheet::setLook(const SheetLook& look) {
    const int before = look_.rounds;
    look_ = look;
    updateScrolling();
    if (look.rounds != before && !choosable_)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    QStringList lines;
    if (!look.startWord.isEmpty())
        lines << tr("Start word: %1").arg(look.startWord);
    for (std::size_t player = 0; player < look.columns.size(); ++player) {
        QStringList words;
        for (const SheetEntry& entry : look.columns[player]) {
            if (!entry.word.isEmpty())
                words << entry.word + QLatin1Char(' ') + entry.score +
                             (entry.tip.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(entry.tip));
        }
        lines << look.names[player] + QStringLiteral(": ") + words.join(QStringLiteral(", "));
    }
    setAccessibleName(tr("Score sheet"));
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    viewport()->update();
}

double ScoreSheet::rowHeight() const {
    // Rows draw together a little before the sheet has to scroll.
    const double least = QFontMetricsF(appearance_.textFont(18)).height() +
                         QFontMetricsF(appearance_.textFont(12)).height() + appearance_.px(2);
    const double room = (viewport()->height() - headHeight() - appearance_.px(8)) / std::max(1, look_.rounds);
    return std::clamp(room, least, std::max(least, appearance_.px(44)));
}

double ScoreSheet::namesHeight() const {
    return std::max(appearance_.px(38), 26.0);
}

double ScoreSheet::startWordHeight() const {
    return look_.startWord.isEmpty() ? 0
                                     : QFontMetricsF(appearance_.textFont(16)).height() + appearance_.px(8);
}

double ScoreSheet::headHeight() const {
    return namesHeight() + startWordHeight();
}

double ScoreSheet::numberWidth() const {
    const double words =
        QFontMetricsF(appearance_.textFont(14)).horizontalAdvance(tr("move")) + appearance_.px(18 + 8);
    return std::max(words, appearance_.px(look_.columns.size() > 3 ? 46 : 64));
}

double ScoreSheet::columnWidth() const {
    const double players = std::max<double>(1, static_cast<double>(look_.columns.size()));
    return (viewport()->width() - numberWidth() - appearance_.px(18)) / players;
}

std::optional<SheetPlace> ScoreSheet::placeAt(QPoint position) const {
    const double x = position.x() - numberWidth();
    const double y = position.y() - headHeight() + verticalScrollBar()->value();
    if (x < 0 || y < 0 || position.y() < headHeight())
        return std::nullopt;
    const auto player = static_cast<std::size_t>(x / columnWidth());
    const auto round = static_cast<std::size_t>(y / rowHeight());
    if (player >= look_.columns.size() || round >= look_.columns[player].size())
        return std::nullopt;
    return SheetPlace{static_cast<int>(player), static_cast<int>(round)};
}

const SheetEntry* ScoreSheet::entryAt(QPoint position) const {
    const auto place = placeAt(position);
    return place ? &look_.columns[static_cast<std::size_t>(place->player)]
                                 [static_cast<std::size_t>(place->round)]
                 : nullptr;
}

QRect ScoreSheet::placeRect(SheetPlace place) const {
    return QRectF(numberWidth() + columnWidth() * place.player,
                  headHeight() + rowHeight() * place.round - verticalScrollBar()->value(),
                  columnWidth() - gapBetweenColumns(), rowHeight())
        .toRect();
}

double ScoreSheet::gapBetweenColumns() const {
    return appearance_.px(look_.columns.size() > 3 ? 8 : 20);
}

void ScoreSheet::setChoosable(bool choosable) {
    choosable_ = choosable;
}

void ScoreSheet::setMarked(std::optional<SheetPlace> place) {
    marked_ = place;
    keepMarkedInView();
    viewport()->update();
}

void ScoreSheet::keepMarkedInView() {
    if (!marked_)
        return verticalScrollBar()->setValue(0);
    const QRect place = placeRect(*marked_);
    const int above = place.top() - qCeil(headHeight());
    const int below = place.bottom() + qRound(appearance_.px(6)) - viewport()->height();
    if (above < 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + above);
    else if (below > 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + below);
}

void ScoreSheet::mousePressEvent(QMouseEvent* event) {
    const auto place = placeAt(event->position().toPoint());
    if (choosable_ && place && event->button() == Qt::LeftButton)
        emit chosen(*place);
    else
        QAbstractScrollArea::mousePressEvent(event);
}

void ScoreSheet::keyPressEvent(QKeyEvent* event) {
    if (choosable_)
        event->ignore();
    else
        QAbstractScrollArea::keyPressEvent(event);
}

bool ScoreSheet::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const SheetEntry* entry = entryAt(help->pos());
        QToolTip::showText(help->globalPos(), entry != nullptr ? entry->tip : QString(), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void ScoreSheet::updateScrolling() {
    if (!testAttribute(Qt::WA_Resized))
        return;  // nowhere yet: a font measured for nothing delays the start
    const double content = headHeight() + rowHeight() * look_.rounds + appearance_.px(6);
    verticalScrollBar()->setRange(0, std::max(0, qCeil(content) - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(qCeil(rowHeight()));
}

void ScoreSheet::resizeEvent(QResizeEvent*) {
    updateScrolling();
    if (choosable_)
        keepMarkedInView();
    else
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void ScoreSheet::paintEntry(QPainter& painter, const QRectF& cell, const SheetEntry& entry) const {
    const Theme& theme = appearance_.theme();
    painter.setOpacity(entry.pending ? 0.5 : 1);
    const bool narrow = cell.width() < appearance_.px(150);
    QFont wordFont = appearance_.textFont(narrow ? 15 : 18, true);
    wordFont.setStrikeOut(entry.struck);
    const QFont scoreFont = appearance_.textFont(narrow ? 15 : 18);
    const double scoreWidth = QFontMetricsF(scoreFont).horizontalAdvance(QStringLiteral("88"));
    const double signWidth =
        entry.sign.isEmpty() ? 0 : QFontMetricsF(scoreFont).horizontalAdvance(entry.sign) + appearance_.px(4);
    const double wordWidth = cell.width() - scoreWidth - signWidth - appearance_.px(6);
    wordFont = fittedFont(wordFont, entry.word, wordWidth, 9);
    const double wordHeight = QFontMetricsF(appearance_.textFont(18)).height();
    const QRectF upper(cell.left(), cell.top() + appearance_.px(3), cell.width(), wordHeight);
    painter.setPen(theme.ink);
    painter.setFont(wordFont);
    painter.drawText(upper, Qt::AlignLeft | Qt::AlignVCenter, entry.word);
    painter.setFont(scoreFont);
    if (!entry.sign.isEmpty()) {
        const double after = QFontMetricsF(wordFont).horizontalAdvance(entry.word) + appearance_.px(4);
        painter.setPen(theme.accent);
        painter.drawText(upper.adjusted(after, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, entry.sign);
        painter.setPen(theme.ink);
    }
    painter.drawText(upper, Qt::AlignRight | Qt::AlignVCenter, entry.score);
    painter.setPen(theme.soft);
    const QFont kindFont = fittedFont(appearance_.textFont(12), entry.kind, cell.width(), 9);
    painter.setFont(kindFont);
    painter.drawText(QRectF(cell.left(), upper.bottom() - appearance_.px(3), cell.width(),
                            QFontMetricsF(kindFont).height()),
                     Qt::AlignLeft | Qt::AlignTop, entry.kind);
    painter.setOpacity(1);
}

void ScoreSheet::paintStartWord(QPainter& painter) const {
    const Theme& theme = appearance_.theme();
    QRectF line(appearance_.px(18), namesHeight() - appearance_.px(4), viewport()->width(),
                startWordHeight());
    const QString label = tr("start word");
    const QFont labelFont = appearance_.textFont(14);
    painter.setFont(labelFont);
    painter.setPen(theme.soft);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, label);
    line.setLeft(line.left() + QFontMetricsF(labelFont).horizontalAdvance(label) + appearance_.px(10));
    painter.setFont(appearance_.textFont(16, true));
    painter.setPen(theme.ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, look_.startWord);
}

void ScoreSheet::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = viewport()->rect();
    const double radius = appearance_.px(14);
    const double inset = theme.outline / 2;
    painter.setPen(QPen(theme.line, theme.outline));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), radius, radius);
    const double left = appearance_.px(18);
    const double columnWidth = this->columnWidth();
    const auto columnLeft = [&](std::size_t player) {
        return numberWidth() + columnWidth * static_cast<double>(player);
    };
    const double gap = gapBetweenColumns();

    painter.save();
    painter.setClipRect(
        QRectF(0, headHeight(), area.width(), area.height() - headHeight() - appearance_.px(2)));
    for (int round = 0; round < look_.rounds; ++round) {
        const double top = headHeight() + rowHeight() * round - verticalScrollBar()->value();
        if (top > area.bottom() || top + rowHeight() < 0)
            continue;
        if (round > 0) {
            painter.setPen(QPen(theme.line, 1));
            painter.drawLine(QPointF(appearance_.px(14), top),
                             QPointF(area.width() - appearance_.px(14), top));
        }
        painter.setPen(theme.soft);
        painter.setFont(appearance_.textFont(16));
        const double wordHeight = QFontMetricsF(appearance_.textFont(18)).height();
        painter.drawText(QRectF(left, top + appearance_.px(3), numberWidth(), wordHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, QString::number(round + 1));
        for (std::size_t player = 0; player < look_.columns.size(); ++player) {
            const auto& column = look_.columns[player];
            if (marked_ == SheetPlace{static_cast<int>(player), round}) {
                painter.setPen(QPen(theme.accent, std::max(2.0, theme.outline)));
                painter.setBrush(theme.accentWash);
                painter.drawRoundedRect(
                    QRectF(placeRect(*marked_)).adjusted(-gap * 0.35, 1.5, gap * 0.35, -1.5),
                    appearance_.px(8), appearance_.px(8));
            }
            if (round < static_cast<int>(column.size()))
                paintEntry(painter, QRectF(columnLeft(player), top, columnWidth - gap, rowHeight()),
                           column[static_cast<std::size_t>(round)]);
        }
    }
    painter.restore();

    painter.setPen(theme.soft);
    const QFont headFont = appearance_.textFont(14);
    painter.setFont(headFont);
    const QRectF head(0, 0, area.width(), namesHeight());
    painter.drawText(head.adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, tr("move"));
    for (std::size_t player = 0; player < look_.names.size(); ++player) {
        const QRectF cell(columnLeft(player), 0, columnWidth - gap, namesHeight());
        painter.drawText(
            cell, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(headFont).elidedText(look_.names[player], Qt::ElideRight, cell.width()));
    }
    if (!look_.startWord.isEmpty())
        paintStartWord(painter);
    painter.setPen(QPen(theme.line, std::max(1.0, theme.outline / 2)));
    painter.drawLine(QPointF(appearance_.px(14), headHeight()),
                     QPointF(area.width() - appearance_.px(14), headHeight()));
}

}  // namespace bukvol::desktop
