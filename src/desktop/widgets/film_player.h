// Plays the film of a move into the scene of a board.
#pragma once

#include <QVariantAnimation>

#include "desktop/look/appearance.h"
#include "desktop/look/move_film.h"

namespace bukvol::desktop {

/// How a film is played.
struct FilmRun {
    bool backwards = false;
    double speed = 1;  ///< against the speed of the appearance
};

class FilmPlayer : public QObject {
    Q_OBJECT
public:
    explicit FilmPlayer(const Appearance& appearance, QObject* parent = nullptr);

    /// Plays the film at the speed of the appearance; nothing happens where nothing is to move. Backwards the
    /// word draws back along its snake, then the change is unmade.
    void play(MoveFilm film, FilmRun run = {});
    /// Ends the film: the board stands as it is.
    void stop();
    bool playing() const { return animation_.state() == QAbstractAnimation::Running; }
    /// Puts the film's picture into the scene while it plays.
    void show(BoardScene& scene) const;

signals:
    /// Another picture is to be shown, or none any more.
    void advanced();
    /// The film has come to its end, and was not stopped.
    void ended();

private:
    const Appearance& appearance_;
    MoveFilm film_;
    QVariantAnimation animation_;
};

}  // namespace bukvol::desktop
