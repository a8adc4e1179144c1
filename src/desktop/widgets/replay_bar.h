// The buttons, the speeds and the slider by which a replay is led.
#pragma once

#include <QSlider>
#include <QWidget>
#include <vector>

#include "desktop/widgets/choice_button.h"
#include "desktop/widgets/icon_button.h"

namespace bukvol::desktop {

class ReplayBar : public QWidget {
    Q_OBJECT
public:
    explicit ReplayBar(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows where the replay stands. `words`: the stop in words.
    void setState(int at, int last, bool running, const QString& words);
    void setSpeed(double speed);

signals:
    void firstAsked();
    void previousAsked();
    void toggleAsked();
    void nextAsked();
    void lastAsked();
    void stopAsked(int stop);
    void speedAsked(double speed);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const Appearance& appearance_;
    IconButton* first_;
    IconButton* previous_;
    IconButton* toggle_;
    IconButton* next_;
    IconButton* last_;
    std::vector<ChoiceButton*> speeds_;
    QSlider* slider_;
    bool running_ = false;
};

}  // namespace bukvol::desktop
