// What several scenes begin with.
#pragma once

#include "desktop/pages/lesson_page.h"
#include "scenes/scenes.h"

namespace bukvol::desktop::test {

inline QWidget* window(Table& table) {
    QCoreApplication::processEvents();
    return &table.window();
}

inline Lesson lesson(Table& table) {
    return *lessonIn(table.language().code(), table.lexicons().provider());
}

inline MatchSetup setupIn(Table& table) {
    MatchSetup setup = Table::setup();
    setup.language = table.language().code().toStdString();
    return setup;
}

inline MatchSetup company(Table& table) {
    MatchSetup setup = setupIn(table);
    setup.game.players = 6;
    setup.seats = {{"Мария", false, 0}, {"Команда «Ёлка»", false, 0}, {"Александр Владимирович", false, 0},
                   {"Оля", false, 0},   {"Пётр", false, 0},           {"5-й «Б»", false, 0}};
    setup.game.supply = LetterSupply::racks;
    setup.game.lettersAtHand = 12;
    setup.clock.minutes = 10;
    return setup;
}

inline MatchSetup baldaSetup(Table& table) {
    MatchSetup setup = friendlyStyle(GameKind::balda);
    takeSeats(setupIn(table), setup);
    return setup;
}

/// Scenes of windows that stand beside the main one.
std::vector<Scene> dialogScenes();

}  // namespace bukvol::desktop::test
