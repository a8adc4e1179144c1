// What a teacher uses before a class: class mode, the second window, hidden words, the pointer mark.
#pragma once

#include <QMainWindow>
#include <QMenu>
#include <QTimer>

#include "desktop/app/settings.h"
#include "desktop/pages/match_page.h"
#include "desktop/pages/projector_window.h"

namespace bukvol::desktop {

class ClassRoom : public QObject {
    Q_OBJECT
public:
    ClassRoom(QMainWindow& window, MatchPage& page, const Appearance& appearance, Settings& settings);
    ~ClassRoom() override;

    /// Puts its entries into a menu.
    void addTo(QMenu& menu);
    void retranslate();
    /// Takes the settings over.
    void useSettings();

    void setClassMode(bool on);
    bool classMode() const { return classMode_->isChecked(); }
    void setProjector(bool open);
    /// Null while it is closed.
    ProjectorWindow* projector() { return projector_.get(); }

private:
    void showProjected();
    void setPointer(bool on);
    void movePointer();

    QMainWindow& window_;
    MatchPage& page_;
    const Appearance& appearance_;
    Settings& settings_;
    std::unique_ptr<ProjectorWindow> projector_;
    PointerMark* pointer_;
    QTimer pointerTimer_;
    Qt::WindowStates before_;

    QAction* classMode_ = nullptr;
    QAction* secondWindow_ = nullptr;
    QAction* hideWords_ = nullptr;
    QAction* showWords_ = nullptr;
    QAction* pointerMark_ = nullptr;
    QAction* clocks_ = nullptr;
};

}  // namespace bukvol::desktop
