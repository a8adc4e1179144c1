#include "desktop/paper/paper_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "desktop/app/record_file.h"
#include "desktop/look/text_style.h"
#include "desktop/widgets/board_accessible.h"
#include "desktop/widgets/card.h"

namespace bukvol::desktop {

PaperDialog::PaperDialog(const Appearance& program, const QString& title, QWidget* parent)
    : ThemedDialog(program, parent),
      preview_(new QLabel),
      form_(new QFormLayout),
      notice_(new QLabel),
      buttons_(new QHBoxLayout) {
    setWindowTitle(title);
    auto* card = new Card(look());
    auto* inCard = new QVBoxLayout(card);
    inCard->setContentsMargins(12, 12, 12, 12);
    preview_->setObjectName(QStringLiteral("preview"));
    preview_->setAlignment(Qt::AlignCenter);
    preview_->setFixedSize(previewSide, previewSide);
    inCard->addWidget(preview_);
    notice_->setObjectName(QStringLiteral("paperNotice"));
    notice_->setWordWrap(true);
    notice_->setTextFormat(Qt::PlainText);
    notice_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    form_->setVerticalSpacing(10);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* choices = new QVBoxLayout;
    choices->setSpacing(12);
    choices->addWidget(makeHeading(title));
    choices->addLayout(form_);
    choices->addStretch();
    choices->addWidget(notice_);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addWidget(card);
    columns->addLayout(choices, 1);
    buttons_->addStretch();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(18, 16, 18, 16);
    all->setSpacing(14);
    all->addLayout(columns, 1);
    all->addLayout(buttons_);
    setMinimumWidth(780);
}

QPushButton* PaperDialog::addButton(const QString& text, const char* name) {
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    buttons_->addWidget(button);
    return button;
}

void PaperDialog::setPreview(const QImage& image, const QString& description) {
    preview_->setPixmap(QPixmap::fromImage(image));
    preview_->setAccessibleName(description);
}

void PaperDialog::tell(const QString& sentence, bool problem) {
    notice_->setText((problem ? QStringLiteral("✕ ") : QStringLiteral("✓ ")) + sentence);
    colourText(*notice_, problem ? look().theme().refusal : look().theme().accent);
    announce(*notice_, sentence);
}

bool PaperDialog::write(const QString& path, const QByteArray& content) {
    const auto problem =
        content.isEmpty() ? std::optional(tr("it could not be drawn")) : writeFile(path, content);
    if (problem)
        tell(tr("Not saved: %1").arg(*problem), true);
    else
        tell(tr("Saved as %1").arg(QFileInfo(path).fileName()), false);
    return !problem;
}

QString PaperDialog::askForPath(const QString& title, const QString& name, const QString& filter) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileDialog::getSaveFileName(this, title, QDir(folder).filePath(name), filter);
}

}  // namespace bukvol::desktop
