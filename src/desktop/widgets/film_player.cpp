#include "desktop/widgets/film_player.h"

namespace bukvol::desktop {

FilmPlayer::FilmPlayer(const Appearance& appearance, QObject* parent)
    : QObject(parent), appearance_(appearance) {
    connect(&animation_, &QVariantAnimation::valueChanged, this, &FilmPlayer::advanced);
    connect(&animation_, &QAbstractAnimation::finished, this, [this] {
        emit advanced();
        emit ended();
    });
}

void FilmPlayer::play(MoveFilm film, FilmRun run) {
    stop();
    const int length = run.backwards ? film.runLength() : film.length();
    const int duration = qRound(appearance_.motion().duration(length) / run.speed);
    if (duration <= 0)
        return;
    film_ = std::move(film);
    animation_.setStartValue(run.backwards ? double(length) : 0.0);
    animation_.setEndValue(run.backwards ? 0.0 : double(length));
    animation_.setDuration(duration);
    animation_.start();
    emit advanced();  // the animation tells only of other values than it had before
}

void FilmPlayer::stop() {
    if (!playing())
        return;
    animation_.stop();
    emit advanced();
}

void FilmPlayer::show(BoardScene& scene) const {
    if (playing())
        film_.show(scene, animation_.currentValue().toDouble());
}

}  // namespace bukvol::desktop
