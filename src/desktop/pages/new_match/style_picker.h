// Chooses the style of a match: the program's two and the player's own, of one game.
#pragma once

#include <QGridLayout>
#include <QWidget>
#include <optional>
#include <vector>

#include "desktop/app/match_style.h"
#include "desktop/widgets/style_card.h"

namespace bukvol::desktop {

class StylePicker : public QWidget {
    Q_OBJECT
public:
    explicit StylePicker(const Appearance& appearance, QWidget* parent = nullptr);

    /// Those of any game; the ones of the setup's game are offered.
    void setOwnStyles(const std::vector<MatchStyle>& styles);
    /// Offers the styles of a setup's game and marks the one that it follows; none where it follows none.
    void showSetup(const MatchSetup& setup);

signals:
    void chosen(const bukvol::MatchSetup& style);

private:
    void offer(GameKind game);
    void add(const QString& objectName, const QString& details, const MatchStyle& style);

    const Appearance& appearance_;
    QGridLayout* grid_;
    std::vector<MatchStyle> own_;
    std::optional<GameKind> game_;    // whose styles are offered
    std::vector<MatchStyle> styles_;  // that are offered
    std::vector<StyleCard*> cards_;
};

}  // namespace bukvol::desktop
