// A board whose tiles are put down by hand: a square is chosen, a letter or a star typed.
#pragma once

#include <QKeyEvent>
#include <QWidget>

#include "core/language/language.h"
#include "desktop/widgets/board_widget.h"

namespace bukvol::desktop {

class AnalysisBoard : public QWidget {
    Q_OBJECT
public:
    explicit AnalysisBoard(const Appearance& appearance, QWidget* parent = nullptr);

    BoardWidget& widget() { return *board_; }
    const Board& board() const { return scene_.board; }
    void setLanguage(const Language& language);
    void setBoard(const Board& board);
    /// Shows a picture over the board until it is edited or given none.
    void setShown(std::optional<BoardScene> shown);
    /// The scene without a picture over it.
    const BoardScene& scene() const { return scene_; }
    Square chosen() const { return board_->cursor(); }

    void putLetter(Letter letter);
    void putJoker();
    void clearSquare();

signals:
    /// The board was edited.
    void edited();
    /// A key that is no letter of the language.
    void foreignKey(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool takesKey(const QKeyEvent& event);
    void put(std::optional<Tile> tile);
    void stepOn();
    void showScene();

    BoardWidget* board_;
    std::optional<Alphabet> alphabet_;
    BoardScene scene_;
    std::optional<BoardScene> shown_;
};

}  // namespace bukvol::desktop
