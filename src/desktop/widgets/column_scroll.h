// A column of widgets that scrolls where a dialog has no room for all of it.
#pragma once

#include <QScrollArea>

namespace bukvol::desktop {

/// As large as what it holds, up to a height: only a higher column scrolls.
class ColumnScroll : public QScrollArea {
    Q_OBJECT
public:
    explicit ColumnScroll(QWidget* column, QWidget* parent = nullptr);

    /// In pixels.
    void setMostHeight(int pixels);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int mostHeight_ = QWIDGETSIZE_MAX;
};

}  // namespace bukvol::desktop
