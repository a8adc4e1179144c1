// Chooses the game at one glance: a card for each.
#pragma once

#include <QWidget>
#include <array>

#include "core/snake/game_options.h"
#include "desktop/widgets/style_card.h"

namespace bukvol::desktop {

class GameSwitch : public QWidget {
    Q_OBJECT
public:
    explicit GameSwitch(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows a game as the chosen one.
    void setGame(GameKind game);

signals:
    /// The player chose another game.
    void chosen(bukvol::GameKind game);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::array<StyleCard*, gameKindCount> cards_{};
    GameKind game_ = GameKind::bukvologika;
};

}  // namespace bukvol::desktop
