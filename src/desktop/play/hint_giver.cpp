#include "desktop/play/hint_giver.h"

namespace bukvol::desktop {

HintGiver::HintGiver(MatchSession& session, QObject* parent) : QObject(parent), session_(session) {
    connect(&session_, &MatchSession::changed, this, &HintGiver::clear);
    connect(&session_, &MatchSession::closed, this, &HintGiver::clear);
}

bool HintGiver::offered() const {
    return session_.active() && session_.match().setup().hints && !session_.match().over();
}

bool HintGiver::available() const {
    if (!offered() || session_.paused())
        return false;
    const GameState& state = session_.match().state();
    return state.phase() != Phase::startSquare && !session_.match().seat(state.toMove).computer;
}

void HintGiver::set(State state) {
    state_ = state;
    emit changed();
}

void HintGiver::clear() {
    work_.stop();
    if (state_ != State::none)
        set(State::none);
}

int HintGiver::steps() const {
    constexpr int grades = static_cast<int>(HintGrade::move) + 1;
    return oneKind() ? grades - 1 : grades;
}

int HintGiver::step() const {
    const int step = static_cast<int>(grade_) + 1;
    return oneKind() && grade_ > HintGrade::kind ? step - 1 : step;
}

void HintGiver::ask() {
    if (!available())
        return;
    switch (state_) {
        case State::none:
        case State::nothing:
            search();
            return;
        case State::searching:
            clear();
            return;
        case State::given:
            if (grade_ == HintGrade::length)
                grade_ = oneKind() ? HintGrade::start : HintGrade::kind;
            else
                grade_ = grade_ == HintGrade::kind ? HintGrade::start : HintGrade::move;
            set(State::given);
            return;
    }
}

void HintGiver::search() {
    keepWordsOf(session_.match(), words_);
    grade_ = HintGrade::length;
    const auto found = std::make_shared<std::optional<FoundMove>>();
    const auto state = std::make_shared<const GameState>(session_.match().state());
    const auto find = [found, state, words = words_](const std::stop_token& stop,
                                                     const BackgroundWork::Tell&) {
        *found = findHintedMove(*state, words->presentable(), stop);
    };
    set(State::searching);
    work_.begin(find, [this, found] {
        move_ = *found;
        set(move_ ? State::given : State::nothing);
    });
}

}  // namespace bukvol::desktop
