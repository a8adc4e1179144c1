#include "desktop/widgets/board_accessible.h"

#include "desktop/widgets/accessible_parts.h"
#include "desktop/widgets/board_widget.h"

namespace bukvol::desktop {

namespace {

/// Squares are counted from the upper left one, row by row, on whatever board there is now.
int indexOf(Square square, const Geometry& board) {
    return (board.ranks - 1 - square.rank()) * board.files + square.file();
}

/// One square.
class SquareAccessible : public PartAccessible, public QAccessibleTableCellInterface {
public:
    SquareAccessible(BoardWidget& board, int index) : PartAccessible(board, index), board_(board) {}

    bool isValid() const override { return index() < geometry().files * geometry().ranks; }
    QString text(QAccessible::Text text) const override {
        return text == QAccessible::Name && isValid() ? board_.describe(square()) : QString();
    }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = board_.scene().marked.contains(square());
        state.focused = board_.hasFocus() && board_.cursor() == square();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface*>(this);
        return PartAccessible::interface_cast(type);
    }

    bool isSelected() const override { return board_.scene().chosen == square(); }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return square().file(); }
    int rowIndex() const override { return geometry().ranks - 1 - square().rank(); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (!isValid())
            return;
        board_.setCursorSquare(square());
        if (name == pressAction())
            board_.press(square());
        else if (name == setFocusAction())
            board_.setFocus();
    }

private:
    const Geometry& geometry() const { return board_.scene().board.geometry(); }
    /// Only of a valid part does it lie on the board.
    Square square() const {
        return {index() % geometry().files, geometry().ranks - 1 - index() / geometry().files};
    }
    QRect place() const override { return board_.layoutOfSquares().squareRect(square()).toRect(); }

    BoardWidget& board_;
};

class BoardAccessible : public PartsAccessible, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardWidget& board)
        : PartsAccessible(&board, QAccessible::Table), board_(board) {}

    int childCount() const override { return rowCount() * columnCount(); }
    QAccessibleInterface* childAt(int x, int y) const override {
        const auto square = board_.squareAt(board_.mapFromGlobal(QPoint(x, y)));
        return square ? cellOf(*square) : nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        return board_.hasFocus() ? cellOf(board_.cursor()) : nullptr;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface*>(this);
        return PartsAccessible::interface_cast(type);
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        return child(row * columnCount() + column);
    }
    int selectedCellCount() const override { return board_.scene().chosen ? 1 : 0; }
    QList<QAccessibleInterface*> selectedCells() const override {
        const auto chosen = board_.scene().chosen;
        return chosen ? QList<QAccessibleInterface*>{cellOf(*chosen)} : QList<QAccessibleInterface*>{};
    }
    QString columnDescription(int column) const override { return QString(QChar(u'a' + column)); }
    QString rowDescription(int row) const override { return QString::number(rowCount() - row); }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override { return geometry().files; }
    int rowCount() const override { return geometry().ranks; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    const Geometry& geometry() const { return board_.scene().board.geometry(); }
    QAccessibleInterface* cellOf(Square square) const { return child(indexOf(square, geometry())); }
    PartAccessible* makePart(int index) const override { return new SquareAccessible(board_, index); }

    BoardWidget& board_;
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* board = qobject_cast<BoardWidget*>(object);
    return board != nullptr ? new BoardAccessible(*board) : nullptr;
}

}  // namespace

void installBoardAccessibility() {
    QAccessible::installFactory(makeAccessible);
}

void announceFocusedSquare(BoardWidget& board, Square square) {
    if (!QAccessible::isActive() || !board.hasFocus())
        return;
    QAccessibleEvent event(&board, QAccessible::Focus);
    event.setChild(indexOf(square, board.scene().board.geometry()));
    QAccessible::updateAccessibility(&event);
}

void announce(QWidget& widget, const QString& sentence) {
    // 6.4 has no announcement event: the widget's description changes and is read as an alert.
    widget.setAccessibleDescription(sentence);
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

}  // namespace bukvol::desktop
