// A dialog that shows what will come out beside what can be chosen about it.
#pragma once

#include <QFormLayout>
#include <QHBoxLayout>
#include <QImage>
#include <QPushButton>

#include "desktop/widgets/themed_dialog.h"

namespace bukvol::desktop {

class PaperDialog : public ThemedDialog {
    Q_OBJECT
public:
    PaperDialog(const Appearance& program, const QString& title, QWidget* parent);

    /// Writes a file; says in the dialog what came of it.
    bool write(const QString& path, const QByteArray& content);

protected:
    QFormLayout& form() { return *form_; }
    QPushButton* addButton(const QString& text, const char* name);
    void setPreview(const QImage& image, const QString& description);
    /// The preview's longest side, in pixels of the dialog.
    static constexpr int previewSide = 340;
    void tell(const QString& sentence, bool problem);
    /// Asks where to write, with a name proposed; empty where the player thinks better of it.
    QString askForPath(const QString& title, const QString& name, const QString& filter);

private:
    QLabel* preview_;
    QFormLayout* form_;
    QLabel* notice_;
    QHBoxLayout* buttons_;
};

}  // namespace bukvol::desktop
