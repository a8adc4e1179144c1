#include <gtest/gtest.h>

#include <QApplication>
#include <QStandardPaths>

#include "desktop/look/appearance.h"
#include "desktop/look/program_style.h"
#include "kill_test.h"

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    testing::InitGoogleTest(&argc, argv);
    QApplication::setStyle(new bukvol::desktop::ProgramStyle);
    QApplication application(argc, argv);
    bukvol::desktop::useProgramFont();
    using namespace bukvol::desktop::test;
    if (argc == 3 && application.arguments()[1] == QLatin1String(playUntilKilledOption))
        return playUntilKilled(application.arguments()[2]);
    return RUN_ALL_TESTS();
}
