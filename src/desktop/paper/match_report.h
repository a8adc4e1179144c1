// A match told on paper: players, options, scores, and every move with its board.
#pragma once

#include <QCoreApplication>

#include "desktop/paper/paper_document.h"
#include "desktop/paper/report_turns.h"

namespace bukvol::desktop {

class MatchReport : public PaperDocument {
    Q_DECLARE_TR_FUNCTIONS(MatchReport)
public:
    /// `interfaceLanguage`: code of the language that the report is written in.
    MatchReport(const Match& match, const QString& interfaceLanguage);

    QString title() const override;
    int pageCount(const QSizeF& area) const override;
    void paintPage(QPainter& painter, const QSizeF& area, int page) const override;

private:
    /// How the moves lie on a page.
    struct Grid {
        int columns = 1;
        int rows = 1;
        QSizeF cell;
        int perPage() const { return columns * rows; }
    };

    static Grid gridOn(const QSizeF& area);
    void paintSummary(QPainter& painter, const QRectF& area) const;
    double paintHead(QPainter& painter, const QRectF& area) const;
    double paintPlayers(QPainter& painter, const QRectF& area) const;
    double paintOptions(QPainter& painter, const QRectF& area) const;
    double paintBoards(QPainter& painter, const QRectF& area) const;
    void paintCurve(QPainter& painter, const QRectF& area) const;
    void paintTurns(QPainter& painter, const QRectF& area, int page) const;
    void paintTurn(QPainter& painter, const QRectF& cell, const ReportTurn& turn) const;
    void paintFoot(QPainter& painter, const QRectF& area, int page, int pages) const;

    QString word(const SheetCell& cell) const;

    const Match match_;
    QString languageName_;
    ReportTurns turns_;
};

}  // namespace bukvol::desktop
