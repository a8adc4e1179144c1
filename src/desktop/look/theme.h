// The colours of the program, as one value.
#pragma once

#include <QColor>
#include <QPalette>
#include <array>

namespace bukvol::desktop {

enum class ThemeChoice { system, light, dark, highContrast };
inline constexpr std::array allThemeChoices{ThemeChoice::system, ThemeChoice::light, ThemeChoice::dark,
                                            ThemeChoice::highContrast};

struct Theme {
    QColor window, panel, line;
    QColor ink, soft;
    QColor frame, frameLine, frameText, square, otherSquare;
    QColor whiteTile, whiteTileInk, blackTile, blackTileInk, tileEdge;
    QColor accent, accentInk, accentWash;
    QColor refusal, star;
    QColor tileStarInk;         ///< a letter that a joker stands for, on a white tile
    QColor starInk;             ///< the same on the accent's wash
    double outline = 1;         ///< width of the lines around panels and tiles
    bool tileOutlines = false;  ///< tiles are told apart by an outline too

    static Theme light();
    static Theme dark();
    static Theme highContrast();
    /// The theme for a choice; `system` follows the palette of the desktop.
    static Theme of(ThemeChoice choice, const QPalette& systemPalette);

    /// For the standard controls of dialogs and menus.
    QPalette palette() const;

    bool operator==(const Theme&) const = default;
};

}  // namespace bukvol::desktop
