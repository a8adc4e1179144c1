#include "desktop/statistics/table_card.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace bukvol::desktop {

namespace {

/// Room on both sides of a cell's text.
constexpr int cellPadding = 10;

/// Names the columns over a thin line.
class QuietHeader : public QHeaderView {
public:
    QuietHeader(const Appearance& look, QWidget* parent) : QHeaderView(Qt::Horizontal, parent), look_(look) {
        setHighlightSections(false);
        setSectionsClickable(false);
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int column) const override {
        const Theme& theme = look_.theme();
        painter->fillRect(rect, theme.panel);
        painter->setPen(theme.soft);
        painter->setFont(font());
        const QRect text = rect.adjusted(cellPadding, 0, -cellPadding / 2, 0);
        const QString name = model()->headerData(column, orientation()).toString();
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                          fontMetrics().elidedText(name, Qt::ElideRight, text.width()));
        painter->setPen(theme.line);
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    }
    QSize sectionSizeFromContents(int column) const override {
        const QString name = model()->headerData(column, orientation()).toString();
        return {fontMetrics().horizontalAdvance(name) + 2 * cellPadding, fontMetrics().height() + 10};
    }

private:
    const Appearance& look_;
};

class PaddedCells : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * cellPadding, 0);
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        if (chosen)
            painter->fillRect(option.rect, option.palette.highlight());
        painter->setFont(option.font);
        painter->setPen(chosen ? option.palette.highlightedText().color() : option.palette.text().color());
        const QRect text = option.rect.adjusted(cellPadding, 0, -cellPadding / 2, 0);
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(cell.text, Qt::ElideRight, text.width()));
    }
};

}  // namespace

TableCard::TableCard(const Appearance& appearance, const char* tableName, QWidget* parent)
    : Card(appearance, parent), look_(appearance), table_(new QTableView) {
    table_->setObjectName(QLatin1String(tableName));
    table_->setModel(&model_);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setShowGrid(false);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(false);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->setHorizontalHeader(new QuietHeader(look_, table_));
    table_->setItemDelegate(new PaddedCells(table_));
    table_->verticalHeader()->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 8);
    layout->addWidget(table_);
    follow(table_);
    connect(&look_, &Appearance::changed, this, &TableCard::restyle);
    restyle();
}

void TableCard::setTable(const QStringList& heads, QList<QStringList> rows, int wideColumn,
                         const QString& name) {
    model_.setTable(heads, std::move(rows));
    table_->setAccessibleName(name);
    table_->scrollToTop();
    for (int column = 0; column < model_.columnCount(); ++column)
        table_->horizontalHeader()->setSectionResizeMode(
            column, column == wideColumn ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

void TableCard::restyle() {
    const Theme& theme = look_.theme();
    const QFont font = look_.textFont(16);
    table_->setFont(font);
    table_->horizontalHeader()->setFont(look_.textFont(14));
    table_->verticalHeader()->setDefaultSectionSize(QFontMetrics(font).height() + 9);
    QPalette palette = this->palette();
    palette.setColor(QPalette::Base, theme.panel);
    palette.setColor(QPalette::Text, theme.ink);
    table_->setPalette(palette);
}

}  // namespace bukvol::desktop
