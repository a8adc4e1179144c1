// The word being made, what is to be said of it, and the buttons that hand it in.
#pragma once

#include <QLabel>
#include <QWidget>
#include <vector>

#include "desktop/widgets/buttons.h"

namespace bukvol::desktop {

/// A letter of the word as shown; no text for a joker that is not decided.
struct WordLetterLook {
    QString letter;
    bool joker = false;
};

struct WordPanelLook {
    enum class Tone { quiet, good, bad };
    std::vector<WordLetterLook> word;
    QString placeholder;  ///< shown where there is no word
    QString status;
    Tone tone = Tone::quiet;
    QString otherWay;  ///< text of the link that steps to another snake; empty: none
    bool canSubmit = false;
    bool canAgree = false;
};

class WordPanel : public QWidget {
    Q_OBJECT
public:
    explicit WordPanel(const Appearance& appearance, QWidget* parent = nullptr);

    void setLook(const WordPanelLook& look);
    const WordPanelLook& look() const { return look_; }
    QString wordText() const;

signals:
    void submitted();
    void agreed();
    void otherWayAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void place();
    void restyle();
    /// A length of the design; a panel that is given more room draws everything larger.
    double px(double length) const;
    QFont statusFont() const;

    const Appearance& appearance_;
    WordPanelLook look_;
    QLabel* status_;
    TextButton* submit_;
    TextButton* otherWay_;
};

}  // namespace bukvol::desktop
