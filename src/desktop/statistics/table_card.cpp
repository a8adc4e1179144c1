#include "desktop/statistics/table_card.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace bukvol::desktop {

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
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setSectionsClickable(false);
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
    palette.setColor(QPalette::Button, theme.panel);
    palette.setColor(QPalette::ButtonText, theme.soft);
    table_->setPalette(palette);
}

}  // namespace bukvol::desktop
