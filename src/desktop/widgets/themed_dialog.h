// A dialog that wears the program's theme at a size of its own.
#pragma once

#include <QDialog>
#include <QLabel>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

class ThemedDialog : public QDialog {
    Q_OBJECT
public:
    explicit ThemedDialog(const Appearance& program, QWidget* parent = nullptr);

protected:
    /// For the widgets of the dialog.
    const Appearance& look() const { return look_; }
    /// A title inside the dialog; `size` as in the design.
    QLabel* makeHeading(const QString& text, double size = 18);

private:
    void follow(const Appearance& program);

    Appearance look_;
};

}  // namespace bukvol::desktop
