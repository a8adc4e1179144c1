// A table of text on a card.
#pragma once

#include <QTableView>

#include "desktop/statistics/text_table_model.h"
#include "desktop/widgets/card.h"

namespace bukvol::desktop {

class TableCard : public Card {
    Q_OBJECT
public:
    explicit TableCard(const Appearance& appearance, const char* tableName, QWidget* parent = nullptr);

    TextTableModel& model() { return model_; }
    /// `wideColumn`: takes what room the others leave. `name`: for assistive programs.
    void setTable(const QStringList& heads, QList<QStringList> rows, int wideColumn, const QString& name);

private:
    void restyle();

    const Appearance& look_;
    TextTableModel model_;
    QTableView* table_;
};

}  // namespace bukvol::desktop
