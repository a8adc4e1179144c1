#include "desktop/play/computer_seat.h"

#include <QApplication>
#include <algorithm>
#include <limits>

namespace bukvol::desktop {

namespace {

/// How often it looks whether it may play by now.
constexpr int waitingMilliseconds = 40;

}  // namespace

ComputerSeat::ComputerSeat(MatchSession& session, Random random, QObject* parent)
    : QObject(parent), session_(session), random_(random) {
    waiter_.setSingleShot(true);
    connect(&waiter_, &QTimer::timeout, this, &ComputerSeat::playWhenReady);
    connect(&session_, &MatchSession::changed, this, &ComputerSeat::follow);
    connect(&session_, &MatchSession::pausedChanged, this, &ComputerSeat::follow);
    connect(&session_, &MatchSession::closed, this, &ComputerSeat::rest);
}

bool ComputerSeat::inTurn() const {
    if (!session_.active() || session_.match().over())
        return false;
    const GameState& state = session_.match().state();
    return session_.match().seat(state.toMove).computer && state.dueChance().kind == DueChance::Kind::none;
}

void ComputerSeat::rest() {
    waiter_.stop();
    work_.stop();
    thought_.reset();
}

void ComputerSeat::follow() {
    rest();
    if (inTurn() && !session_.paused())
        think();
}

void ComputerSeat::think() {
    const Match& match = session_.match();
    keepWordsOf(match, words_);
    thought_ = std::make_shared<Thought>();
    thought_->state = match.state();
    thought_->words = words_;
    thought_->skill = skillOf(match.seat(match.state().toMove).level);
    thought_->seed = random_.below(std::numeric_limits<std::uint64_t>::max());
    leastTime_ = time_.least + static_cast<qint64>(random_.below(static_cast<std::uint64_t>(time_.more) + 1));
    sinceBegun_.start();
    const QElapsedTimer since = sinceBegun_;
    const auto search = [thought = thought_, since, most = time_.lookAhead](const std::stop_token& stop,
                                                                            const BackgroundWork::Tell&) {
        const auto timeUp = [&] { return thought->hurried || since.elapsed() >= most; };
        Random random(thought->seed);
        thought->choice = chooseAction(
            {thought->state, thought->words->presentable(), thought->skill, stop, timeUp}, random);
    };
    work_.begin(search, [this] { playWhenReady(); });
}

void ComputerSeat::hurry() {
    if (!thought_)
        return;
    thought_->hurried = true;
    playWhenReady();
}

bool ComputerSeat::mayPlay() const {
    // A dialog asks something: the clock stands, and so does the match.
    if (QApplication::activeModalWidget() != nullptr)
        return false;
    return thought_->hurried || (sinceBegun_.elapsed() >= leastTime_ && ready_());
}

void ComputerSeat::playWhenReady() {
    if (!thought_ || work_.running() || !thought_->choice)
        return;
    if (mayPlay())
        play();
    else
        waiter_.start(
            static_cast<int>(std::max<qint64>(leastTime_ - sinceBegun_.elapsed(), waitingMilliseconds)));
}

void ComputerSeat::play() {
    const GameAction action = thought_->choice->action;
    rest();
    // Its choice is legal by the rules it was made by; whatever happened, the match must go on.
    if (!session_.perform(action))
        static_cast<void>(session_.perform(Pass{}).ok());
}

}  // namespace bukvol::desktop
