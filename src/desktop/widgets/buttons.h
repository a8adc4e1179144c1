// The program's own buttons.
#pragma once

#include <QAbstractButton>

#include "core/snake/move.h"
#include "desktop/look/appearance.h"

namespace bukvol::desktop {

/// A button with text: filled with the accent, outlined, or like a link.
class TextButton : public QAbstractButton {
    Q_OBJECT
public:
    enum class Style { primary, outlined, link };

    TextButton(const Appearance& appearance, Style style, QWidget* parent = nullptr);

    void setStyle(Style style);
    /// The height of the text in the design.
    void setTextSize(double size);
    QSize sizeHint() const override;
    /// What the text is written with: smaller where there is little room.
    QFont textFont() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    const Appearance& appearance_;
    Style style_;
    double textSize_ = 17;
};

/// One of the five kinds of move: its picture, its name, its key.
class KindButton : public QAbstractButton {
    Q_OBJECT
public:
    KindButton(const Appearance& appearance, MoveKind kind, QWidget* parent = nullptr);

    /// What the name is written with: smaller where there is little room.
    QFont textFont() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    const Appearance& appearance_;
    MoveKind kind_;
};

}  // namespace bukvol::desktop
