// How a match ended.
#pragma once

#include <QLabel>
#include <QWidget>

#include "desktop/widgets/buttons.h"

namespace bukvol::desktop {

class ResultPanel : public QWidget {
    Q_OBJECT
public:
    explicit ResultPanel(const Appearance& appearance, QWidget* parent = nullptr);

    void setResult(const QString& winner, const QString& scores);

signals:
    void newMatchAsked();
    void reviewAsked();
    void replayAsked();
    /// The words of the match, with what they mean.
    void wordsAsked();
    void startPageAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void place();
    void retranslate();

    const Appearance& appearance_;
    QString winner_;
    QString scores_;
    int smallTop_ = 0;
    TextButton* newMatch_;
    TextButton* review_;
    TextButton* replay_;
    TextButton* words_;
    TextButton* startPage_;
};

}  // namespace bukvol::desktop
