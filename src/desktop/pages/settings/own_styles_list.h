// The player's own styles, to be renamed and deleted.
#pragma once

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "desktop/app/settings.h"

namespace bukvol::desktop {

class OwnStylesList : public QWidget {
    Q_OBJECT
public:
    explicit OwnStylesList(Settings& settings, QWidget* parent = nullptr);

    void retranslate();

private:
    void showStyles();
    void rename(std::size_t index, const QString& name);
    void remove(std::size_t index);

    Settings& settings_;
    QVBoxLayout* layout_;
    QLabel* empty_;
    std::vector<QWidget*> rows_;
};

}  // namespace bukvol::desktop
