#include "desktop/paper/match_report.h"
#include "desktop/play/computer_text.h"

#include <QDateTime>
#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "desktop/look/kind_icon.h"
#include "desktop/paper/paper_look.h"
#include "desktop/play/move_scene.h"
#include "desktop/play/options_text.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

constexpr double footHeight = millimetres(8);
constexpr double gap = millimetres(5);
constexpr QSizeF smallestCell(millimetres(54), millimetres(59));

QString clock(Milliseconds time) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

double heightOf(const QFont& font) {
    return QFontMetricsF(font).height();
}

/// A small title over a part of the page; returns where the part begins.
double paintTitle(QPainter& painter, const QRectF& area, const QString& text) {
    const QFont font = paperFont(9.5, true);
    painter.setFont(font);
    painter.setPen(paperTheme().accent);
    painter.drawText(QRectF(area.left(), area.top(), area.width(), heightOf(font)), Qt::AlignLeft, text);
    return area.top() + heightOf(font) + millimetres(1);
}

}  // namespace

MatchReport::MatchReport(const Match& match, const QString& interfaceLanguage)
    : match_(match),
      languageName_(QString::fromStdString(match.language().nameIn(interfaceLanguage.toStdString()))),
      turns_(reportTurns(match_)) {}

QString MatchReport::title() const {
    return QStringLiteral("%1 — %2").arg(TurnText::gameName(match_.setup().game.game),
                                         TurnText::score(match_));
}

QString MatchReport::word(const SheetCell& cell) const {
    return cell.kind == SheetCell::Kind::passed ? QStringLiteral("—")
                                                : shown(match_.language().alphabet, cell.word);
}

MatchReport::Grid MatchReport::gridOn(const QSizeF& area) {
    const auto many = [](double room, double least) {
        return std::max(1, static_cast<int>((room + gap) / (least + gap)));
    };
    Grid grid;
    const double height = area.height() - footHeight;
    grid.columns = many(area.width(), smallestCell.width());
    grid.rows = many(height, smallestCell.height());
    grid.cell = QSizeF((area.width() - gap * (grid.columns - 1)) / grid.columns,
                       (height - gap * (grid.rows - 1)) / grid.rows);
    return grid;
}

int MatchReport::pageCount(const QSizeF& area) const {
    const int perPage = gridOn(area).perPage();
    return 1 + (static_cast<int>(turns_.turns.size()) + perPage - 1) / perPage;
}

void MatchReport::paintPage(QPainter& painter, const QSizeF& size, int page) const {
    const QRectF area(0, 0, size.width(), size.height() - footHeight);
    if (page == 0)
        paintSummary(painter, area);
    else
        paintTurns(painter, area, page);
    paintFoot(painter, QRectF(0, area.bottom(), size.width(), footHeight), page, pageCount(size));
}

void MatchReport::paintSummary(QPainter& painter, const QRectF& area) const {
    QRectF rest = area;
    rest.setTop(paintHead(painter, rest) + millimetres(5));
    rest.setTop(paintPlayers(painter, rest) + millimetres(6));
    rest.setTop(paintOptions(painter, rest) + millimetres(6));
    rest.setTop(paintBoards(painter, rest) + millimetres(6));
    paintCurve(painter, rest);
}

double MatchReport::paintHead(QPainter& painter, const QRectF& area) const {
    const Theme& theme = paperTheme();
    double y = area.top();
    const QFont titleFont = paperLetterFont(23);
    painter.setFont(titleFont);
    painter.setPen(theme.ink);
    const QRectF line(area.left(), y, area.width(), heightOf(titleFont));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, TurnText::gameName(match_.setup().game.game));
    painter.setFont(paperFont(10));
    painter.setPen(theme.soft);
    QStringList about;
    const auto started =
        QDateTime::fromString(QString::fromStdString(match_.setup().started), Qt::ISODate).toLocalTime();
    if (started.isValid())
        about << QLocale().toString(started.date(), QLocale::LongFormat);
    about << languageName_;
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, about.join(QStringLiteral(" · ")));
    y = line.bottom() + millimetres(1);
    paintRule(painter, area.left(), area.right(), y);
    y += millimetres(4);
    const QFont resultFont = paperFont(14, true);
    painter.setFont(resultFont);
    painter.setPen(theme.ink);
    const QString result = match_.over() ? TurnText::result(match_) : tr("The match is not over");
    paintLine(painter, QRectF(area.left(), y, area.width(), heightOf(resultFont)), Qt::AlignLeft, result);
    return y + heightOf(resultFont);
}

double MatchReport::paintPlayers(QPainter& painter, const QRectF& area) const {
    const Theme& theme = paperTheme();
    const auto sheet = match_.scoreSheet();
    const QStringList heads{tr("Points"), tr("Moves"), tr("Points a move"), tr("Longest word"), tr("Time")};
    // Where the columns begin, as parts of the width; the first holds the name.
    constexpr std::array begins{0.36, 0.46, 0.56, 0.7, 0.92};
    const QFont headFont = paperFont(8.5);
    const auto column = [&](std::size_t i, double y, double height) {
        const double left = area.left() + area.width() * begins[i];
        const double right =
            i + 1 < begins.size() ? area.left() + area.width() * begins[i + 1] : area.right();
        return QRectF(left, y, right - left - millimetres(2), height);
    };
    double y = area.top();
    painter.setFont(headFont);
    painter.setPen(theme.soft);
    for (std::size_t i = 0; i < begins.size(); ++i)
        paintLine(painter, column(i, y, heightOf(headFont)), i == 3 ? Qt::AlignLeft : Qt::AlignRight,
                  heads[static_cast<qsizetype>(i)]);
    y += heightOf(headFont) + millimetres(1);
    for (int player = 0; player < match_.players(); ++player) {
        paintRule(painter, area.left(), area.right(), y);
        const Seat& seat = match_.seat(player);
        const double rowHeight = millimetres(seat.computer ? 10.5 : 7.6);
        const auto& cells = sheet[static_cast<std::size_t>(player)];
        int points = 0;
        Word longest;
        for (const SheetCell& cell : cells) {
            points += cell.score;
            if (cell.kind == SheetCell::Kind::played && cell.word.size() > longest.size())
                longest = cell.word;
        }
        const double side = millimetres(4.2);
        paintFaceSample(painter,
                        QRectF(area.left() + millimetres(0.5), y + (rowHeight - side) / 2, side, side),
                        player % 2 == 0 ? Face::white : Face::black);
        painter.setPen(theme.ink);
        painter.setFont(paperFont(11, true));
        const QRectF nameLine(area.left() + millimetres(7), y, area.width() * begins[0] - millimetres(9),
                              millimetres(seat.computer ? 6.2 : 7.6));
        paintLine(painter, nameLine, Qt::AlignLeft | Qt::AlignVCenter, TurnText::name(match_, player));
        if (seat.computer) {
            painter.setFont(headFont);
            painter.setPen(theme.soft);
            paintLine(painter, QRectF(nameLine.bottomLeft(), QSizeF(nameLine.width(), millimetres(3.6))),
                      Qt::AlignLeft | Qt::AlignVCenter, ComputerText::about(seat));
            painter.setPen(theme.ink);
        }
        const QStringList values{
            QString::number(match_.points(player)), QString::number(cells.size()),
            cells.empty()
                ? QStringLiteral("—")
                : QLocale().toString(static_cast<double>(points) / static_cast<double>(cells.size()), 'f', 1),
            longest.empty() ? QStringLiteral("—") : shown(match_.language().alphabet, longest),
            clock(match_.thinkingTime(player))};
        for (std::size_t i = 0; i < begins.size(); ++i) {
            painter.setFont(i == 0 ? paperFont(13, true) : paperFont(10));
            paintLine(painter, column(i, y, rowHeight),
                      (i == 3 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                      values[static_cast<qsizetype>(i)]);
        }
        y += rowHeight;
    }
    paintRule(painter, area.left(), area.right(), y);
    return y;
}

double MatchReport::paintOptions(QPainter& painter, const QRectF& area) const {
    const double top = paintTitle(painter, area, tr("How it was played"));
    const QFont font = paperFont(9);
    painter.setFont(font);
    painter.setPen(paperTheme().ink);
    QString text = OptionsText::lines(match_.setup(), match_.language()).join(QStringLiteral(" · "));
    text[0] = text[0].toUpper();
    const QRectF room(area.left(), top, area.width(), millimetres(30));
    QRectF taken;
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text, &taken);
    return taken.bottom();
}

double MatchReport::paintBoards(QPainter& painter, const QRectF& area) const {
    const double width = (area.width() - gap) / 2;
    const double side = std::min(millimetres(76), width);
    const Alphabet& alphabet = match_.language().alphabet;
    const auto paintOne = [&](double left, const QString& title, const Board& board) {
        const double top = paintTitle(painter, QRectF(left, area.top(), width, 1), title);
        const Geometry& geometry = board.geometry();
        const double tall = side * std::min(1.0, static_cast<double>(geometry.ranks) / geometry.files);
        paintPaperBoard(painter, QRectF(left, top, side, tall), standingScene(alphabet, board));
        return top + tall;
    };
    paintOne(area.left(), tr("The beginning"), turns_.begin);
    return paintOne(area.left() + width + gap, match_.over() ? tr("The end") : tr("Now"),
                    match_.state().board);
}

void MatchReport::paintCurve(QPainter& painter, const QRectF& area) const {
    const double top = paintTitle(painter, area, tr("How the scores grew"));
    const double height = std::min(area.bottom() - top, millimetres(78));
    if (height < millimetres(25))
        return;
    const ScoreCurveLook look{turns_.scores};
    const Theme theme = paperTheme();
    const QRectF rect(area.left(), top + millimetres(1), area.width(), height - millimetres(1));
    ScoreCurvePainter(look, rect, theme, paperFont(8.5), millimetres(0.26)).paint(painter);
}

void MatchReport::paintTurns(QPainter& painter, const QRectF& area, int page) const {
    const Grid grid = gridOn(area.size() + QSizeF(0, footHeight));
    const int first = (page - 1) * grid.perPage();
    const int last = std::min(first + grid.perPage(), static_cast<int>(turns_.turns.size()));
    for (int i = first; i < last; ++i) {
        const int place = i - first;
        const QPointF corner((place % grid.columns) * (grid.cell.width() + gap),
                             (place / grid.columns) * (grid.cell.height() + gap));
        paintTurn(painter, QRectF(area.topLeft() + corner, grid.cell),
                  turns_.turns[static_cast<std::size_t>(i)]);
    }
}

void MatchReport::paintTurn(QPainter& painter, const QRectF& cell, const ReportTurn& turn) const {
    const Theme& theme = paperTheme();
    const QFont smallFont = paperFont(8.5);
    const QFont wordFont = paperFont(12.5, true);
    const double small = heightOf(smallFont);
    // Whose move it is.
    const double sample = small * 0.72;
    double x = cell.left();
    painter.setFont(paperFont(8.5, true));
    painter.setPen(theme.soft);
    const QString number = QString::number(turn.round);
    painter.drawText(QRectF(x, cell.top(), cell.width(), small), Qt::AlignLeft | Qt::AlignVCenter, number);
    x += QFontMetricsF(painter.font()).horizontalAdvance(number) + millimetres(1.6);
    paintFaceSample(painter, QRectF(x, cell.top() + (small - sample) / 2, sample, sample),
                    turn.player % 2 == 0 ? Face::white : Face::black);
    x += sample + millimetres(1.4);
    painter.setFont(smallFont);
    painter.setPen(theme.ink);
    paintLine(painter, QRectF(x, cell.top(), cell.right() - x, small), Qt::AlignLeft | Qt::AlignVCenter,
              TurnText::name(match_, turn.player));
    // What was done.
    const double kindTop = cell.bottom() - small;
    const double wordTop = kindTop - heightOf(wordFont) * 0.94;
    QString what;
    switch (turn.cell.kind) {
        case SheetCell::Kind::played:
            what = turn.cell.moveKind ? TurnText::kindName(*turn.cell.moveKind) : QString();
            if (turn.cell.byAgreement)
                what = tr("%1, by agreement").arg(what);
            break;
        case SheetCell::Kind::passed:
            what = tr("passed");
            break;
        case SheetCell::Kind::refused:
            what = tr("the word was refused");
            break;
    }
    x = cell.left();
    if (turn.cell.kind == SheetCell::Kind::played && turn.cell.moveKind) {
        paintKind(painter, QRectF(x, kindTop, small, small), *turn.cell.moveKind, theme.soft);
        x += small + millimetres(1.2);
    }
    painter.setFont(smallFont);
    painter.setPen(theme.soft);
    paintLine(painter, QRectF(x, kindTop, cell.right() - x, small), Qt::AlignLeft | Qt::AlignVCenter, what);
    const QRectF wordLine(cell.left(), wordTop, cell.width(), heightOf(wordFont));
    const double scoreWidth = millimetres(9);
    QFont font = wordFont;
    font.setStrikeOut(turn.cell.kind == SheetCell::Kind::refused);
    painter.setPen(theme.ink);
    painter.setFont(font);
    paintLine(painter, wordLine.adjusted(0, 0, -scoreWidth, 0), Qt::AlignLeft | Qt::AlignVCenter,
              word(turn.cell));
    painter.setFont(wordFont);
    painter.drawText(wordLine, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1").arg(turn.cell.score));
    paintPaperBoard(painter,
                    QRectF(cell.left(), cell.top() + small + millimetres(0.8), cell.width(),
                           wordTop - cell.top() - small - millimetres(1.4)),
                    turn.scene);
}

void MatchReport::paintFoot(QPainter& painter, const QRectF& area, int page, int pages) const {
    painter.setFont(paperFont(8));
    painter.setPen(paperTheme().soft);
    paintLine(painter, area.adjusted(0, 0, -millimetres(25), 0), Qt::AlignLeft | Qt::AlignBottom, title());
    painter.drawText(area, Qt::AlignRight | Qt::AlignBottom, tr("page %1 of %2").arg(page + 1).arg(pages));
}

}  // namespace bukvol::desktop
