#include "desktop/look/theme.h"

namespace bukvol::desktop {

Theme Theme::light() {
    Theme theme;
    theme.window = QColor(0xF3EEE4);
    theme.panel = QColor(0xFBF8F1);
    theme.line = QColor(0xD9D0BF);
    theme.ink = QColor(0x2B2622);
    theme.soft = QColor(0x71685C);
    theme.frame = QColor(0xC9A878);
    theme.frameLine = QColor(0xBC9967);
    theme.frameText = QColor(0x503C1D);
    theme.square = QColor(0xE9D6B4);
    theme.otherSquare = QColor(0xE2CCA5);
    theme.whiteTile = QColor(0xFFFBF2);
    theme.whiteTileInk = QColor(0x2B2622);
    theme.blackTile = QColor(0x38332F);
    theme.blackTileInk = QColor(0xF6EBD6);
    theme.tileEdge = QColor(0, 0, 0, 56);
    theme.accent = QColor(0x0F766E);
    theme.accentInk = QColor(0xFBF8F1);
    theme.accentWash = QColor(0xD7EFEA);
    theme.refusal = QColor(0xB4461F);
    theme.star = QColor(0xC98A12);
    theme.tileStarInk = theme.starInk = QColor(0x7F5200);
    return theme;
}

Theme Theme::dark() {
    Theme theme;
    theme.window = QColor(0x1E1C1A);
    theme.panel = QColor(0x282522);
    theme.line = QColor(0x3C3833);
    theme.ink = QColor(0xF1E9DA);
    theme.soft = QColor(0xA79D8D);
    theme.frame = QColor(0x4A3D2B);
    theme.frameLine = QColor(0x3F3424);
    theme.frameText = QColor(0xE3D3B8);
    theme.square = QColor(0x5C4C36);
    theme.otherSquare = QColor(0x544531);
    theme.whiteTile = QColor(0xF6EBD6);
    theme.whiteTileInk = QColor(0x2B2622);
    theme.blackTile = QColor(0x171412);
    theme.blackTileInk = QColor(0xF6EBD6);
    theme.tileEdge = QColor(0, 0, 0, 110);
    theme.accent = QColor(0x4FD1BF);
    theme.accentInk = QColor(0x1E1C1A);
    theme.accentWash = QColor(0x1D3B37);
    theme.refusal = QColor(0xF08A5D);
    theme.star = QColor(0xF2B53B);
    theme.tileStarInk = QColor(0x7A4A00);
    theme.starInk = theme.star;
    return theme;
}

Theme Theme::highContrast() {
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    const QColor yellow(0xFFE100);
    Theme theme;
    theme.window = theme.panel = black;
    theme.line = white;
    theme.ink = theme.soft = white;
    theme.frame = theme.frameLine = black;
    theme.frameText = white;
    theme.square = theme.otherSquare = QColor(0x202020);
    theme.whiteTile = white;
    theme.whiteTileInk = black;
    theme.blackTile = black;
    theme.blackTileInk = white;
    theme.tileEdge = QColor(0, 0, 0, 0);
    theme.accent = yellow;
    theme.accentInk = black;
    theme.accentWash = QColor(0x333000);
    theme.refusal = QColor(0xFFB38A);
    theme.star = QColor(0xB36B00);
    theme.tileStarInk = QColor(0x7A4A00);
    theme.starInk = yellow;
    theme.outline = 3;
    theme.tileOutlines = true;
    return theme;
}

Theme Theme::of(ThemeChoice choice, const QPalette& systemPalette) {
    switch (choice) {
        case ThemeChoice::light:
            return light();
        case ThemeChoice::dark:
            return dark();
        case ThemeChoice::highContrast:
            return highContrast();
        case ThemeChoice::system:
            break;
    }
    const QColor window = systemPalette.color(QPalette::Window);
    const QColor text = systemPalette.color(QPalette::WindowText);
    if (window == QColor(Qt::black) && text == QColor(Qt::white))
        return highContrast();
    return window.lightness() < text.lightness() ? dark() : light();
}

QPalette Theme::palette() const {
    QPalette palette(ink, panel, panel.lighter(110), line.darker(130), line, ink, panel);
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, ink);
    // Fields and boxes have to stand out where their outlines do not.
    const QColor field = tileOutlines              ? QColor(0x383838)
                         : panel.lightness() < 128 ? panel.lighter(135)
                                                   : panel;
    palette.setColor(QPalette::Base, field);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::Text, ink);
    palette.setColor(QPalette::Button, field);
    palette.setColor(QPalette::ButtonText, ink);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, accentInk);
    palette.setColor(QPalette::ToolTipBase, panel);
    palette.setColor(QPalette::ToolTipText, ink);
    palette.setColor(QPalette::PlaceholderText, soft);
    palette.setColor(QPalette::Link, accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, soft);
    return palette;
}

}  // namespace bukvol::desktop
