// Positions and matches that come and go as text: copied, pasted, dropped on the window.
#pragma once

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <functional>
#include <optional>

#include "desktop/play/shared_text.h"

class QMimeData;

namespace bukvol::desktop {

/// What is on the screen and can be copied.
struct Shareable {
    std::function<const Match*()> match;
    std::function<std::optional<SharedPosition>()> position;
    std::function<const Alphabet*(const std::string& language)> alphabet;
};

class Sharing : public QObject {
    Q_OBJECT
public:
    Sharing(QMainWindow& window, Shareable shareable);

    void addTo(QMenu& menu);
    void retranslate();
    /// Whether there is something to copy.
    void update();
    void copyPosition();
    void copyMatch();

signals:
    void textGiven(const QByteArray& text);
    void fileGiven(const QString& path);
    /// Something is to be said of what was done.
    void told(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void paste();
    void take(const QMimeData& data);

    QMainWindow& window_;
    Shareable shareable_;
    QAction* copyPosition_ = nullptr;
    QAction* copyMatch_ = nullptr;
    QAction* paste_ = nullptr;
};

}  // namespace bukvol::desktop
