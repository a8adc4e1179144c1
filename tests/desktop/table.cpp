#include "table.h"

#include <stdexcept>

namespace bukvol::desktop::test {

namespace {

/// All changes of a kind that the rules allow now.
std::vector<Change> changesOf(MoveKind kind, const GameState& state, const WordJudge& judge) {
    std::vector<Change> changes;
    const auto consider = [&](const Change& change) {
        if (!refuseChange(moveContext(state, judge), state.position(), change))
            changes.push_back(change);
    };
    const SquareSet all = state.board.geometry().squares();
    for (const Square square : all) {
        for (const Letter letter : state.position().letters) {
            if (kind == MoveKind::placement)
                consider(Placement{letter, square});
            if (kind == MoveKind::replacement)
                consider(Replacement{square, letter});
        }
        for (const Square other : all) {
            if (kind == MoveKind::castling && square < other)
                consider(Castling{square, other});
            if (kind == MoveKind::transfer)
                consider(Transfer{square, other});
        }
    }
    if (kind == MoveKind::statusQuo)
        consider(StatusQuo{});
    return changes;
}

}  // namespace

void Ear::play(Sound sound, double volume) {
    const QMutexLocker lock(&mutex_);
    heard_.push_back(sound);
    lastVolume_ = volume;
}

std::vector<Sound> Ear::heard() const {
    const QMutexLocker lock(&mutex_);
    return heard_;
}

double Ear::lastVolume() const {
    const QMutexLocker lock(&mutex_);
    return lastVolume_;
}

Table::Table(std::uint64_t seed, Lexicon::Pointer lexicon)
    : seed_(seed), lexicons_(QStringLiteral("/nonexistent")) {
    lexicons_.provide("ru", std::move(lexicon));
    language_.use(QStringLiteral("ru"));
    open();
}

Table::Table(std::uint64_t seed, const Dictionaries& dictionaries)
    : seed_(seed), lexicons_(dictionaries.folder) {
    language_.use(QStringLiteral("ru"));
    open();
}

void Table::open() {
    settings_ = std::make_unique<Settings>(folder_.filePath(QStringLiteral("settings.ini")));
    const QString matches = folder_.filePath(QStringLiteral("matches"));
    window_ = std::make_unique<MainWindow>(
        Workplace{*settings_, lexicons_, language_, matches, seed_, matches, [this] { return &ear_; }});
    window_->show();
    window_->offerUnfinished();
    QCoreApplication::processEvents();
}

void Table::setAnimations(bool on, int speed) {
    settings_->setInterfaceLanguage(language_.code());
    settings_->setAnimationsOn(on);
    settings_->setAnimationSpeed(speed);
    window_->applySettings();
}

void Table::restart() {
    window_.reset();
    open();
}

MatchSetup Table::setup() {
    MatchSetup setup;
    setup.language = "ru";
    setup.seats = {{"Мария", false, 0}, {"Ёлка", false, 0}};
    setup.orderByLot = false;
    return setup;
}

void Table::start(const MatchSetup& setup) {
    window_->start(setup);
    QCoreApplication::processEvents();
}

QPoint Table::centre(Square square) {
    return board().layoutOfSquares().squareRect(square).center().toPoint();
}

void Table::click(Square square) {
    QTest::mouseClick(&board(), Qt::LeftButton, {}, centre(square));
}

void Table::trace(const Snake& snake) {
    QTest::mousePress(&board(), Qt::LeftButton, {}, centre(snake.front()));
    for (const Square square : snake)
        QTest::mouseMove(&board(), centre(square));
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, centre(snake.back()));
}

void Table::clickLetter(int index) {
    auto& bank = find<BankWidget>("bank");
    QTest::mouseClick(&bank, Qt::LeftButton, {}, bank.slotRect(index).center().toPoint());
}

void Table::dragLetter(int index, Square to) {
    auto& bank = find<BankWidget>("bank");
    const QPoint target = bank.mapFromGlobal(board().mapToGlobal(centre(to)));
    QTest::mousePress(&bank, Qt::LeftButton, {}, bank.slotRect(index).center().toPoint());
    QTest::mouseMove(&bank, target);
    QTest::mouseRelease(&bank, Qt::LeftButton, {}, target);
}

void Table::dragTile(Square from, Square to) {
    dragOn(board(), from, to);
}

void dragOn(BoardWidget& board, Square from, Square to) {
    const auto centre = [&](Square square) {
        return board.layoutOfSquares().squareRect(square).center().toPoint();
    };
    QTest::mousePress(&board, Qt::LeftButton, {}, centre(from));
    QTest::mouseMove(&board, centre(to));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, centre(to));
}

void Table::clickButton(const char* name) {
    QTest::mouseClick(&find<QAbstractButton>(name), Qt::LeftButton);
}

void Table::moveCursor(Square square) {
    const auto towards = [&](auto distance, Qt::Key more, Qt::Key less) {
        for (int guard = 0; distance() != 0 && guard < 20; ++guard)
            key(distance() > 0 ? more : less);
    };
    towards([&] { return square.file() - board().cursor().file(); }, Qt::Key_Right, Qt::Key_Left);
    towards([&] { return square.rank() - board().cursor().rank(); }, Qt::Key_Up, Qt::Key_Down);
}

void Table::key(int key) {
    QTest::keyClick(&board(), static_cast<Qt::Key>(key));
}

void Table::type(const QString& text) {
    for (const QChar character : text) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(character));
        QCoreApplication::sendEvent(&board(), &press);
    }
}

void Table::typeWord(const Word& word) {
    type(QString::fromStdString(match().language().alphabet.text(word)));
}

int Table::indexOf(Letter letter) {
    const auto letters = match().state().position().letters;
    return static_cast<int>(std::find(letters.begin(), letters.end(), letter) - letters.begin());
}

Move Table::plan(MoveKind kind) {
    const GameState& state = match().state();
    for (const Change& change : changesOf(kind, state, match().judge())) {
        const Board after = afterChange(moveContext(state, match().judge()), state.position(), change).board;
        const SquareSet letters = after.occupied() - after.jokers();
        for (const Square first : letters) {
            for (const Square second : touching(first, Steps::king) & letters) {
                const Move move{
                    change, {after.tile(first).letter(), after.tile(second).letter()}, {first, second}};
                if (match().consider(PlayMove{move}))
                    return move;
            }
        }
    }
    throw std::runtime_error("no move of this kind");
}

void Table::playByMouse(const Move& move, bool drags) {
    makeByMouse(move, drags);
    clickButton("submit");
}

void Table::makeByMouse(const Move& move, bool drags) {
    clickButton(
        QStringLiteral("kind%1").arg(static_cast<int>(kindOf(move.change)) + 1).toLatin1().constData());
    if (const auto* placement = std::get_if<Placement>(&move.change)) {
        if (drags) {
            dragLetter(indexOf(placement->letter), placement->square);
        } else {
            clickLetter(indexOf(placement->letter));
            click(placement->square);
        }
    } else if (const auto* replacement = std::get_if<Replacement>(&move.change)) {
        click(replacement->square);
        clickLetter(indexOf(replacement->letter));
    } else if (const auto* castling = std::get_if<Castling>(&move.change)) {
        dragTile(castling->first, castling->second);
    } else if (const auto* transfer = std::get_if<Transfer>(&move.change)) {
        if (drags) {
            dragTile(transfer->from, transfer->to);
        } else {
            click(transfer->from);
            click(transfer->to);
        }
    }
    if (drags) {
        trace(move.snake);
    } else {
        for (const Square square : move.snake)
            click(square);
    }
}

void Table::playByKeyboard(const Move& move) {
    const MoveKind kind = kindOf(move.change);
    key(Qt::Key_1 + static_cast<int>(kind));
    const auto press = [&](Square square) {
        moveCursor(square);
        key(Qt::Key_Return);
    };
    if (const auto* placement = std::get_if<Placement>(&move.change)) {
        typeWord({placement->letter});
        press(placement->square);
    } else if (const auto* replacement = std::get_if<Replacement>(&move.change)) {
        press(replacement->square);
        typeWord({replacement->letter});
    } else if (const auto* castling = std::get_if<Castling>(&move.change)) {
        press(castling->first);
        press(castling->second);
    } else if (const auto* transfer = std::get_if<Transfer>(&move.change)) {
        press(transfer->from);
        press(transfer->to);
    }
    typeWord(move.word);
    key(Qt::Key_Return);
}

}  // namespace bukvol::desktop::test
