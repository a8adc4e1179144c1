// The scenes of the program: for pictures, and for the test that nothing in them is cut off.
#pragma once

#include <ostream>
#include <vector>

#include "table.h"

namespace bukvol::desktop::test {

struct Scene {
    const char* name;
    /// Sets the scene on a fresh table and gives the window to look at.
    QWidget* (*stage)(Table&);
    bool followsWindow = true;  ///< looks otherwise in a window of another size
};

/// Names the scene in the lists of tests.
inline void PrintTo(const Scene& scene, std::ostream* out) {
    *out << scene.name;
}

/// A line for each scene.
const std::vector<Scene>& scenes();

/// How a scene is looked at.
struct SceneLook {
    QString language;
    ThemeChoice theme = ThemeChoice::light;
    QSize size{1280, 820};
    int textSize = 100;
};
inline constexpr std::array sceneLanguages{"ru", "en", "bg"};
inline constexpr std::array sceneSizes{QSize(900, 600), QSize(1280, 820), QSize(1920, 1080)};

/// Sets a scene on the table in a look. The dictionaries must be there.
QWidget& show(Table& table, const Scene& scene, const SceneLook& look);

}  // namespace bukvol::desktop::test
