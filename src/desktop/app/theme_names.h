// The names of the choices of colours.
#pragma once

#include <QCoreApplication>

#include "desktop/look/theme.h"

namespace bukvol::desktop {

class ThemeNames {
    Q_DECLARE_TR_FUNCTIONS(ThemeNames)
public:
    static QString of(ThemeChoice choice) {
        switch (choice) {
            case ThemeChoice::system:
                return tr("As the system");
            case ThemeChoice::light:
                return tr("Light");
            case ThemeChoice::dark:
                return tr("Dark");
            case ThemeChoice::highContrast:
                return tr("High contrast");
        }
        return {};
    }
};

}  // namespace bukvol::desktop
