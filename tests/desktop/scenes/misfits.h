// What does not fit in a window: cut texts, overlapping and tiny controls.
#pragma once

#include <QWidget>
#include <string>
#include <vector>

namespace bukvol::desktop::test {

/// A sentence for each thing that is wrong with the visible widgets of a window.
std::vector<std::string> misfits(const QWidget& window);

}  // namespace bukvol::desktop::test
