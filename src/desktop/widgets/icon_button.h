// A button that shows a picture alone; its name is told by the tool tip.
#pragma once

#include <QAbstractButton>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

class IconButton : public QAbstractButton {
    Q_OBJECT
public:
    /// `icon`: its name among the pictures of actions ("undo").
    IconButton(const Appearance& appearance, const QString& icon, QWidget* parent = nullptr);

    void setIconName(const QString& icon);
    const QString& iconName() const { return icon_; }
    /// What it does, for the tool tip and assistive programs. `keys`: which do the same; may be empty.
    void setLabel(const QString& label, const QString& keys = {});
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    const Appearance& appearance_;
    QString icon_;
};

}  // namespace bukvol::desktop
