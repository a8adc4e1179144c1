// Saves the board as a picture.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

#include "desktop/paper/board_picture.h"
#include "desktop/paper/paper_dialog.h"

namespace bukvol::desktop {

class PictureDialog : public PaperDialog {
    Q_OBJECT
public:
    /// `standing`: the board as it is. `withMove`: with the last move's snake, where there was one.
    PictureDialog(const Appearance& program, BoardPicture standing, std::optional<BoardScene> withMove,
                  QWidget* parent);

    /// Writes the picture; says in the dialog what came of it.
    bool saveTo(const QString& path);

private:
    enum class Format { png, svg };
    Format format() const { return static_cast<Format>(format_->currentData().toInt()); }
    BoardPicture picture() const;
    void refresh();
    void save();

    BoardPicture standing_;
    std::optional<BoardScene> withMove_;
    QComboBox* format_;
    QSpinBox* side_;
    QCheckBox* dense_;
    QComboBox* colours_;
    QCheckBox* move_;
};

}  // namespace bukvol::desktop
