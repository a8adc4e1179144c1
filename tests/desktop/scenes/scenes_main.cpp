// bukvol_scenes FOLDER [DATA]: pictures of the main scenes in every language, theme and size.
#include <QApplication>
#include <QDir>
#include <QStandardPaths>
#include <iostream>

#include "core/snake/snake_finder.h"
#include "desktop/pages/new_match_dialog.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

/// Every `stride`-th legal move that a well-known word of four to seven letters gives.
std::optional<Move> wordyMove(const Match& match, MoveKind kind, std::size_t stride) {
    const GameState& state = match.state();
    const auto& lexicon = match.judge().lexicon();
    std::vector<Change> changes;
    for (const Square square : state.board.geometry().squares()) {
        for (const Letter letter : state.position().letters) {
            if (kind == MoveKind::placement)
                changes.emplace_back(Placement{letter, square});
            if (kind == MoveKind::replacement)
                changes.emplace_back(Replacement{square, letter});
        }
    }
    if (kind == MoveKind::statusQuo)
        changes.emplace_back(StatusQuo{});
    std::size_t seen = 0;
    for (const Change& change : changes) {
        const MoveContext context = moveContext(state, match.judge());
        if (refuseChange(context, state.position(), change) || seen++ % stride != 0)
            continue;
        const Board after = afterChange(context, state.position(), change).board;
        for (std::uint32_t noun = 0; noun < lexicon.nouns().wordCount(); ++noun) {
            if (lexicon.marks(noun).tier != 1)
                continue;
            const Word word = lexicon.nouns().word(noun);
            if (word.size() < 5 || word.size() > 7)
                continue;
            for (const Snake& snake : findSnakes(after, context.rules, state.folding, word,
                                                 changedSquares(change), {.found = 1, .steps = 2000})) {
                const Move move{change, word, snake};
                if (match.consider(PlayMove{move}))
                    return move;
            }
        }
    }
    return std::nullopt;
}

void play(Table& table, int turns) {
    for (int turn = 0; turn < turns && !table.match().over(); ++turn) {
        const bool opening = table.match().state().phase() == Phase::opening;
        const auto move = wordyMove(
            table.match(), opening || turn % 2 == 0 ? MoveKind::placement : MoveKind::replacement, 7);
        static_cast<void>(
            table.window().session().perform(move ? GameAction(PlayMove{*move}) : GameAction(Pass{})));
    }
}

class Camera {
public:
    explicit Camera(QDir folder) : folder_(std::move(folder)) {}

    void take(QWidget& widget, const QString& scene, const QString& variant) {
        QCoreApplication::processEvents();
        widget.grab().save(folder_.filePath(scene + QLatin1Char('-') + variant + QStringLiteral(".png")));
    }

private:
    QDir folder_;
};

/// Runs through the scenes in one look.
void takeAll(Camera& camera, const QString& code, ThemeChoice theme, QSize size, const QString& variant,
             const Lexicon::Pointer& lexicon) {
    Table table(11, lexicon);
    table.language().use(code);
    table.window().useTheme(theme);
    table.window().resize(size);
    camera.take(table.window(), QStringLiteral("start"), variant);

    MatchSetup setup = Table::setup();
    setup.clock.minutes = 10;
    table.start(setup);
    table.clickLetter(2);
    camera.take(table.window(), QStringLiteral("letter"), variant);
    table.key(Qt::Key_Escape);
    play(table, 6);
    camera.take(table.window(), QStringLiteral("declare"), variant);
    if (const auto move = wordyMove(table.match(), MoveKind::placement, 3)) {
        const auto& placement = std::get<Placement>(move->change);
        table.clickButton("kind1");
        table.clickLetter(table.indexOf(placement.letter));
        table.click(placement.square);
        table.typeWord(move->word);
        camera.take(table.window(), QStringLiteral("ready"), variant);
        table.key(Qt::Key_Escape);
        table.typeWord({move->word[0], move->word[1], move->word[0]});
        camera.take(table.window(), QStringLiteral("refused"), variant);
        table.key(Qt::Key_Escape);
    }
    table.clickButton("kind3");
    table.click(*table.match().state().board.occupied().begin());
    camera.take(table.window(), QStringLiteral("castling"), variant);
    play(table, 20);
    camera.take(table.window(), QStringLiteral("over"), variant);

    MatchSetup company = setup;
    company.game.players = 6;
    company.seats = {{"Мария", false, 0}, {"Команда «Ёлка»", false, 0}, {"Александр Владимирович", false, 0},
                     {"Оля", false, 0},   {"Пётр", false, 0},           {"5-й «Б»", false, 0}};
    company.game.supply = LetterSupply::racks;
    company.game.lettersAtHand = 12;
    table.start(company);
    play(table, 15);
    camera.take(table.window(), QStringLiteral("company"), variant);
    LexiconLocator lexicons(QStringLiteral("/nonexistent"));
    lexicons.provide("ru", lexicon);
    NewMatchDialog dialog(lexicons, company, &table.window());
    dialog.show();
    camera.take(dialog, QStringLiteral("dialog"), variant);
}

int run(const QString& folder, const QString& data) {
    LexiconLocator lexicons(data);
    const auto lexicon = lexicons.lexicon("ru");
    if (!lexicon) {
        std::cerr << lexicons.lastProblem() << '\n';
        return 1;
    }
    QDir().mkpath(folder);
    Camera camera{QDir(folder)};
    const QSize usual(1280, 820);
    takeAll(camera, QStringLiteral("ru"), ThemeChoice::light, usual, QStringLiteral("ru-light-1280"),
            lexicon);
    takeAll(camera, QStringLiteral("en"), ThemeChoice::dark, usual, QStringLiteral("en-dark-1280"), lexicon);
    takeAll(camera, QStringLiteral("bg"), ThemeChoice::highContrast, usual,
            QStringLiteral("bg-contrast-1280"), lexicon);
    takeAll(camera, QStringLiteral("en"), ThemeChoice::light, {900, 600}, QStringLiteral("en-light-900"),
            lexicon);
    takeAll(camera, QStringLiteral("ru"), ThemeChoice::light, {900, 600}, QStringLiteral("ru-light-900"),
            lexicon);
    takeAll(camera, QStringLiteral("ru"), ThemeChoice::dark, {1920, 1080}, QStringLiteral("ru-dark-1920"),
            lexicon);
    return 0;
}

}  // namespace
}  // namespace bukvol::desktop::test

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStringLiteral("fusion"));
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 2)
        return 2;
    bukvol::desktop::useProgramFont();
    return bukvol::desktop::test::run(
        arguments[1],
        arguments.value(2, QCoreApplication::applicationDirPath() + QStringLiteral("/../share/bukvol")));
}
