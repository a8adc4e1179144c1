// The page that shows a position somebody gave: board and letters, to be looked at and copied.
#pragma once

#include <QLabel>
#include <QWidget>
#include <optional>

#include "core/language/language.h"
#include "desktop/play/shared_text.h"
#include "desktop/widgets/bank_widget.h"
#include "desktop/widgets/board_widget.h"
#include "desktop/widgets/buttons.h"
#include "desktop/widgets/card.h"

namespace bukvol::desktop {

class PositionPage : public QWidget {
    Q_OBJECT
public:
    PositionPage(Appearance& appearance, QWidget* parent = nullptr);

    void setPosition(const SharedPosition& position, const Language& language);
    /// Only after setPosition().
    const SharedPosition& position() const { return *position_; }
    BoardWidget& board() { return *board_; }
    /// A sentence about what was done.
    void setNotice(const QString& notice);

signals:
    void copyAsked();
    void backAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void place();
    void retranslate();

    Appearance& appearance_;
    std::optional<SharedPosition> position_;
    Language language_;
    QString notice_;
    BoardWidget* board_;
    BankWidget* bank_;
    Card* card_;
    QLabel* title_;
    QLabel* details_;
    QLabel* text_;
    QLabel* noticeLabel_;
    TextButton* copy_;
    TextButton* back_;
};

}  // namespace bukvol::desktop
