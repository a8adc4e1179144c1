// The moves found in a position, under their kinds.
#pragma once

#include <QTreeWidget>
#include <optional>

#include "core/language/language.h"
#include "core/review/position_analysis.h"

namespace bukvol::desktop {

class MoveTree : public QTreeWidget {
    Q_OBJECT
public:
    explicit MoveTree(QWidget* parent = nullptr);

    /// Lists the moves, of each kind the best; the first of all is current then.
    void list(const MovesByKind& moves, const Alphabet& alphabet);

    /// Which of the listed moves.
    struct Place {
        MoveKind kind;
        std::size_t index;
    };
    /// None when a kind is current.
    std::optional<Place> chosen() const;
};

}  // namespace bukvol::desktop
