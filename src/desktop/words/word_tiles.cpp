#include "desktop/words/word_tiles.h"

#include <QPainter>
#include <algorithm>

#include "desktop/look/tile_painter.h"

namespace bukvol::desktop {

WordTiles::WordTiles(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), appearance_(appearance) {
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void WordTiles::setLetters(std::vector<QString> letters, bool good) {
    letters_ = std::move(letters);
    good_ = good;
    QString word;
    for (const QString& letter : letters_)
        word += letter;
    setAccessibleName(word.isEmpty() ? placeholder_ : word);
    update();
}

void WordTiles::setPlaceholder(const QString& text) {
    placeholder_ = text;
    if (letters_.empty())
        setAccessibleName(text);
    update();
}

QSize WordTiles::sizeHint() const {
    return {qRound(appearance_.px(320)), qRound(appearance_.px(46))};
}

void WordTiles::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (letters_.empty()) {
        painter.setPen(theme.soft);
        painter.setFont(appearance_.textFont(18));
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, placeholder_);
        return;
    }
    const double step = std::min(appearance_.px(42),
                                 width() / static_cast<double>(std::max<std::size_t>(1, letters_.size())));
    const double side = step * 0.92;
    const double tall = std::min<double>(height(), std::max(side * 1.08, appearance_.px(30)));
    QFont font = Appearance::letterFont(std::min(appearance_.px(28), side * 0.72));
    for (std::size_t i = 0; i < letters_.size(); ++i) {
        const QRectF tile(step * static_cast<double>(i), (height() - tall) / 2, side, tall);
        const double inset = theme.outline / 2;
        painter.setPen(good_ && !theme.tileOutlines ? QPen(Qt::NoPen)
                                                    : QPen(theme.line, std::min(2.0, theme.outline)));
        painter.setBrush(good_ ? theme.accentWash : theme.panel);
        painter.drawRoundedRect(tile.adjusted(inset, inset, -inset, -inset), side * 0.19, side * 0.19);
        painter.setPen(theme.ink);
        painter.setFont(font);
        paintCentredCapital(painter, tile, letters_[i]);
    }
}

}  // namespace bukvol::desktop
