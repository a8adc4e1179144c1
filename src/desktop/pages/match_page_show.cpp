// How the match page shows the match and the turn: MatchPage's show functions.
#include <QLocale>
#include <QSignalBlocker>
#include <algorithm>

#include "desktop/pages/match_layout.h"
#include "desktop/pages/match_page.h"
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

}  // namespace

void MatchPage::place() {
    if (!session_.active())
        return;
    const Match& match = session_.match();
    const auto layout =
        MatchLayout::of(size(), match.players(), match.setup().game.supply == LetterSupply::racks);
    appearance_.setScale(layout.scale);
    title_->setGeometry(layout.title);
    board_->setGeometry(layout.board);
    bank_->setGeometry(layout.bank);
    for (std::size_t i = 0; i < layout.seats.size() && i < seats_.size(); ++i)
        seats_[i]->setGeometry(layout.seats[i]);
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
    const TurnView& view = view_;
    const bool over = view.stage == TurnStage::over;
    const bool paused = session_.paused();
    showTitle();
    showBoard(view);
    showBank(view);
    showSeats();
    for (int i = 0; i < moveKindCount; ++i) {
        auto* button = kinds_[static_cast<std::size_t>(i)];
        const QSignalBlocker shownOnly(button);
        button->setVisible(!over);
        button->setChecked(view.kind == static_cast<MoveKind>(i));
        button->setEnabled(view.kindAllowed[static_cast<std::size_t>(i)] && !paused);
    }
    word_->setVisible(!over);
    result_->setVisible(over);
    if (over)
        showResult();
    else
        showWord(view);
    showSheet(view);

    pass_->setVisible(!over && guide_ == nullptr && (view.stage != TurnStage::startLetter || paused));
    pass_->setText(paused ? tr("Go on") : passAsked_ ? tr("Yes, pass") : tr("Pass the move"));
    pass_->setStyle(passAsked_ || paused ? TextButton::Style::outlined : TextButton::Style::link);
    QString expected = guide_ != nullptr ? guided : TurnText::expected(session_.match(), view);
    if (paused)
        expected = tr("Paused");
    else if (!notice_.isEmpty())
        expected = notice_;
    else if (passAsked_)
        expected = tr("%1, pass this move? It brings no points")
                       .arg(TurnText::name(session_.match(), session_.match().state().toMove));
    QFont font = appearance_.textFont(17, guide_ != nullptr);
    while (font.pixelSize() > 11 &&
           QFontMetrics(font)
                   .boundingRect(QRect(0, 0, expected_->width(), 1000), Qt::TextWordWrap, expected)
                   .height() > expected_->height())
        font.setPixelSize(font.pixelSize() - 1);
    expected_->setFont(font);
    QPalette ink = expected_->palette();
    ink.setColor(QPalette::WindowText,
                 guide_ != nullptr ? appearance_.theme().accent : appearance_.theme().ink);
    expected_->setPalette(ink);
    expected_->setText(expected);
}

void MatchPage::showTitle() {
    const Match& match = session_.match();
    const GameState& state = match.state();
    const GameOptions& options = match.setup().game;
    QStringList parts;
    parts << (options.strictDeclaration ? tr("strict") : tr("friendly"));
    const QString language =
        QString::fromStdString(match.language().nameIn(QLocale().bcp47Name().left(2).toStdString()));
    parts << language;
    if (state.phase() == Phase::startSquare)
        parts << tr("start square");
    else if (match.over())
        parts << tr("the match is over");
    else
        parts << tr("move %1 of %2")
                     .arg(state.movesMade[static_cast<std::size_t>(state.toMove)] + 1)
                     .arg(options.movesPerPlayer);
    const Theme& theme = appearance_.theme();
    title_->setFont(appearance_.textFont(15));
    title_->setText(
        QStringLiteral("<span style=\"font-size:%1px;font-weight:bold;color:%2\">%3</span>"
                       "&nbsp;&nbsp;&nbsp;<span style=\"color:%4\">%5</span>")
            .arg(appearance_.textFont(19).pixelSize())
            .arg(theme.ink.name(), tr("Bukvologika"), theme.soft.name(), parts.join(QStringLiteral(" · "))));
}

void MatchPage::showBoard(const TurnView& view) {
    BoardScene scene;
    scene.board = view.board;
    scene.letters = letterTexts_;
    scene.hidden = session_.paused();
    if (!scene.hidden) {
        scene.marked = view.legal;
        scene.changed = view.changed;
        scene.chosen = view.chosenSquare;
        scene.hovered = hovered_ && view.legal.contains(*hovered_) ? hovered_ : std::nullopt;
        scene.lifted = lifted_;
        scene.snake = view.snake;
        for (const WordTile& tile : view.word)
            scene.jokerLetters.push_back(tile.joker ? tile.letter : std::nullopt);
        scene.draggable = view.draggable;
    }
    board_->setScene(scene);
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
    bank_->setContent(places, view.chosenLetter, state.bag.size(),
                      racks ? TurnText::name(match, state.toMove) : QString(),
                      state.faceInTurn() == Face::black && !match.over());
}

void MatchPage::showSeats() {
    const Match& match = session_.match();
    const GameState& state = match.state();
    const bool racks = match.setup().game.supply == LetterSupply::racks;
    for (int player = 0; player < match.players() && player < static_cast<int>(seats_.size()); ++player) {
        SeatLook look;
        look.name = TurnText::name(match, player);
        look.score = match.points(player);
        look.black = player % 2 == 1;
        look.inTurn = !match.over() && player == state.toMove;
        const auto leaders = match.leaders();
        look.winner = match.over() && std::find(leaders.begin(), leaders.end(), player) != leaders.end();
        if (match.setup().clock.minutes) {
            const Milliseconds left = timeLeft(match.setup().clock, match.thinkingTime(player));
            look.clock = clockText(left);
            look.clockAlert = left < std::chrono::minutes(1);
        }
        if (racks && !look.inTurn && !session_.paused()) {
            QStringList letters;
            for (const Letter letter : state.hands[static_cast<std::size_t>(player)])
                letters << letterTexts_[letter];
            look.rack = letters.join(QLatin1Char(' '));
        }
        seats_[static_cast<std::size_t>(player)]->setLook(look);
    }
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
    look.canSubmit = view.canSubmit && !session_.paused();
    look.canAgree = view.canAgree && !session_.paused();
    word_->setLook(look);
}

void MatchPage::showSheet(const TurnView& view) {
    const Match& match = session_.match();
    const Alphabet& alphabet = match.language().alphabet;
    SheetLook look;
    const auto sheet = match.scoreSheet();
    for (int player = 0; player < match.players(); ++player) {
        look.names.push_back(TurnText::name(match, player));
        std::vector<SheetEntry> column;
        for (const SheetCell& cell : sheet[static_cast<std::size_t>(player)]) {
            SheetEntry entry;
            switch (cell.kind) {
                case SheetCell::Kind::played:
                    entry.word = shown(alphabet, cell.word);
                    entry.kind = TurnText::kindName(*cell.moveKind);
                    if (cell.byAgreement) {
                        entry.kind = tr("%1, by agreement").arg(entry.kind);
                        entry.sign = QStringLiteral("§");
                        entry.tip = tr("The dictionary lacks this word; the players agreed on it");
                    } else if (cell.ownWord) {
                        entry.kind = tr("%1, own word").arg(entry.kind);
                        entry.sign = QStringLiteral("°");
                        entry.tip = tr("This word counts for being on the list of own words");
                    }
                    entry.score = QString::number(cell.score);
                    break;
                case SheetCell::Kind::passed:
                    entry.word = QStringLiteral("—");
                    entry.kind = tr("passed");
                    entry.score = QStringLiteral("0");
                    break;
                case SheetCell::Kind::refused:
                    entry.word = shown(alphabet, cell.word);
                    entry.kind = tr("refused");
                    entry.score = QStringLiteral("0");
                    entry.struck = true;
                    break;
            }
            column.push_back(entry);
        }
        const bool inTurn =
            !match.over() && player == match.state().toMove && view.stage != TurnStage::startLetter;
        if (inTurn && view.kind) {
            SheetEntry pending;
            pending.pending = true;
            pending.kind = TurnText::kindName(*view.kind);
            for (const WordTile& tile : view.word)
                pending.word += tile.letter ? letterTexts_[*tile.letter] : QStringLiteral("*");
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
