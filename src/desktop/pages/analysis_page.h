// Analysis of a position: set up by hand or as text, then all its moves, of which the board shows any.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QWidget>

#include "desktop/app/lexicon_locator.h"
#include "desktop/pages/analysis_board.h"
#include "desktop/pages/move_tree.h"
#include "desktop/play/analysis_run.h"
#include "desktop/widgets/buttons.h"
#include "desktop/widgets/film_player.h"

namespace bukvol::desktop {

class AnalysisPage : public QWidget {
    Q_OBJECT
public:
    AnalysisPage(Appearance& appearance, LexiconLocator& lexicons, QWidget* parent = nullptr);

    /// Shows a position of a game in a language; one that has no dictionary is left as it is.
    void setPosition(const QString& languageCode, const GameOptions& options, const Position& position);
    /// As it stands now.
    Position position() const;
    const AnalysisRun& run() const { return run_; }
    AnalysisBoard& board() { return *board_; }

signals:
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Game { bukvologika, baldaBySides, baldaByKingSteps };

    void build();
    QLayout* buildChoices();
    QLayout* buildButtons();
    void connectFields();
    const Language* language() const;
    GameOptions options() const;
    bool isBalda() const;
    void useLanguage();
    void useGame();
    /// The board or the letters were edited: the text follows, and what was found is forgotten.
    void follow();
    /// The text was edited: board and letters follow where it can be read.
    void readText();
    void say(const QString& problem);
    void analyse();
    void showFound();
    void fillTree();
    void showMove();
    void retranslate();
    void restyle();

    Appearance& appearance_;
    LexiconLocator& lexicons_;
    Lexicon::Pointer lexicon_;
    GameOptions base_;  // what the fields do not show
    AnalysisRun run_;
    FilmPlayer film_;
    std::optional<BoardScene> scene_;  // of the move that is shown, without its film
    bool following_ = false;           // fields are being filled, not edited
    bool filled_ = false;              // the list holds what was found

    QHBoxLayout* columns_;
    QBoxLayout* flags_ = nullptr;
    QLabel* title_;
    TextButton* back_;
    AnalysisBoard* board_;
    QLabel* help_;
    TextButton* joker_;
    TextButton* clear_;
    TextButton* clearAll_;
    QComboBox* language_;
    QLabel* languageLabel_;
    QComboBox* game_;
    QLabel* gameLabel_;
    QComboBox* size_;
    QLabel* sizeLabel_;
    QCheckBox* reuse_;
    QCheckBox* foldYo_;
    QLineEdit* letters_;
    QLabel* lettersLabel_;
    QPlainTextEdit* text_;
    QLabel* textLabel_;
    QLabel* problem_;
    TextButton* analyse_;
    QProgressBar* progress_;
    QLabel* summary_;
    MoveTree* moves_;
};

}  // namespace bukvol::desktop
