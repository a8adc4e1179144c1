// How the match page shows the match and the turn: MatchPage's show functions.
#include <QLocale>
#include <algorithm>

#include "desktop/look/text_fit.h"
#include "desktop/look/text_style.h"
#include "desktop/pages/match_layout.h"
#include "desktop/pages/match_page.h"
#include "desktop/pages/sheet_entry.h"
#include "desktop/play/computer_text.h"
#include "desktop/play/match_past.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

namespace {

QString clockText(Milliseconds left) {
    const bool over = left.count() < 0;
    // A clock shows a second until it is used up, and overtime from its first full second.
    const auto seconds = over ? -left.count() / 1000 : (left.count() + 999) / 1000;
    return QStringLiteral("%1%2:%3")
        .arg(over ? QStringLiteral("−") : QString())
        .arg(seconds / 60, 2, 10, QLatin1Char('0'))
        .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

/// Stands for a word that is not to be seen yet; it does not tell the word's length.
QString hiddenWord() {
    return QStringLiteral("• • •");
}

void showClock(SeatLook& look, const Match& match, int player, bool paused) {
    const ClockOptions& options = match.setup().clock;
    const Milliseconds left = timeLeft(options, match.thinkingTime(player));
    look.clock = clockText(left);
    if (left.count() < 0)
        look.clockState = ClockState::overtime;
    else if (left < std::chrono::minutes(1))
        look.clockState = ClockState::lastMinute;
    else if (paused && look.inTurn)
        look.clockState = ClockState::paused;
    if (const int penalty = penaltyPoints(options, match.thinkingTime(player)); penalty > 0)
        look.clockNote = MatchPage::tr("+%n to the others", nullptr, penalty);
}

}  // namespace

void MatchPage::place() {
    if (!session_.active())
        return;
    const Match& match = session_.match();
    const GameState& state = match.state();
    const bool balda = state.options.game == GameKind::balda;
    const TableShape shape{
        match.players(), !balda && state.options.supply == LetterSupply::racks,
        balda ? static_cast<int>(state.position().letters.size()) : state.options.lettersAtHand,
        state.board.geometry(), !state.rules.onlyPlacements};
    const auto layout = classMode_ ? MatchLayout::ofClass(size(), shape) : MatchLayout::of(size(), shape);
    appearance_.setScale(layout.scale);
    title_->setGeometry(layout.title);
    title_->setVisible(!layout.title.isEmpty());
    undo_->setGeometry(layout.undo);
    redo_->setGeometry(layout.redo);
    again_->setGeometry(layout.again);
    hint_->setGeometry(layout.hint);
    sheet_->setVisible(guidePanel_ == nullptr && !layout.sheet.isEmpty());
    board_->setGeometry(layout.board);
    bank_->setGeometry(layout.bank);
    for (std::size_t i = 0; i < layout.seats.size() && i < seats_.size(); ++i) {
        seats_[i]->setGeometry(layout.seats[i]);
        seats_[i]->setBig(classMode_);
    }
    for (std::size_t i = 0; i < kinds_.size(); ++i)
        kinds_[i]->setGeometry(layout.kinds[i]);
    word_->setGeometry(layout.word);
    result_->setGeometry(layout.result);
    (guidePanel_ != nullptr ? guidePanel_ : sheet_)->setGeometry(layout.sheet);
    // Nobody passes while a guide leads: the line has the button's place as well.
    expected_->setGeometry(guide_ != nullptr ? layout.expected.united(layout.pass) : layout.expected);
    pass_->setGeometry(layout.pass);
}

void MatchPage::retranslate() {
    board_->setAccessibleName(tr("Board"));
    undo_->setLabel(tr("Take the last turn back"), tr("Ctrl+Z"));
    redo_->setLabel(tr("Make it again"), tr("Ctrl+Y"));
    again_->setText(tr("Last move again"));
    for (int i = 0; i < moveKindCount; ++i) {
        auto* button = kinds_[static_cast<std::size_t>(i)];
        const auto kind = static_cast<MoveKind>(i);
        button->setText(TurnText::kindName(kind));
        button->setToolTip(TurnText::kindHelp(kind));
        button->setAccessibleName(TurnText::kindName(kind));
        button->setAccessibleDescription(TurnText::kindHelp(kind));
    }
    if (session_.active())
        refresh();
}

void MatchPage::refresh() {
    if (!session_.active())
        return;
    view_ = turn_.view();
    const QString guided = guide_ != nullptr ? guide_->lead(view_) : QString();
    const bool computers = computersTurn();
    if (computers)
        leaveToComputer(view_);
    const TurnView& view = view_;
    const bool over = view.stage == TurnStage::over;
    const bool paused = session_.paused();
    showTitle();
    showBoard(view);
    showBank(view);
    showSeats();
    showKinds();
    showHintButton();
    word_->setVisible(!over);
    result_->setVisible(over);
    if (over)
        showResult();
    else
        showWord(view);
    showSheet(view);
    showUndo();

    again_->setVisible(!classMode_ && !paused && lastMove(session_.match()).has_value());
    pass_->setVisible(!over && guide_ == nullptr &&
                      (view.stage != TurnStage::startLetter || paused || computers));
    pass_->setText(paused       ? tr("Go on")
                   : computers  ? tr("Stop")
                   : passAsked_ ? tr("Yes, pass")
                                : tr("Pass the move"));
    pass_->setToolTip(computers ? tr("The computer plays the best move it has found by now") : QString());
    pass_->setStyle(passAsked_ || paused || computers ? TextButton::Style::outlined
                                                      : TextButton::Style::link);
    QString expected = guide_ != nullptr ? guided
                       : computers       ? heldBack_ ? ComputerText::notYourTurn(session_.match())
                                                     : ComputerText::thinking(session_.match())
                                         : TurnText::expected(session_.match(), view);
    if (paused)
        expected = tr("Paused");
    else if (!notice_.isEmpty())
        expected = notice_;
    else if (passAsked_)
        expected = tr("%1, pass this move? It brings no points")
                       .arg(TurnText::name(session_.match(), session_.match().state().toMove));
    expected_->setFont(
        fittedFont(appearance_.textFont(17, guide_ != nullptr), expected, expected_->size(), 11));
    colourText(*expected_, guide_ != nullptr ? appearance_.theme().accent : appearance_.theme().ink);
    expected_->setText(expected);
}

void MatchPage::showTitle() {
    const Match& match = session_.match();
    const GameState& state = match.state();
    const GameOptions& options = match.setup().game;
    QStringList parts;
    const bool balda = options.game == GameKind::balda;
    if (!balda)
        parts << (options.strictDeclaration ? tr("strict") : tr("friendly"));
    const QString language =
        QString::fromStdString(match.language().nameIn(QLocale().bcp47Name().left(2).toStdString()));
    parts << language;
    if (state.phase() == Phase::startSquare)
        parts << tr("start square");
    else if (match.over())
        parts << tr("the match is over");
    else if (balda)
        parts << tr("%n empty square(s)", nullptr, state.board.empty().size());
    else
        parts << tr("move %1 of %2")
                     .arg(state.movesMade[static_cast<std::size_t>(state.toMove)] + 1)
                     .arg(options.movesPerPlayer);
    const Theme& theme = appearance_.theme();
    title_->setFont(appearance_.textFont(15));
    title_->setText(QStringLiteral("<span style=\"font-size:%1px;font-weight:bold;color:%2\">%3</span>"
                                   "&nbsp;&nbsp;&nbsp;<span style=\"color:%4\">%5</span>")
                        .arg(appearance_.textFont(19).pixelSize())
                        .arg(theme.ink.name(), TurnText::gameName(options.game), theme.soft.name(),
                             parts.join(QStringLiteral(" · "))));
}

BoardScene MatchPage::sceneOf(const TurnView& view, bool wordHidden, bool forClass) const {
    BoardScene scene;
    scene.board = view.board;
    scene.letters = letterTexts_;
    scene.hidden = session_.paused();
    if (scene.hidden)
        return scene;
    scene.marked = view.legal;
    scene.changed = view.changed;
    scene.chosen = view.chosenSquare;
    scene.hovered = hovered_ && view.legal.contains(*hovered_) ? hovered_ : std::nullopt;
    scene.lifted = lifted_;
    scene.draggable = view.draggable;
    scene.snake = view.snake;
    for (const WordTile& tile : view.word)
        scene.jokerLetters.push_back(tile.joker ? tile.letter : std::nullopt);
    addHint(scene);
    film_.show(scene);
    if (film_.playing() && filmed_)
        wordHidden = (forClass || veiled()) && veil_.hidesEntry(*filmed_);
    if (wordHidden) {
        scene.snake.clear();
        scene.jokerLetters.clear();
    }
    return scene;
}

void MatchPage::showBoard(const TurnView& view) {
    board_->setScene(sceneOf(view, halfMadeHidden(), false));
    emit redrawn();
}

void MatchPage::showBank(const TurnView& view) {
    const Match& match = session_.match();
    const GameState& state = match.state();
    std::vector<BankSlot> places;
    if (!session_.paused()) {
        const auto letters =
            match.over() ? std::vector<std::optional<Letter>>(state.hands[0].begin(), state.hands[0].end())
                         : view.letters;
        for (std::size_t i = 0; i < letters.size(); ++i) {
            BankSlot place;
            if (letters[i])
                place.letter = letterTexts_[*letters[i]];
            place.usable = match.over() || !letters[i] || view.usableLetters.contains(*letters[i]);
            place.received = view.receivedLetter == static_cast<int>(i);
            places.push_back(place);
        }
    }
    const bool racks = match.setup().game.supply == LetterSupply::racks;
    const bool fromBag = state.options.game == GameKind::bukvologika;
    bank_->setContent(places, view.chosenLetter, fromBag ? std::optional(state.bag.size()) : std::nullopt,
                      racks ? TurnText::name(match, state.toMove) : QString(),
                      state.faceInTurn() == Face::black && !match.over());
}

std::vector<SeatLook> MatchPage::seatLooks() const {
    std::vector<SeatLook> looks;
    if (!session_.active())
        return looks;
    const Match& match = session_.match();
    const GameState& state = match.state();
    const bool racks = match.setup().game.supply == LetterSupply::racks;
    const auto leaders = match.leaders();
    for (int player = 0; player < match.players(); ++player) {
        SeatLook look;
        look.name = TurnText::name(match, player);
        look.score = match.points(player);
        look.black = player % 2 == 1;
        look.inTurn = !match.over() && player == state.toMove;
        if (match.seat(player).computer)
            look.computer = ComputerText::about(match.seat(player));
        look.thinking = look.inTurn && computersTurn() && !session_.paused();
        look.winner = match.over() && std::find(leaders.begin(), leaders.end(), player) != leaders.end();
        if (match.setup().clock.minutes && clocksShown_)
            showClock(look, match, player, session_.paused());
        if (racks && !look.inTurn && !session_.paused()) {
            QStringList letters;
            for (const Letter letter : state.hands[static_cast<std::size_t>(player)])
                letters << letterTexts_[letter];
            look.rack = letters.join(QLatin1Char(' '));
        }
        looks.push_back(std::move(look));
    }
    return looks;
}

void MatchPage::showSeats() {
    const std::vector<SeatLook> looks = seatLooks();
    for (std::size_t player = 0; player < looks.size() && player < seats_.size(); ++player) {
        const SeatLook& look = looks[player];
        const bool alerts = look.inTurn && look.clockState == ClockState::lastMinute &&
                            seats_[player]->look().clockState == ClockState::quiet &&
                            !seats_[player]->look().clock.isEmpty();
        seats_[player]->setLook(look);
        if (alerts)
            emit sounded(Sound::lastMinute);
    }
    emit redrawn();
}

void MatchPage::showWord(const TurnView& view) {
    WordPanelLook look;
    for (const WordTile& tile : view.word)
        look.word.push_back({tile.letter ? letterTexts_[*tile.letter] : QString(), tile.joker});
    look.placeholder = view.stage == TurnStage::startLetter ? tr("The start square is being laid")
                                                            : tr("The word will appear here");
    look.status = TurnText::status(session_.match(), view);
    switch (view.status.kind) {
        case TurnStatus::Kind::ready:
            look.tone = WordPanelLook::Tone::good;
            break;
        case TurnStatus::Kind::none:
        case TurnStatus::Kind::unjudged:
        case TurnStatus::Kind::jokerUndecided:
            break;
        default:
            look.tone = WordPanelLook::Tone::bad;
    }
    if (view.candidates > 1) {
        const QString text =
            view.candidatesAreWords ? tr("another word (%1 of %2)") : tr("another snake (%1 of %2)");
        look.otherWay = text.arg(view.candidate + 1).arg(view.candidates);
    }
    if (halfMadeHidden() && !view.word.empty()) {
        look.word.clear();
        look.placeholder = tr("The word is hidden");
        look.status.clear();
        look.tone = WordPanelLook::Tone::quiet;
        look.otherWay = tr("show it (F7)");
    }
    if (view.word.empty() && look.status.isEmpty() && !session_.paused())
        sayBeside(look);
    look.canSubmit = view.canSubmit && !session_.paused();
    look.canAgree = view.canAgree && !session_.paused();
    if (halfMadeHidden() && look.canAgree) {
        // What nobody sees is not accepted, nor is its verdict told.
        look.canSubmit = true;
        look.canAgree = false;
    }
    word_->setLook(look);
}

void MatchPage::showSheet(const TurnView& view) {
    const Match& match = session_.match();
    SheetLook look;
    look.startWord = startWordText(match);
    const auto sheet = match.scoreSheet();
    for (int player = 0; player < match.players(); ++player) {
        look.names.push_back(TurnText::name(match, player));
        std::vector<SheetEntry> column;
        for (const SheetCell& cell : sheet[static_cast<std::size_t>(player)]) {
            SheetEntry entry = sheetEntry(match, cell);
            if (veiled() && veil_.hidesEntry(cell.entry) && cell.kind != SheetCell::Kind::passed)
                entry.word = hiddenWord();
            column.push_back(std::move(entry));
        }
        const bool inTurn =
            !match.over() && player == match.state().toMove && view.stage != TurnStage::startLetter;
        if (inTurn && view.kind) {
            SheetEntry pending;
            pending.pending = true;
            pending.kind = TurnText::kindName(*view.kind);
            for (const WordTile& tile : view.word)
                pending.word += tile.letter ? letterTexts_[*tile.letter] : QStringLiteral("*");
            if (halfMadeHidden() && !pending.word.isEmpty())
                pending.word = hiddenWord();
            if (view.canSubmit)
                pending.score = QString::number(view.status.score);
            column.push_back(pending);
        }
        look.rounds = std::max(look.rounds, static_cast<int>(column.size()));
        look.columns.push_back(std::move(column));
    }
    sheet_->setLook(look);
}

void MatchPage::showResult() {
    const Match& match = session_.match();
    QString details = TurnText::score(match);
    int penalties = 0;
    for (int player = 0; player < match.players(); ++player)
        penalties += penaltyPoints(match.setup().clock, match.thinkingTime(player));
    if (penalties > 0)
        details += QLatin1Char('\n') + tr("Points for the opponents' overtime are counted.");
    result_->setResult(TurnText::result(match), details);
}

}  // namespace bukvol::desktop
