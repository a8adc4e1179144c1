#include "desktop/paper/blank_sheet.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "desktop/look/appearance.h"
#include "desktop/look/tile_painter.h"
#include "desktop/paper/paper_look.h"
#include "desktop/paper/sheet_rules.h"
#include "desktop/play/move_scene.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

constexpr double boardSide = millimetres(108);
/// A cut out letter lies within a square of the board of seven by seven.
constexpr double tileSide = millimetres(13);
constexpr double columnGap = millimetres(8);
constexpr int jokers = 4;

double heightOf(const QFont& font) {
    return QFontMetricsF(font).height();
}

double paintTitle(QPainter& painter, const QRectF& area, const QString& text) {
    const QFont font = paperFont(10, true);
    painter.setFont(font);
    painter.setPen(paperTheme().accent);
    painter.drawText(QRectF(area.left(), area.top(), area.width(), heightOf(font)), Qt::AlignLeft, text);
    return area.top() + heightOf(font) + millimetres(1);
}

int columnsOn(const QSizeF& area) {
    return std::max(1, static_cast<int>(area.width() / tileSide));
}

int rowsOn(const QSizeF& area) {
    return std::max(1, static_cast<int>(area.height() / tileSide));
}

}  // namespace

BlankSheet::BlankSheet(const SheetChoice& choice, const Language& language, QStringList startWords,
                       const QString& interfaceLanguage)
    : choice_(choice),
      language_(language),
      startWords_(std::move(startWords)),
      languageName_(QString::fromStdString(language.nameIn(interfaceLanguage.toStdString()))) {}

QString BlankSheet::title() const {
    return tr("%1: a sheet to play on").arg(TurnText::gameName(choice_.game));
}

QStringList BlankSheet::tiles() const {
    QStringList tiles;
    for (std::size_t letter = 0; letter < language_.alphabet.size(); ++letter) {
        const int count = letter < language_.tiles.size() ? language_.tiles[letter] : 0;
        for (int i = 0; i < count; ++i)
            tiles << shown(language_.alphabet, static_cast<Letter>(letter));
    }
    for (int i = 0; i < jokers; ++i)
        tiles << QString();
    return tiles;
}

int BlankSheet::pageCount(const QSizeF& area) const {
    const int perPage = columnsOn(area) * rowsOn(area);
    return hasCutOuts() ? 1 + (static_cast<int>(tiles().size()) + perPage - 1) / perPage : 1;
}

void BlankSheet::paintPage(QPainter& painter, const QSizeF& size, int page) const {
    if (page > 0)
        return paintCutOuts(painter, size, page);
    QRectF rest(QPointF(), size);
    rest.setTop(paintHead(painter, rest) + millimetres(5));
    const double side = std::min(boardSide, size.width() * 0.6);
    paintBoard(painter, QRectF(rest.topLeft(), QSizeF(side, side)));
    const QRectF beside(rest.left() + side + columnGap, rest.top(), rest.width() - side - columnGap, side);
    if (choice_.game == GameKind::balda)
        paintStartWords(painter, beside);
    else
        paintLetters(painter, beside);
    rest.setTop(rest.top() + side + millimetres(6));
    const double rules = layRules(painter, rest, false);
    paintScores(painter, rest.adjusted(0, 0, 0, -rules - millimetres(5)));
    layRules(painter, QRectF(rest.left(), rest.bottom() - rules, rest.width(), rules), true);
}

double BlankSheet::paintHead(QPainter& painter, const QRectF& area) const {
    const Theme& theme = paperTheme();
    const QFont titleFont = paperLetterFont(21);
    painter.setFont(titleFont);
    painter.setPen(theme.ink);
    const QRectF line(area.left(), area.top(), area.width(), heightOf(titleFont));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, TurnText::gameName(choice_.game));
    const double after =
        area.left() + QFontMetricsF(titleFont).horizontalAdvance(TurnText::gameName(choice_.game));
    painter.setFont(paperFont(10));
    painter.setPen(theme.soft);
    painter.drawText(line.adjusted(after - area.left() + millimetres(4), millimetres(1.4), 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter, languageName_);
    // Room for the date.
    const QString date = tr("Date");
    const double room = millimetres(40);
    const double dateWidth = QFontMetricsF(painter.font()).horizontalAdvance(date) + millimetres(2);
    const double base = line.bottom() - millimetres(2);
    painter.drawText(
        QRectF(area.right() - room - dateWidth, line.top(), dateWidth, base - line.top() + millimetres(1)),
        Qt::AlignLeft | Qt::AlignBottom, date);
    paintRule(painter, area.right() - room, area.right(), base);
    return line.bottom();
}

void BlankSheet::paintBoard(QPainter& painter, const QRectF& area) const {
    BoardScene scene = standingScene(language_.alphabet, Board());
    if (choice_.game == GameKind::balda) {
        const BaldaOptions options;
        scene.board = Board(options.board);
        for (int file = 0; file < options.wordLength; ++file)
            scene.marked.insert(Square(options.wordStart.file() + file, options.wordStart.rank()));
    } else {
        for (const Square square : {Square(3, 2), Square(3, 4), Square(2, 3), Square(4, 3)})
            scene.board.put(square, Tile::joker());
        for (const Square square : {Square(3, 3), Square(2, 2), Square(2, 4), Square(4, 2), Square(4, 4)})
            scene.marked.insert(square);
    }
    paintPaperBoard(painter, area, scene);
}

void BlankSheet::paintLetters(QPainter& painter, const QRectF& area) const {
    const Theme& theme = paperTheme();
    const QStringList all = tiles();
    double y = paintTitle(painter, area,
                          tr("%n letter(s) in the bag", nullptr, static_cast<int>(all.size()) - jokers));
    constexpr int columns = 4;
    const auto letters = static_cast<int>(language_.alphabet.size());
    const int rows = (letters + 1 + columns - 1) / columns;
    const double rowHeight = std::min(millimetres(9.5), (area.bottom() - y) / rows);
    const double width = area.width() / columns;
    const double side = rowHeight * 0.82;
    for (int i = 0; i <= letters; ++i) {
        const QPointF corner(area.left() + width * (i / rows), y + rowHeight * (i % rows));
        TileLook look;
        look.joker = i == letters;
        int count = jokers;
        if (!look.joker) {
            look.letter = shown(language_.alphabet, static_cast<Letter>(i));
            count = static_cast<std::size_t>(i) < language_.tiles.size()
                        ? language_.tiles[static_cast<std::size_t>(i)]
                        : 0;
        }
        paintTile(painter, QRectF(corner + QPointF(0, (rowHeight - side) / 2), QSizeF(side, side)), look,
                  theme);
        painter.setFont(paperFont(9.5));
        painter.setPen(theme.ink);
        painter.drawText(QRectF(corner.x() + side + millimetres(1.2), corner.y(), width - side, rowHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("%1").arg(count));
    }
}

void BlankSheet::paintStartWords(QPainter& painter, const QRectF& area) const {
    const Theme& theme = paperTheme();
    double y = paintTitle(painter, area, tr("The alphabet"));
    painter.setFont(paperLetterFont(12));
    painter.setPen(theme.ink);
    QStringList letters;
    for (std::size_t letter = 0; letter < language_.alphabet.size(); ++letter)
        letters << shown(language_.alphabet, static_cast<Letter>(letter));
    QRectF taken;
    painter.drawText(QRectF(area.left(), y, area.width(), area.height()),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, letters.join(QLatin1Char(' ')), &taken);
    if (startWords_.isEmpty())
        return;
    y = paintTitle(painter, QRectF(area.left(), taken.bottom() + millimetres(6), area.width(), 1),
                   tr("Words to begin with"));
    const QFont font = paperFont(11);
    painter.setFont(font);
    painter.setPen(theme.ink);
    for (const QString& word : startWords_) {
        if (y + heightOf(font) > area.bottom())
            break;
        painter.drawText(QRectF(area.left(), y, area.width(), heightOf(font)), Qt::AlignLeft, word);
        y += heightOf(font) * 1.1;
    }
}

void BlankSheet::paintScores(QPainter& painter, const QRectF& area) const {
    const Theme& theme = paperTheme();
    const int rounds = choice_.game == GameKind::balda ? 10 : GameOptions().movesPerPlayer;
    const int rows = rounds + 2;  // names above, sums below
    const double rowHeight = std::min(millimetres(9), area.height() / rows);
    const double numberWidth = millimetres(12);
    const double width = (area.width() - numberWidth) / choice_.players;
    const double pointsWidth = millimetres(choice_.players > 4 ? 7 : 10);
    const double bottom = area.top() + rowHeight * rows;
    painter.setPen(QPen(theme.line, millimetres(0.2)));
    for (int row = 0; row <= rows; ++row) {
        const bool strong = row == 1 || row == rows - 1;
        painter.setPen(QPen(strong ? theme.soft : theme.line, millimetres(strong ? 0.35 : 0.2)));
        const double y = area.top() + rowHeight * row;
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    }
    for (int player = 0; player <= choice_.players; ++player) {
        const double x = area.left() + numberWidth + width * player;
        painter.setPen(QPen(theme.soft, millimetres(0.3)));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, bottom));
        if (player == choice_.players)
            break;
        painter.setPen(QPen(theme.line, millimetres(0.2), Qt::DotLine));
        painter.drawLine(QPointF(x + width - pointsWidth, area.top() + rowHeight),
                         QPointF(x + width - pointsWidth, bottom));
        const double side = rowHeight * 0.5;
        paintFaceSample(painter,
                        QRectF(x + millimetres(1.5), area.top() + (rowHeight - side) / 2, side, side),
                        player % 2 == 0 ? Face::white : Face::black);
    }
    painter.setFont(paperFont(9));
    painter.setPen(theme.soft);
    const auto label = [&](int row, const QString& text) {
        paintLine(
            painter,
            QRectF(area.left(), area.top() + rowHeight * row, numberWidth - millimetres(1.5), rowHeight),
            Qt::AlignRight | Qt::AlignVCenter, text);
    };
    for (int round = 1; round <= rounds; ++round)
        label(round, QString::number(round));
    label(rows - 1, QStringLiteral("Σ"));
}

double BlankSheet::layRules(QPainter& painter, const QRectF& area, bool paint) const {
    const QFont font = paperFont(8.5);
    const QFontMetricsF metrics(font);
    const double inset = millimetres(5);
    const QStringList rules = SheetRules::of(choice_.game);
    // Two columns: as many lines as take half of the height in the first.
    const double width = (area.width() - columnGap) / 2;
    std::vector<double> heights;
    for (const QString& rule : rules)
        heights.push_back(metrics
                              .boundingRect(QRectF(0, 0, width - inset, millimetres(100)),
                                            Qt::AlignLeft | Qt::TextWordWrap, rule)
                              .height() +
                          millimetres(0.8));
    double whole = 0;
    for (const double height : heights)
        whole += height;
    std::size_t first = 0;
    double left = 0;
    while (first < heights.size() && left < whole / 2)
        left += heights[first++];
    const double height = std::max(left, whole - left);
    if (!paint)
        return height;
    painter.setFont(font);
    double y = area.top();
    for (std::size_t i = 0; i < heights.size(); ++i) {
        if (i == first)
            y = area.top();
        const double x = i < first ? area.left() : area.left() + width + columnGap;
        painter.setPen(paperTheme().accent);
        painter.drawText(QRectF(x, y, inset - millimetres(1.2), metrics.height()), Qt::AlignRight,
                         QString::number(i + 1));
        painter.setPen(paperTheme().ink);
        painter.drawText(QRectF(x + inset, y, width - inset, heights[i]), Qt::AlignLeft | Qt::TextWordWrap,
                         rules[static_cast<qsizetype>(i)]);
        y += heights[i];
    }
    return height;
}

void BlankSheet::paintCutOuts(QPainter& painter, const QSizeF& area, int page) const {
    const Theme& theme = paperTheme();
    const QStringList all = tiles();
    const int columns = columnsOn(area);
    const int perPage = columns * rowsOn(area);
    const int first = (page - 1) * perPage;
    const int last = std::min(first + perPage, static_cast<int>(all.size()));
    const double left = (area.width() - columns * tileSide) / 2;
    for (int i = first; i < last; ++i) {
        const int place = i - first;
        const QRectF cell(left + (place % columns) * tileSide, (place / columns) * tileSide, tileSide,
                          tileSide);
        painter.setPen(QPen(theme.soft, millimetres(0.15), Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell);
        if (all[i].isEmpty()) {
            paintStar(painter, cell.center(), tileSide * 0.3, theme.star);
            continue;
        }
        painter.setPen(theme.ink);
        painter.setFont(Appearance::letterFont(tileSide * 0.6));
        paintCentredCapital(painter, cell, all[i]);
    }
}

}  // namespace bukvol::desktop
