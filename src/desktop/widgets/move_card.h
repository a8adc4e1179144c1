// A move that was made: who, the word, what it was and brought.
#pragma once

#include <QLabel>

#include "desktop/widgets/card.h"
#include "desktop/words/word_tiles.h"

namespace bukvol::desktop {

class MoveCard : public Card {
    Q_OBJECT
public:
    explicit MoveCard(const Appearance& appearance, QWidget* parent = nullptr);

    /// `letters`: of the word, by tile; `good`: the word counted.
    void setMove(const QString& heading, std::vector<QString> letters, bool good, const QString& action);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void place();

    const Appearance& appearance_;
    QString headingText_;
    QLabel* heading_;
    WordTiles* word_;
    QLabel* action_;
    bool hasWord_ = false;
};

}  // namespace bukvol::desktop
