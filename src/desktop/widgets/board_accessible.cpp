#include "desktop/widgets/board_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <memory>
#include <vector>

#include "desktop/widgets/board_widget.h"

namespace bukvol::desktop {

namespace {

class BoardAccessible;

/// One square.
class SquareAccessible : public QAccessibleInterface,
                         public QAccessibleTableCellInterface,
                         public QAccessibleActionInterface {
public:
    SquareAccessible(BoardWidget& board, Square square) : board_(&board), square_(square) {}

    bool isValid() const override { return board_ != nullptr; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return board_->window()->windowHandle(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(board_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QString text(QAccessible::Text text) const override {
        return text == QAccessible::Name ? board_->describe(square_) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QRect rect() const override {
        const QRect local = board_->layoutOfSquares().squareRect(square_).toRect();
        return {board_->mapToGlobal(local.topLeft()), local.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = board_->scene().marked.contains(square_);
        state.focused = board_->hasFocus() && board_->cursor() == square_;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface*>(this);
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }

    bool isSelected() const override { return board_->scene().chosen == square_; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return square_.file(); }
    int rowIndex() const override { return board_->scene().board.geometry().ranks - 1 - square_.rank(); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        board_->setCursorSquare(square_);
        if (name == pressAction())
            board_->press(square_);
        else if (name == setFocusAction())
            board_->setFocus();
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    BoardWidget* board_;
    Square square_;
};

class BoardAccessible : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardWidget* board)
        : QAccessibleWidget(board, QAccessible::Table), board_(board) {
        const Geometry& geometry = board->scene().board.geometry();
        columns_ = geometry.files;
        rows_ = geometry.ranks;
        for (int row = 0; row < rows_; ++row) {
            for (int column = 0; column < columns_; ++column)
                ids_.push_back(QAccessible::registerAccessibleInterface(
                    new SquareAccessible(*board, Square(column, rows_ - 1 - row))));
        }
    }
    ~BoardAccessible() override {
        for (const QAccessible::Id id : ids_)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return rows_ * columns_; }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        return QAccessible::accessibleInterface(ids_[static_cast<std::size_t>(index)]);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int index = 0; index < childCount(); ++index) {
            if (this->child(index) == child)
                return index;
        }
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const auto square = board_->squareAt(board_->mapFromGlobal(QPoint(x, y)));
        return square ? child(indexOf(*square)) : nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        return board_->hasFocus() ? child(indexOf(board_->cursor())) : nullptr;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    int indexOf(Square square) const { return (rows_ - 1 - square.rank()) * columns_ + square.file(); }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        return child(row * columns_ + column);
    }
    int selectedCellCount() const override { return board_->scene().chosen ? 1 : 0; }
    QList<QAccessibleInterface*> selectedCells() const override {
        const auto chosen = board_->scene().chosen;
        return chosen ? QList<QAccessibleInterface*>{child(indexOf(*chosen))}
                      : QList<QAccessibleInterface*>{};
    }
    QString columnDescription(int column) const override { return QString(QChar(u'a' + column)); }
    QString rowDescription(int row) const override { return QString::number(rows_ - row); }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override { return columns_; }
    int rowCount() const override { return rows_; }
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
    BoardWidget* board_;
    int columns_ = 0;
    int rows_ = 0;
    std::vector<QAccessible::Id> ids_;
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* board = qobject_cast<BoardWidget*>(object);
    return board != nullptr ? new BoardAccessible(board) : nullptr;
}

}  // namespace

void installBoardAccessibility() {
    QAccessible::installFactory(makeAccessible);
}

void announceFocusedSquare(BoardWidget& board, Square square) {
    if (!QAccessible::isActive() || !board.hasFocus())
        return;
    const Geometry& geometry = board.scene().board.geometry();
    QAccessibleEvent event(&board, QAccessible::Focus);
    event.setChild((geometry.ranks - 1 - square.rank()) * geometry.files + square.file());
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
