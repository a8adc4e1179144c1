// A window to play in, and hands that play: by mouse and by keyboard.
#pragma once

#include <QMutex>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "desktop/app/main_window.h"
#include "support/random_match.h"

namespace bukvol::desktop::test {

// A lexicon in which any two letters are a word: every change of the board can be followed by a word.
using bukvol::test::allTwoLetterWords;

/// Hears the sounds instead of a loudspeaker.
class Ear : public SoundOutput {
public:
    void play(Sound sound, double volume) override;
    std::vector<Sound> heard() const;
    double lastVolume() const;

private:
    mutable QMutex mutex_;
    std::vector<Sound> heard_;
    double lastVolume_ = 0;
};

/// The real dictionaries, in a folder.
struct Dictionaries {
    QString folder;
};

/// Drags a tile with the mouse.
void dragOn(BoardWidget& board, Square from, Square to);

class Table {
public:
    explicit Table(std::uint64_t seed = 7, Lexicon::Pointer lexicon = allTwoLetterWords());
    Table(std::uint64_t seed, const Dictionaries& dictionaries);

    /// Starts the program once more on the same folder.
    void restart();
    MainWindow& window() { return *window_; }
    const Match& match() { return window_->session().match(); }
    BoardWidget& board() { return window_->matchPage().board(); }
    TurnView view() { return window_->matchPage().turn().view(); }
    InterfaceLanguage& language() { return language_; }
    Settings& settings() { return *settings_; }
    const Ear& ear() const { return ear_; }
    /// Whether things move, and how fast (percent).
    void setAnimations(bool on, int speed = Motion::usual);
    LexiconLocator& lexicons() { return lexicons_; }
    QString folder() const { return folder_.path(); }
    template <class Widget>
    Widget& find(const char* name) {
        return *window_->findChild<Widget*>(QLatin1String(name));
    }

    /// A two-player match with fixed order.
    static MatchSetup setup();
    void start(const MatchSetup& setup);

    // Mouse
    QPoint centre(Square square);
    void click(Square square);
    void trace(const Snake& snake);
    void clickLetter(int index);
    void dragLetter(int index, Square to);
    void dragTile(Square from, Square to);
    void clickButton(const char* name);

    // Keyboard
    void moveCursor(Square square);
    void key(int key);
    void type(const QString& text);
    void typeWord(const Word& word);

    /// A legal move of a kind, with a word of two plain letters.
    Move plan(MoveKind kind);
    /// All of a move but handing it in.
    void makeByMouse(const Move& move, bool drags);
    void playByMouse(const Move& move, bool drags);
    void playByKeyboard(const Move& move);
    int indexOf(Letter letter);

private:
    void open();

    QTemporaryDir folder_;
    std::uint64_t seed_;
    LexiconLocator lexicons_;
    InterfaceLanguage language_;
    Ear ear_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<MainWindow> window_;
};

}  // namespace bukvol::desktop::test
