#include "desktop/pages/analysis_board.h"

#include "desktop/play/move_scene.h"
#include "desktop/play/refusal_text.h"

namespace bukvol::desktop {

AnalysisBoard::AnalysisBoard(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), board_(new BoardWidget(appearance, this)) {
    board_->setObjectName(QStringLiteral("analysisBoard"));
    board_->installEventFilter(this);
    setFocusProxy(board_);
    connect(board_, &BoardWidget::squarePressed, this, [this](Square square) {
        board_->setFocus(Qt::MouseFocusReason);
        board_->setCursorSquare(square);
        setShown(std::nullopt);
    });
}

void AnalysisBoard::setLanguage(const Language& language) {
    alphabet_ = language.alphabet;
    scene_.letters = letterTexts(*alphabet_);
    showScene();
}

void AnalysisBoard::setBoard(const Board& board) {
    scene_.board = board;
    shown_.reset();
    if (!board.geometry().contains(board_->cursor()))
        board_->setCursorSquare(Square(0, board.geometry().ranks - 1));
    showScene();
}

void AnalysisBoard::setShown(std::optional<BoardScene> shown) {
    shown_ = std::move(shown);
    showScene();
}

void AnalysisBoard::showScene() {
    board_->setScene(shown_ ? *shown_ : scene_);
}

void AnalysisBoard::put(std::optional<Tile> tile) {
    const Square square = board_->cursor();
    if (!scene_.board.geometry().contains(square))
        return;
    if (tile)
        scene_.board.put(square, *tile);
    else
        scene_.board.remove(square);
    setShown(std::nullopt);
    emit edited();
}

/// To the next square of the rank, as one writes.
void AnalysisBoard::stepOn() {
    const Square square = board_->cursor();
    if (square.file() + 1 < scene_.board.geometry().files)
        board_->setCursorSquare(Square(square.file() + 1, square.rank()));
}

void AnalysisBoard::putLetter(Letter letter) {
    put(Tile(letter));
    stepOn();
}

void AnalysisBoard::putJoker() {
    put(Tile::joker());
    stepOn();
}

void AnalysisBoard::clearSquare() {
    put(std::nullopt);
}

bool AnalysisBoard::takesKey(const QKeyEvent& event) {
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (event.key() == Qt::Key_Delete) {
        clearSquare();
        return true;
    }
    if (event.key() == Qt::Key_Backspace) {
        const Square square = board_->cursor();
        if (!scene_.board.isOccupied(square) && square.file() > 0)
            board_->setCursorSquare(Square(square.file() - 1, square.rank()));
        clearSquare();
        return true;
    }
    const QString text = event.text();
    if (text.isEmpty() || !alphabet_ || !text.front().isPrint() || text.front().isSpace())
        return false;
    if (text == QStringLiteral("*"))
        putJoker();
    else if (const auto letter = alphabet_->readLetter(text.toStdString()))
        putLetter(*letter);
    else
        emit foreignKey(text);
    return true;
}

bool AnalysisBoard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == board_ && event->type() == QEvent::KeyPress && takesKey(*static_cast<QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

void AnalysisBoard::resizeEvent(QResizeEvent*) {
    board_->setGeometry(rect());
}

}  // namespace bukvol::desktop
