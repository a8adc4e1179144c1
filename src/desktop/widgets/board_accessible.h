// The board for screen readers: a table with a cell for each square.
#pragma once

#include <QString>
#include <QWidget>

#include "core/board/square.h"

namespace bukvol::desktop {

class BoardWidget;

/// Makes boards known to assistive programs; may be called again.
void installBoardAccessibility();
/// Tells assistive programs that the keyboard stands on a square.
void announceFocusedSquare(BoardWidget& board, Square square);
/// Has a sentence read out.
void announce(QWidget& widget, const QString& sentence);

}  // namespace bukvol::desktop
