// Whole matches by one hand alone: by mouse, by keyboard, and through what assistive programs see.
#include <gtest/gtest.h>

#include <QAccessible>
#include <QApplication>

#include "desktop/widgets/result_panel.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

/// The kind of the turn's move: the opening, then each kind in turn.
MoveKind kindOfTurn(int turn) {
    constexpr int openingTurns = 4;
    return turn < openingTurns ? MoveKind::placement : static_cast<MoveKind>(turn % moveKindCount);
}
constexpr int turns = 14;

/// After the match: the result is on the screen, and the score of both.
void expectFinished(Table& table) {
    EXPECT_TRUE(table.match().over());
    EXPECT_TRUE(table.find<ResultPanel>("result").isVisible());
    EXPECT_EQ(table.match().points(0), turns);
    EXPECT_EQ(table.match().points(1), turns);
}

TEST(WholeMatch, ByMouseAlone) {
    Table table;
    table.clickButton("play");
    ASSERT_TRUE(table.window().session().active());
    for (int turn = 0; turn < turns; ++turn) {
        table.playByMouse(table.plan(kindOfTurn(turn)), turn % 2 == 0);
        ASSERT_EQ(table.match().state().movesMade[static_cast<std::size_t>(turn % 2)], turn / 2 + 1);
    }
    expectFinished(table);
    table.clickButton("resultNewMatch");
    EXPECT_FALSE(table.match().over());
}

/// Keys go to whatever has the focus, as they do for a person.
class Keys {
public:
    explicit Keys(Table& table) : table_(table) {
        table.window().activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&table.window()));
    }

    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(focus(), static_cast<Qt::Key>(key), modifiers);
    }
    void type(const Word& word) {
        for (const QChar letter : QString::fromStdString(table_.match().language().alphabet.text(word))) {
            QKeyEvent event(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(letter));
            QApplication::sendEvent(focus(), &event);
        }
    }
    void tabTo(const char* name) {
        for (int guard = 0; guard < 30 && focus()->objectName() != QLatin1String(name); ++guard)
            press(Qt::Key_Tab);
        EXPECT_EQ(focus()->objectName(), QLatin1String(name));
    }
    /// Goes to a square with the arrows and takes it.
    void take(Square square) {
        const auto walk = [&](auto distance, Qt::Key more, Qt::Key less) {
            for (int guard = 0; distance() != 0 && guard < 20; ++guard)
                press(distance() > 0 ? more : less);
        };
        walk([&] { return square.file() - table_.board().cursor().file(); }, Qt::Key_Right, Qt::Key_Left);
        walk([&] { return square.rank() - table_.board().cursor().rank(); }, Qt::Key_Up, Qt::Key_Down);
        press(Qt::Key_Return);
    }
    void play(const Move& move) {
        press(Qt::Key_1 + static_cast<int>(kindOf(move.change)));
        if (const auto* placement = std::get_if<Placement>(&move.change)) {
            type({placement->letter});
            take(placement->square);
        } else if (const auto* replacement = std::get_if<Replacement>(&move.change)) {
            take(replacement->square);
            type({replacement->letter});
        } else if (const auto* castling = std::get_if<Castling>(&move.change)) {
            take(castling->first);
            take(castling->second);
        } else if (const auto* transfer = std::get_if<Transfer>(&move.change)) {
            take(transfer->from);
            take(transfer->to);
        }
        type(move.word);
        press(Qt::Key_Return);
    }

private:
    QWidget* focus() {
        QWidget* widget = table_.window().focusWidget();
        return widget != nullptr ? widget : &table_.window();
    }

    Table& table_;
};

TEST(WholeMatch, ByKeyboardAlone) {
    Table table;
    Keys keys(table);
    keys.tabTo("play");
    keys.press(Qt::Key_Return);
    ASSERT_TRUE(table.window().session().active());
    for (int turn = 0; turn < turns; ++turn) {
        keys.play(table.plan(kindOfTurn(turn)));
        ASSERT_EQ(table.match().state().movesMade[static_cast<std::size_t>(turn % 2)], turn / 2 + 1);
    }
    expectFinished(table);
    keys.tabTo("resultNewMatch");
    keys.press(Qt::Key_Return);
    EXPECT_FALSE(table.match().over());
}

/// What an assistive program sees of the window, and does in it. It knows the interfaces of things, not the
/// widgets.
class Assistant {
public:
    explicit Assistant(QObject* window) : root_(QAccessible::queryAccessibleInterface(window)) {}

    QAccessibleInterface* find(QAccessible::Role role, const QString& name) const {
        return find(root_, role, name);
    }
    static void press(QAccessibleInterface* thing) {
        ASSERT_NE(thing, nullptr);
        ASSERT_FALSE(thing->state().disabled) << thing->text(QAccessible::Name).toStdString();
        ASSERT_NE(thing->actionInterface(), nullptr);
        // The first thing that can be done with it: a button is pressed, a kind is toggled.
        thing->actionInterface()->doAction(thing->actionInterface()->actionNames().value(0));
    }
    void pressButton(const QString& name) const {
        QAccessibleInterface* button = find(QAccessible::Button, name);
        if (button == nullptr)
            button = find(QAccessible::CheckBox, name);
        ASSERT_NE(button, nullptr) << "no button " << name.toStdString();
        press(button);
    }
    QAccessibleInterface* cell(Square square) const {
        QAccessibleInterface* board = find(root_, QAccessible::Table, QStringLiteral("Доска"));
        return board->tableInterface()->cellAt(board->tableInterface()->rowCount() - 1 - square.rank(),
                                               square.file());
    }
    /// Presses the first letter at hand that is called so.
    void pressLetter(const QString& letter) const {
        QAccessibleInterface* bank = find(root_, QAccessible::List, {});
        ASSERT_NE(bank, nullptr);
        for (int i = 0; i < bank->childCount(); ++i) {
            if (bank->child(i)->text(QAccessible::Name) == letter)
                return press(bank->child(i));
        }
        FAIL() << "no letter " << letter.toStdString();
    }
    void play(const Move& move, const Alphabet& alphabet, const QString& kindName) const {
        const auto text = [&](Letter letter) { return QString::fromStdString(alphabet.text(letter)); };
        pressButton(kindName);
        if (const auto* placement = std::get_if<Placement>(&move.change)) {
            pressLetter(text(placement->letter));
            press(cell(placement->square));
        } else if (const auto* replacement = std::get_if<Replacement>(&move.change)) {
            pressLetter(text(replacement->letter));
            press(cell(replacement->square));
        } else if (const auto* castling = std::get_if<Castling>(&move.change)) {
            press(cell(castling->first));
            press(cell(castling->second));
        } else if (const auto* transfer = std::get_if<Transfer>(&move.change)) {
            press(cell(transfer->from));
            press(cell(transfer->to));
        }
        for (const Square square : move.snake)
            press(cell(square));
        pressButton(QStringLiteral("Засчитать"));
    }

private:
    /// The first visible thing of a role whose name begins so.
    static QAccessibleInterface* find(QAccessibleInterface* from, QAccessible::Role role,
                                      const QString& name) {
        for (int i = 0; i < from->childCount(); ++i) {
            QAccessibleInterface* child = from->child(i);
            if (child == nullptr || !child->isValid() || child->state().invisible)
                continue;
            if (child->role() == role && child->text(QAccessible::Name).startsWith(name))
                return child;
            if (QAccessibleInterface* found = find(child, role, name))
                return found;
        }
        return nullptr;
    }

    QAccessibleInterface* root_;
};

TEST(WholeMatch, ThroughTheAccessibleInterfaceAlone) {
    Table table;
    const Assistant assistant(&table.window());
    assistant.pressButton(QStringLiteral("Играть вдвоём"));
    // A button that is pressed so takes its time, as if a finger went down and up.
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.window().session().active(); }));
    const QStringList kinds{QStringLiteral("Постановка"), QStringLiteral("СтатусКво"),
                            QStringLiteral("Рокировка"), QStringLiteral("Перемещение"),
                            QStringLiteral("Замена")};
    for (int turn = 0; turn < turns; ++turn) {
        const MoveKind kind = kindOfTurn(turn);
        const Move move = table.plan(kind);
        assistant.play(move, table.match().language().alphabet, kinds[static_cast<int>(kind)]);
        const auto played = [&] {
            return table.match().state().movesMade[static_cast<std::size_t>(turn % 2)] == turn / 2 + 1;
        };
        ASSERT_TRUE(QTest::qWaitFor(played)) << "turn " << turn;
        // The board tells what stands on it now.
        if (const auto* placement = std::get_if<Placement>(&move.change)) {
            const QString cell = assistant.cell(placement->square)->text(QAccessible::Name);
            const std::string letter = table.match().language().alphabet.text(placement->letter);
            EXPECT_TRUE(cell.contains(QString::fromStdString(letter))) << cell.toStdString();
        }
    }
    expectFinished(table);
    EXPECT_NE(assistant.find(QAccessible::Client, QStringLiteral("Ничья")), nullptr);
    assistant.pressButton(QStringLiteral("Новая партия"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !table.match().over(); }));
}

}  // namespace
}  // namespace bukvol::desktop::test
