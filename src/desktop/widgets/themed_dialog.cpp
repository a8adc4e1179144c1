#include "desktop/widgets/themed_dialog.h"

namespace bukvol::desktop {

ThemedDialog::ThemedDialog(const Appearance& program, QWidget* parent) : QDialog(parent) {
    follow(program);
    connect(&program, &Appearance::changed, this, [this, &program] { follow(program); });
}

void ThemedDialog::follow(const Appearance& program) {
    look_.setTextSize(program.textSize());
    look_.setTheme(program.theme());
}

QLabel* ThemedDialog::makeHeading(const QString& text, double size) {
    auto* label = new QLabel(text, this);
    label->setFont(look_.textFont(size, true));
    connect(&look_, &Appearance::changed, label,
            [this, label, size] { label->setFont(look_.textFont(size, true)); });
    return label;
}

}  // namespace bukvol::desktop
