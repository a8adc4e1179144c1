#include "desktop/play/match_session.h"

#include <QApplication>
#include <algorithm>

namespace bukvol::desktop {

namespace {

constexpr int tickMilliseconds = 250;
/// A tick that comes later than this slept with the computer: the rest does not count.
constexpr qint64 longestTick = 5000;

}  // namespace

MatchSession::MatchSession(Random random, QObject* parent) : QObject(parent), random_(random) {
    ticker_.setInterval(tickMilliseconds);
    connect(&ticker_, &QTimer::timeout, this, [this] {
        takeTime();
        emit ticked();
    });
}

void MatchSession::start(MatchSetup setup, Lexicon::Pointer lexicon,
                         std::shared_ptr<const OwnedGraph> ownWords) {
    resume(Match::start(std::move(setup), std::move(lexicon), random_, std::move(ownWords)));
}

void MatchSession::resume(Match match) {
    match_ = std::move(match);
    match_->settleChance(random_);
    sinceTick_.start();
    ticker_.start();
    setPaused(false);
    emit begun();
    emit changed();
}

void MatchSession::close() {
    ticker_.stop();
    match_.reset();
    emit closed();
}

Result<GameOutcome, Refusal> MatchSession::perform(const GameAction& action) {
    takeTime();
    const Milliseconds thinking = match_->thinkingInTurn();
    const std::size_t before = match_->entries().size();
    const auto* play = std::get_if<PlayMove>(&action);
    auto outcome = play != nullptr ? match_->submit(*play, thinking) : match_->perform(action, thinking);
    if (match_->entries().size() != before) {
        match_->settleChance(random_);
        moved();
    }
    return outcome;
}

void MatchSession::moved() {
    if (match_->over())
        ticker_.stop();
    else
        ticker_.start();
    emit changed();
}

bool MatchSession::computerInTurn() const {
    return !match_->over() && match_->seat(match_->state().toMove).computer;
}

bool MatchSession::canUndo() const {
    if (!match_ || paused_ || !match_->canUndo())
        return false;
    const auto& entries = match_->entries();
    return std::any_of(entries.begin(), entries.end(), [&](const MatchEntry& entry) {
        return !isChance(entry.action) && !match_->seat(entry.player).computer;
    });
}

bool MatchSession::canRedo() const {
    return match_ && !paused_ && match_->canRedo();
}

std::vector<MatchEntry> MatchSession::undo() {
    if (!canUndo())
        return {};
    takeTime();
    std::vector<MatchEntry> taken = match_->entries();
    do {
        match_->undo();
    } while (computerInTurn() && match_->canUndo());
    taken.erase(taken.begin(), taken.begin() + static_cast<std::ptrdiff_t>(match_->entries().size()));
    moved();
    return taken;
}

std::vector<MatchEntry> MatchSession::redo() {
    if (!canRedo())
        return {};
    takeTime();
    const auto before = static_cast<std::ptrdiff_t>(match_->entries().size());
    do {
        match_->redo();
    } while (computerInTurn() && match_->canRedo());
    match_->settleChance(random_);
    std::vector<MatchEntry> made(match_->entries().begin() + before, match_->entries().end());
    moved();
    return made;
}

void MatchSession::setPaused(bool paused) {
    if (paused_ == paused)
        return;
    takeTime();
    paused_ = paused;
    emit pausedChanged(paused);
}

bool MatchSession::clockRuns() const {
    return match_ && !match_->over() && !paused_ && QApplication::activeModalWidget() == nullptr;
}

void MatchSession::takeTime() {
    if (!sinceTick_.isValid())
        return;
    const qint64 passed = sinceTick_.restart();
    if (clockRuns())
        match_->setThinkingInTurn(match_->thinkingInTurn() + Milliseconds(std::min(passed, longestTick)));
}

void MatchSession::settleTime() {
    takeTime();
}

}  // namespace bukvol::desktop
