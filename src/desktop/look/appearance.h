// What every widget of the program looks by: colours, fonts, scale and motion.
#pragma once

#include <QFont>
#include <QObject>

#include "desktop/look/motion.h"
#include "desktop/look/theme.h"

namespace bukvol::desktop {

/// Gives dialogs and menus the program's font.
void useProgramFont();

class Appearance : public QObject {
    Q_OBJECT
public:
    explicit Appearance(QObject* parent = nullptr) : QObject(parent), theme_(Theme::light()) {}

    const Theme& theme() const { return theme_; }
    void setTheme(const Theme& theme);

    const Motion& motion() const { return motion_; }
    void setMotion(Motion motion) { motion_ = motion; }

    /// How much larger than in the design (1280×820) things are drawn.
    double scale() const { return scale_; }
    void setScale(double scale);
    /// A length of the design, scaled.
    double px(double length) const { return length * scale_; }

    /// The size of text, in per cent of the design's.
    int textSize() const { return textSize_; }
    void setTextSize(int percent);

    /// Text of a size of the design; it never gets smaller than can be read.
    QFont textFont(double size, bool bold = false) const;
    /// Letters of tiles, of exactly this height in pixels.
    static QFont letterFont(double pixels);

signals:
    void changed();

private:
    Theme theme_;
    Motion motion_;
    double scale_ = 1;
    int textSize_ = 100;
};

}  // namespace bukvol::desktop
