// How the replay page shows a stop of the match: ReplayPage's show functions.
#include <QLocale>
#include <algorithm>

#include "desktop/look/text_fit.h"
#include "desktop/look/text_style.h"
#include "desktop/pages/match_layout.h"
#include "desktop/pages/replay_page.h"
#include "desktop/pages/sheet_entry.h"
#include "desktop/play/film_of_move.h"
#include "desktop/play/refusal_text.h"
#include "desktop/play/replay_text.h"
#include "desktop/play/turn_text.h"

namespace bukvol::desktop {

void ReplayPage::place() {
    const Match& match = replay_->match();
    const GameState& state = match.state();
    const bool balda = state.options.game == GameKind::balda;
    const TableShape shape{
        match.players(), false,
        balda ? static_cast<int>(state.position().letters.size()) : state.options.lettersAtHand,
        state.board.geometry(), true};
    const MatchLayout layout = MatchLayout::of(size(), shape);
    appearance_.setScale(layout.scale);
    const auto px = [&](double length) { return qRound(length * layout.scale); };
    title_->setGeometry(layout.title.united(layout.undo).united(layout.redo));
    back_->setGeometry(layout.again.adjusted(0, px(2), 0, -px(2)));
    board_->setGeometry(layout.board);
    bank_->setGeometry(layout.bank);
    for (std::size_t i = 0; i < layout.seats.size() && i < seats_.size(); ++i)
        seats_[i]->setGeometry(layout.seats[i]);
    QRect card = layout.result;
    QRect bar = card;
    const int barHeight = std::max(px(88), 60);
    bar.setTop(card.bottom() + 1 - barHeight);
    card.setBottom(bar.top() - 1 - px(14));
    move_->setGeometry(card);
    bar_->setGeometry(bar);
    sheet_->setGeometry(layout.sheet);
    remark_->setGeometry(layout.expected);
    play_->setGeometry(layout.pass);
}

void ReplayPage::retranslate() {
    board_->setAccessibleName(tr("Board"));
    back_->setText(tr("Back"));
    play_->setText(tr("Play from here"));
    play_->setToolTip(tr("Goes on from this step as a new match; this one stays as it is"));
    if (!replay_)
        return;
    showTitle();
    showSheet();
    refresh();
}

void ReplayPage::refresh() {
    showTitle();
    showBoard();
    showBank();
    showSeats();
    showMove();
    const int at = control_.at();
    bar_->setState(at, control_.last(), control_.running(), ReplayText::heading(*replay_, at));
    sheet_->setMarked(placeOf(at));
    play_->setEnabled(replay_->canGoOn(at));
    const Match& match = replay_->match();
    QString remark = notice_;
    if (remark.isEmpty() && at == control_.last())
        remark = match.over() ? TurnText::result(match) : tr("The match stands here");
    remark_->setFont(fittedFont(appearance_.textFont(17), remark, remark_->size(), 11));
    colourText(*remark_, appearance_.theme().ink);
    remark_->setText(remark);
}

void ReplayPage::showTitle() {
    const Match& match = replay_->match();
    const QString language =
        QString::fromStdString(match.language().nameIn(QLocale().bcp47Name().left(2).toStdString()));
    QStringList parts{TurnText::gameName(match.setup().game.game), language};
    const QString date = ReplayText::date(match.setup().started);
    if (!date.isEmpty())
        parts << date;
    const Theme& theme = appearance_.theme();
    title_->setFont(appearance_.textFont(15));
    title_->setText(
        QStringLiteral("<span style=\"font-size:%1px;font-weight:bold;color:%2\">%3</span>"
                       "&nbsp;&nbsp;&nbsp;<span style=\"color:%4\">%5</span>")
            .arg(appearance_.textFont(19).pixelSize())
            .arg(theme.ink.name(), tr("Looking back"), theme.soft.name(), parts.join(QStringLiteral(" · "))));
}

void ReplayPage::showBoard() {
    const int at = control_.at();
    BoardScene scene;
    scene.letters = letterTexts_;
    scene.board = replay_->stop(at).state.board;
    if (const Move* move = replay_->move(at)) {
        const MoveFilm film =
            filmOf(*move, replay_->stop(at - 1).state.board, replay_->stop(at).state.board, {});
        scene.changed = changedSquares(move->change);
        scene.snake = film.snake;
        scene.jokerLetters = film.jokerLetters;
    } else if (const MatchEntry* done = replay_->entry(at)) {
        if (const auto* laid = std::get_if<PlaceStartLetter>(&done->action))
            scene.changed.insert(laid->square);
    }
    film_.show(scene);
    board_->setScene(scene);
}

void ReplayPage::showBank() {
    const GameState& state = replay_->stop(control_.at()).state;
    std::vector<BankSlot> places;
    for (const Letter letter : state.position().letters) {
        BankSlot place;
        place.letter = letterTexts_[letter];
        places.push_back(place);
    }
    const bool racks = state.options.supply == LetterSupply::racks;
    const bool fromBag = state.options.game == GameKind::bukvologika;
    bank_->setContent(places, std::nullopt, fromBag ? std::optional(state.bag.size()) : std::nullopt,
                      racks ? TurnText::name(replay_->match(), state.toMove) : QString(),
                      state.faceInTurn() == Face::black);
}

void ReplayPage::showSeats() {
    const int at = control_.at();
    const Match& match = replay_->match();
    const MatchEntry* done = replay_->entry(at);
    const auto leaders = match.leaders();
    for (int player = 0; player < match.players(); ++player) {
        SeatLook look;
        look.name = TurnText::name(match, player);
        look.score = replay_->stop(at).points[static_cast<std::size_t>(player)];
        look.black = player % 2 == 1;
        look.inTurn = done != nullptr && done->player == player;
        look.winner = match.over() && at == control_.last() &&
                      std::find(leaders.begin(), leaders.end(), player) != leaders.end();
        seats_[static_cast<std::size_t>(player)]->setLook(look);
    }
}

void ReplayPage::showMove() {
    const int at = control_.at();
    std::vector<QString> letters;
    const MatchEntry* done = replay_->entry(at);
    bool good = true;
    if (done != nullptr) {
        const Word* word = nullptr;
        if (std::holds_alternative<PlayMove>(done->action)) {
            word = &done->spelling;
        } else if (const auto* failed = std::get_if<FailMove>(&done->action)) {
            word = &failed->move.word;
            good = false;
        }
        if (word != nullptr) {
            for (const Letter letter : *word)
                letters.push_back(letterTexts_[letter]);
        }
    }
    move_->setMove(ReplayText::heading(*replay_, at), std::move(letters), good,
                   ReplayText::action(*replay_, at));
}

void ReplayPage::showSheet() {
    const Match& match = replay_->match();
    SheetLook look;
    look.startWord = startWordText(match);
    for (int player = 0; player < match.players(); ++player) {
        look.names.push_back(TurnText::name(match, player));
        std::vector<SheetEntry> column;
        for (const SheetCell& cell : cells_[static_cast<std::size_t>(player)])
            column.push_back(sheetEntry(match, cell));
        look.rounds = std::max(look.rounds, static_cast<int>(column.size()));
        look.columns.push_back(std::move(column));
    }
    sheet_->setLook(look);
}

}  // namespace bukvol::desktop
