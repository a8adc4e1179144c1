// A small picture of a board, to be looked at only.
#pragma once

#include <QWidget>

#include "desktop/look/appearance.h"
#include "desktop/look/board_scene.h"

namespace bukvol::desktop {

class BoardThumbnail : public QWidget {
    Q_OBJECT
public:
    explicit BoardThumbnail(const Appearance& appearance, QWidget* parent = nullptr);

    void setScene(const BoardScene& scene);
    const BoardScene& scene() const { return scene_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& appearance_;
    BoardScene scene_;
};

}  // namespace bukvol::desktop
