#include "desktop/paper/picture_dialog.h"

#include <QDate>

#include "desktop/paper/paper_look.h"

namespace bukvol::desktop {

namespace {

constexpr int usualSide = 1200;
constexpr double retina = 2;

}  // namespace

PictureDialog::PictureDialog(const Appearance& program, BoardPicture standing,
                             std::optional<BoardScene> withMove, QWidget* parent)
    : PaperDialog(program, tr("The board as a picture"), parent),
      standing_(std::move(standing)),
      withMove_(std::move(withMove)),
      format_(new QComboBox),
      side_(new QSpinBox),
      dense_(new QCheckBox(tr("T&wice as sharp"))),
      colours_(new QComboBox),
      move_(new QCheckBox(tr("With the last &move"))) {
    setObjectName(QStringLiteral("pictureDialog"));
    format_->setObjectName(QStringLiteral("pictureFormat"));
    format_->addItem(tr("PNG: pixels"), static_cast<int>(Format::png));
    format_->addItem(tr("SVG: sharp at any size"), static_cast<int>(Format::svg));
    side_->setObjectName(QStringLiteral("pictureSide"));
    side_->setRange(smallestPicture, largestPicture);
    side_->setSingleStep(100);
    side_->setValue(usualSide);
    side_->setSuffix(QLatin1Char(' ') + tr("pixels"));
    dense_->setObjectName(QStringLiteral("pictureDense"));
    dense_->setToolTip(tr("For screens with small pixels: twice as many each way"));
    colours_->setObjectName(QStringLiteral("pictureColours"));
    colours_->addItem(tr("As on the screen"), false);
    colours_->addItem(tr("For paper"), true);
    move_->setObjectName(QStringLiteral("pictureMove"));
    move_->setEnabled(withMove_.has_value());
    move_->setChecked(withMove_.has_value());
    form().addRow(tr("&Kind"), format_);
    form().addRow(tr("&Longer side"), side_);
    form().addRow(dense_);
    form().addRow(tr("&Colours"), colours_);
    form().addRow(move_);
    auto* save = addButton(tr("&Save…"), "savePicture");
    save->setDefault(true);
    auto* close = addButton(tr("Close"), "closePicture");
    connect(save, &QPushButton::clicked, this, &PictureDialog::save);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    for (auto* box : {format_, colours_})
        connect(box, &QComboBox::currentIndexChanged, this, &PictureDialog::refresh);
    connect(move_, &QCheckBox::toggled, this, &PictureDialog::refresh);
    refresh();
}

BoardPicture PictureDialog::picture() const {
    BoardPicture picture = standing_;
    if (move_->isChecked() && withMove_)
        picture.scene = *withMove_;
    picture.forPaper = colours_->currentData().toBool();
    return picture;
}

void PictureDialog::refresh() {
    dense_->setEnabled(format() == Format::png);
    const double density = devicePixelRatioF();
    setPreview(drawBoard(picture(), previewSide, density), standing_.description);
}

bool PictureDialog::saveTo(const QString& path) {
    return write(path, format() == Format::svg
                           ? toSvg(picture(), side_->value())
                           : toPng(picture(), side_->value(), dense_->isChecked() ? retina : 1));
}

void PictureDialog::save() {
    const bool svg = format() == Format::svg;
    const QString suffix = svg ? QStringLiteral(".svg") : QStringLiteral(".png");
    QString path =
        askForPath(tr("Save the picture"),
                   standing_.title + QDate::currentDate().toString(QStringLiteral(" yyyy-MM-dd")) + suffix,
                   svg ? tr("SVG pictures (*.svg)") : tr("PNG pictures (*.png)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(suffix, Qt::CaseInsensitive))
        path += suffix;
    saveTo(path);
}

}  // namespace bukvol::desktop
