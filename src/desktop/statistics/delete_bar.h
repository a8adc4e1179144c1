// Deletes what is kept of a player; asks once, in place.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include "desktop/widgets/buttons.h"

namespace bukvol::desktop {

class DeleteBar : public QWidget {
    Q_OBJECT
public:
    explicit DeleteBar(const Appearance& appearance, QWidget* parent = nullptr);

    /// Whose data could be deleted; empty: nobody's.
    void setPlayer(const QString& name);

signals:
    void deleteAsked(const QString& name);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void ask(bool asking);
    void retranslate();

    QString name_;
    TextButton* begin_;
    QLabel* question_;
    QPushButton* yes_;
    QPushButton* no_;
};

}  // namespace bukvol::desktop
