#include "desktop/app/class_room.h"

#include <QCursor>
#include <QMenuBar>

#include "desktop/app/menu_entry.h"

namespace bukvol::desktop {

namespace {

/// How often the ring follows the pointer: a frame.
constexpr int pointerMilliseconds = 16;

}  // namespace

ClassRoom::ClassRoom(QMainWindow& window, MatchPage& page, const Appearance& appearance, Settings& settings)
    : QObject(&window),
      window_(window),
      page_(page),
      appearance_(appearance),
      settings_(settings),
      pointer_(new PointerMark(appearance, &window)) {
    pointerTimer_.setInterval(pointerMilliseconds);
    connect(&pointerTimer_, &QTimer::timeout, this, &ClassRoom::movePointer);
    connect(&page_, &MatchPage::redrawn, this, &ClassRoom::showProjected);
    connect(&appearance_, &Appearance::changed, this, [this] {
        if (projector_)
            projector_->setTheme(appearance_.theme());
    });
}

ClassRoom::~ClassRoom() = default;

void ClassRoom::addTo(QMenu& menu) {
    classMode_ = addEntry(menu, window_, "classMode", {Qt::Key_F11}, Qt::ApplicationShortcut);
    classMode_->setCheckable(true);
    connect(classMode_, &QAction::toggled, this, &ClassRoom::setClassMode);
    secondWindow_ = addEntry(menu, window_, "secondWindow", {Qt::Key_F12}, Qt::ApplicationShortcut);
    secondWindow_->setCheckable(true);
    connect(secondWindow_, &QAction::toggled, this, &ClassRoom::setProjector);
    hideWords_ = addEntry(menu, window_, "hideWords", {Qt::Key_F6}, Qt::ApplicationShortcut);
    hideWords_->setCheckable(true);
    connect(hideWords_, &QAction::triggered, this, [this](bool hidden) {
        settings_.setWordsHidden(hidden);
        useSettings();
    });
    showWords_ = addEntry(menu, window_, "showWords", {Qt::Key_F7}, Qt::ApplicationShortcut);
    connect(showWords_, &QAction::triggered, &page_, &MatchPage::showWords);
    pointerMark_ = addEntry(menu, window_, "pointer", {Qt::Key_F8}, Qt::ApplicationShortcut);
    pointerMark_->setCheckable(true);
    connect(pointerMark_, &QAction::toggled, this, &ClassRoom::setPointer);
    menu.addSeparator();
    clocks_ = addEntry(menu, window_, "clocks");
    clocks_->setCheckable(true);
    connect(clocks_, &QAction::triggered, this, [this](bool shown) {
        settings_.setClocksShown(shown);
        useSettings();
    });
}

void ClassRoom::retranslate() {
    classMode_->setText(tr("&Class mode"));
    secondWindow_->setText(tr("&Board in a second window"));
    hideWords_->setText(tr("&Hide words until they are shown"));
    showWords_->setText(tr("Sho&w the word"));
    pointerMark_->setText(tr("&Pointer mark"));
    clocks_->setText(tr("Cloc&ks"));
}

void ClassRoom::useSettings() {
    const bool hidden = settings_.wordsHidden();
    hideWords_->setChecked(hidden);
    showWords_->setEnabled(hidden);
    page_.setWordsHidden(hidden);
    clocks_->setChecked(settings_.clocksShown());
    page_.setClocksShown(settings_.clocksShown());
}

void ClassRoom::setClassMode(bool on) {
    classMode_->setChecked(on);
    if (on) {
        before_ = window_.windowState();
        window_.menuBar()->hide();
        page_.setClassMode(true);
        window_.setWindowState(before_ | Qt::WindowFullScreen);
    } else {
        window_.menuBar()->show();
        page_.setClassMode(false);
        window_.setWindowState(before_ & ~Qt::WindowFullScreen);
    }
}

void ClassRoom::setProjector(bool open) {
    secondWindow_->setChecked(open);
    page_.setClassElsewhere(open);
    if (!open) {
        // It may be closing just now.
        if (projector_)
            projector_.release()->deleteLater();
        return;
    }
    if (!projector_) {
        projector_ = std::make_unique<ProjectorWindow>(&window_);
        projector_->setTheme(appearance_.theme());
        connect(projector_.get(), &ProjectorWindow::closed, this, [this] { setProjector(false); });
        showProjected();
    }
    projector_->open();
}

void ClassRoom::showProjected() {
    if (projector_)
        projector_->setContent(page_.classScene(), page_.seatLooks());
}

void ClassRoom::setPointer(bool on) {
    if (on) {
        pointerTimer_.start();
        movePointer();
        return;
    }
    pointerTimer_.stop();
    pointer_->hide();
    if (projector_)
        projector_->setPointer(std::nullopt);
}

void ClassRoom::movePointer() {
    const QPoint at = QCursor::pos();
    pointer_->showAt(window_.mapFromGlobal(at));
    if (!projector_)
        return;
    const QPoint onBoard = page_.board().mapFromGlobal(at);
    if (page_.board().rect().contains(onBoard))
        projector_->setPointer(page_.board().layoutOfSquares().inSquares(onBoard));
    else
        projector_->setPointer(std::nullopt);
}

}  // namespace bukvol::desktop
