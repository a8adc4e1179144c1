// Chooses the style of a match: the program's two and the player's own.
#pragma once

#include <QGridLayout>
#include <QWidget>
#include <vector>

#include "desktop/app/match_style.h"
#include "desktop/widgets/style_card.h"

namespace bukvol::desktop {

class StylePicker : public QWidget {
    Q_OBJECT
public:
    explicit StylePicker(const Appearance& appearance, QWidget* parent = nullptr);

    void setOwnStyles(const std::vector<MatchStyle>& styles);
    /// Marks the style that a setup follows; none where it follows none.
    void showSetup(const MatchSetup& setup);

signals:
    void chosen(const bukvol::MatchSetup& style);

private:
    void add(const QString& objectName, const QString& details, const MatchStyle& style, int row, int column);

    const Appearance& appearance_;
    QGridLayout* grid_;
    std::vector<MatchStyle> styles_;
    std::vector<StyleCard*> cards_;
};

}  // namespace bukvol::desktop
