// A sheet to play on without a computer: board, letters, score table, rules, and letters to cut out.
#pragma once

#include <QCoreApplication>

#include "core/language/language.h"
#include "core/snake/game_options.h"
#include "desktop/paper/paper_document.h"

namespace bukvol::desktop {

inline constexpr int fewestSheetPlayers = 2;
inline constexpr int mostSheetPlayers = 6;

struct SheetChoice {
    GameKind game = GameKind::bukvologika;
    int players = fewestSheetPlayers;
    bool cutOutLetters = true;  ///< pages with the letters of the bag; Балда needs none
};

class BlankSheet : public PaperDocument {
    Q_DECLARE_TR_FUNCTIONS(BlankSheet)
public:
    /// `startWords`: to begin Балда with. `interfaceLanguage`: code.
    BlankSheet(const SheetChoice& choice, const Language& language, QStringList startWords,
               const QString& interfaceLanguage);

    QString title() const override;
    int pageCount(const QSizeF& area) const override;
    void paintPage(QPainter& painter, const QSizeF& area, int page) const override;

private:
    double paintHead(QPainter& painter, const QRectF& area) const;
    void paintBoard(QPainter& painter, const QRectF& area) const;
    void paintLetters(QPainter& painter, const QRectF& area) const;
    void paintStartWords(QPainter& painter, const QRectF& area) const;
    void paintScores(QPainter& painter, const QRectF& area) const;
    /// The height that the rules take; paints them if wanted.
    double layRules(QPainter& painter, const QRectF& area, bool paint) const;
    void paintCutOuts(QPainter& painter, const QSizeF& area, int page) const;
    /// Every tile of the bag in order; jokers are empty.
    QStringList tiles() const;
    bool hasCutOuts() const { return choice_.cutOutLetters && choice_.game == GameKind::bukvologika; }

    const SheetChoice choice_;
    const Language language_;
    const QStringList startWords_;
    QString languageName_;
};

}  // namespace bukvol::desktop
