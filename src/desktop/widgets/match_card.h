// A kept match in a list: its board, who plays, how it stands, and what can be done with it.
#pragma once

#include <QLabel>
#include <optional>

#include "desktop/widgets/board_thumbnail.h"
#include "desktop/widgets/buttons.h"
#include "desktop/widgets/card.h"

namespace bukvol::desktop {

/// What a card tells of a match.
struct MatchItem {
    enum class Kind {
        unfinished,
        finished,
        damaged,  ///< opens as far as it is valid
        broken,   ///< nothing of it can be opened
    };
    Kind kind = Kind::unfinished;
    QString path;
    QString title;    ///< names and score, or the file's name
    QString details;  ///< game, date, how far it is
    QString problem;  ///< what is wrong with the file; empty: nothing
    std::optional<BoardScene> board;
};

class MatchCard : public Card {
    Q_OBJECT
public:
    MatchCard(const Appearance& appearance, MatchItem item, QWidget* parent = nullptr);

    const MatchItem& item() const { return item_; }
    /// Where the match lies after it was thrown away; empty: it is not thrown away.
    void setDiscarded(const QString& path);
    const QString& discarded() const { return discarded_; }
    void setPath(const QString& path) { item_.path = path; }
    QSize sizeHint() const override;

signals:
    void openAsked();
    void discardAsked();
    void bringBackAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void place();
    void retranslate();

    const Appearance& appearance_;
    MatchItem item_;
    QString discarded_;
    BoardThumbnail* board_;
    QLabel* title_;
    QLabel* details_;
    TextButton* open_;
    TextButton* discard_;
};

}  // namespace bukvol::desktop
