#include "desktop/pages/projector_window.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>

#include "desktop/pages/match_layout.h"

namespace bukvol::desktop {

ProjectorWindow::ProjectorWindow(QWidget* beside)
    : QWidget(nullptr, Qt::Window),
      beside_(beside),
      board_(new BoardWidget(appearance_, this)),
      pointer_(new PointerMark(appearance_, this)) {
    setObjectName(QStringLiteral("projector"));
    setAttribute(Qt::WA_QuitOnClose, false);
    setAttribute(Qt::WA_ShowWithoutActivating);  // the teacher plays on in the first window
    board_->setObjectName(QStringLiteral("projectorBoard"));
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    setMinimumSize(480, 320);
    resize(960, 640);
    connect(&appearance_, &Appearance::changed, this, qOverload<>(&QWidget::update));
    setWindowTitle(tr("Board for the class"));
    board_->setAccessibleName(tr("Board"));
}

void ProjectorWindow::open() {
    for (QScreen* screen : QGuiApplication::screens()) {
        if (screen != beside_->screen()) {
            setGeometry(screen->geometry());
            showFullScreen();
            return;
        }
    }
    showNormal();
}

void ProjectorWindow::setContent(const BoardScene& scene, const std::vector<SeatLook>& seats) {
    while (seats_.size() < seats.size()) {
        auto* card = new SeatCard(appearance_, this);
        card->setObjectName(QStringLiteral("projectorSeat%1").arg(seats_.size() + 1));
        card->setBig(true);
        seats_.push_back(card);
        pointer_->raise();
    }
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        seats_[i]->setVisible(i < seats.size());
        if (i < seats.size())
            seats_[i]->setLook(seats[i]);
    }
    const bool moves = players_ != seats.size() || board_->scene().board.geometry() != scene.board.geometry();
    players_ = seats.size();
    board_->setScene(scene);
    if (moves)
        place();
}

void ProjectorWindow::setPointer(std::optional<QPointF> pointer) {
    if (!pointer)
        return pointer_->hide();
    const QPointF centre = board_->layoutOfSquares().tileRectAt(*pointer).center();
    pointer_->showAt(board_->mapToParent(centre.toPoint()));
}

void ProjectorWindow::place() {
    const auto layout =
        ProjectorLayout::of(size(), static_cast<int>(players_), board_->scene().board.geometry());
    board_->setGeometry(layout.board);
    for (std::size_t i = 0; i < layout.seats.size(); ++i)
        seats_[i]->setGeometry(layout.seats[i]);
}

void ProjectorWindow::paintEvent(QPaintEvent* event) {
    QPainter(this).fillRect(event->rect(), appearance_.theme().window);
}

void ProjectorWindow::resizeEvent(QResizeEvent*) {
    appearance_.setScale(std::min(width() / 1280.0, height() / 790.0));
    place();
}

void ProjectorWindow::closeEvent(QCloseEvent* event) {
    QWidget::closeEvent(event);
    emit closed();
}

void ProjectorWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setWindowTitle(tr("Board for the class"));
        board_->setAccessibleName(tr("Board"));
    }
    QWidget::changeEvent(event);
}

void ProjectorWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void ProjectorWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F11)
        toggleFullScreen();
    else if (event->key() == Qt::Key_F12 || event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void ProjectorWindow::mouseDoubleClickEvent(QMouseEvent*) {
    toggleFullScreen();
}

}  // namespace bukvol::desktop
