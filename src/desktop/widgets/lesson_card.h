// What the introduction tells beside the board.
#pragma once

#include <QLabel>
#include <QWidget>

#include "desktop/widgets/buttons.h"
#include "desktop/widgets/card.h"

namespace bukvol::desktop {

struct LessonLook {
    int step = 0;  ///< from 0; `steps`: all are done
    int steps = 0;
    QString title;
    QString text;
    QString remark;  ///< an answer to a mistake
};

class LessonCard : public Card {
    Q_OBJECT
public:
    explicit LessonCard(const Appearance& appearance, QWidget* parent = nullptr);

    void setLook(const LessonLook& look);
    const LessonLook& look() const { return look_; }

signals:
    void leaveAsked();
    void playAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void restyle();
    void place();
    double dotSide() const;

    const Appearance& appearance_;
    LessonLook look_;
    QLabel* title_;
    QLabel* text_;
    QLabel* remark_;
    TextButton* leave_;
    TextButton* play_;
};

}  // namespace bukvol::desktop
