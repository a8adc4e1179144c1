// A tile in the air, under the pointer.
#pragma once

#include <QWidget>

#include "desktop/look/appearance.h"
#include "desktop/look/tile_painter.h"

namespace bukvol::desktop {

class DragTile : public QWidget {
    Q_OBJECT
public:
    explicit DragTile(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows the tile with its centre at a point of the parent.
    void showAt(QPoint centre, const TileLook& look, int side);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& appearance_;
    TileLook look_;
};

}  // namespace bukvol::desktop
