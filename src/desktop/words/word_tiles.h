// A word as a row of tiles.
#pragma once

#include <QWidget>
#include <vector>

#include "desktop/look/appearance.h"

namespace bukvol::desktop {

class WordTiles : public QWidget {
    Q_OBJECT
public:
    explicit WordTiles(const Appearance& appearance, QWidget* parent = nullptr);

    void setLetters(std::vector<QString> letters, bool good);
    /// Shown where there is no word.
    void setPlaceholder(const QString& text);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& appearance_;
    std::vector<QString> letters_;
    QString placeholder_;
    bool good_ = true;
};

}  // namespace bukvol::desktop
