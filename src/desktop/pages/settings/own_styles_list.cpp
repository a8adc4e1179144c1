#include "desktop/pages/settings/own_styles_list.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <utility>

namespace bukvol::desktop {

OwnStylesList::OwnStylesList(Settings& settings, QWidget* parent)
    : QWidget(parent), settings_(settings), layout_(new QVBoxLayout(this)), empty_(new QLabel) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(6);
    empty_->setWordWrap(true);
    layout_->addWidget(empty_);
    retranslate();
}

void OwnStylesList::retranslate() {
    empty_->setText(tr("Own styles are kept where a match is set up, under “More options”."));
    showStyles();
}

void OwnStylesList::showStyles() {
    for (QWidget* row : std::exchange(rows_, {})) {
        row->hide();
        row->deleteLater();
    }
    const auto styles = settings_.ownStyles();
    for (std::size_t i = 0; i < styles.size(); ++i) {
        auto* row = new QWidget;
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        auto* name = new QLineEdit(styles[i].name);
        name->setObjectName(QStringLiteral("ownStyleName%1").arg(i + 1));
        name->setMaxLength(maxStyleNameLength);
        name->setAccessibleName(tr("Name of the style"));
        auto* remove = new QPushButton(tr("Delete"));
        remove->setObjectName(QStringLiteral("deleteStyle%1").arg(i + 1));
        remove->setAutoDefault(false);
        remove->setAccessibleName(tr("Delete the style %1").arg(styles[i].name));
        line->addWidget(name, 1);
        line->addWidget(remove);
        connect(name, &QLineEdit::editingFinished, this, [this, i, name] { rename(i, name->text()); });
        connect(remove, &QPushButton::clicked, this, [this, i] { this->remove(i); });
        layout_->addWidget(row);
        rows_.push_back(row);
    }
    empty_->setVisible(styles.empty());
}

void OwnStylesList::rename(std::size_t index, const QString& name) {
    auto styles = settings_.ownStyles();
    const QString clean = SettingValues::cleanLine(name, maxStyleNameLength);
    if (index >= styles.size() || clean.isEmpty())
        return;
    styles[index].name = clean;
    settings_.setOwnStyles(styles);
}

void OwnStylesList::remove(std::size_t index) {
    auto styles = settings_.ownStyles();
    if (index >= styles.size())
        return;
    styles.erase(styles.begin() + static_cast<std::ptrdiff_t>(index));
    settings_.setOwnStyles(styles);
    showStyles();
}

}  // namespace bukvol::desktop
