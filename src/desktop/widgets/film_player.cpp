#include "desktop/widgets/film_player.h"

namespace bukvol::desktop {

FilmPlayer::FilmPlayer(const Appearance& appearance, QObject* parent)
    : QObject(parent), appearance_(appearance) {
    connect(&animation_, &QVariantAnimation::valueChanged, this, &FilmPlayer::advanced);
    connect(&animation_, &QAbstractAnimation::finished, this, &FilmPlayer::advanced);
}

void FilmPlayer::play(MoveFilm film) {
    stop();
    const int length = film.length();
    const int duration = appearance_.motion().duration(length);
    if (duration <= 0)
        return;
    film_ = std::move(film);
    animation_.setStartValue(0.0);
    animation_.setEndValue(double(length));
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
