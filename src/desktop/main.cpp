// bukvol: word-board games.
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <QStandardPaths>
#include <random>

#include "desktop/app/main_window.h"
#include "desktop/look/program_style.h"

namespace {

std::uint64_t freshSeed() {
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

}  // namespace

int main(int argc, char** argv) {
    QApplication::setStyle(new bukvol::desktop::ProgramStyle);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("bukvol"));
    QApplication::setApplicationVersion(QStringLiteral(BUKVOL_VERSION));
    bukvol::desktop::useProgramFont();
    QApplication::setDesktopFileName(QStringLiteral("bukvol"));

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("The record of a match to open."));
    QCommandLineOption quitOption(QStringLiteral("quit-after-first-paint"));
    quitOption.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(quitOption);
    parser.process(application);

    using namespace bukvol::desktop;
    const auto location = [](QStandardPaths::StandardLocation kind) {
        return QStandardPaths::writableLocation(kind);
    };
    Settings settings(
        QDir(location(QStandardPaths::AppConfigLocation)).filePath(QStringLiteral("settings.ini")));
    InterfaceLanguage language;
    language.use(settings.interfaceLanguage());
    LexiconLocator lexicons;
    MainWindow window({settings, lexicons, language,
                       QDir(location(QStandardPaths::AppDataLocation)).filePath(QStringLiteral("matches")),
                       freshSeed(), location(QStandardPaths::AppDataLocation)});

    const QString file = parser.positionalArguments().value(0);
    if (!file.isEmpty())
        window.open(file);
    window.show();
    // What can wait until the board is painted waits.
    const bool quits = parser.isSet(quitOption);
    const auto afterFirstPaint = [&] {
        if (quits)
            return QCoreApplication::exit();  // no window is closed nor settings written
        if (!window.session().active())
            window.offerUnfinished();
        QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/bukvol.svg")));
    };
    QObject::connect(&window, &MainWindow::firstPainted, &window, afterFirstPaint,
                     static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    return QApplication::exec();
}
