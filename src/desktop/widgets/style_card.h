// A card that can be chosen: a name and what it stands for.
#pragma once

#include <QAbstractButton>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

class StyleCard : public QAbstractButton {
    Q_OBJECT
public:
    /// `details` may be empty; `text()` is the name.
    StyleCard(const Appearance& appearance, const QString& name, const QString& details,
              QWidget* parent = nullptr);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRect textRect(int width) const;
    QFont nameFont() const { return appearance_.textFont(details_.isEmpty() ? 16 : 18, true); }
    QFont detailsFont() const { return appearance_.textFont(14); }

    const Appearance& appearance_;
    QString details_;
};

}  // namespace bukvol::desktop
