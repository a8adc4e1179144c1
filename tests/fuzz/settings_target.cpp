#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "desktop/app/settings.h"
#include "fuzz/promise.h"
#include "fuzz/targets.h"
#include "support/test_language.h"

namespace bukvol::fuzz {

void readAnySettings(std::string_view bytes) {
    static const QTemporaryDir folder;
    // QSettings remembers a file by its name: each one needs a name of its own.
    static quint64 number = 0;
    const QString path = folder.filePath(QString::number(++number) + QStringLiteral(".ini"));
    {
        QFile file(path);
        promised(file.open(QIODevice::WriteOnly), "the file could be made");
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    }
    {
        desktop::Settings settings(path);
        settings.interfaceLanguage();
        settings.windowGeometry();
        settings.setTheme(settings.theme());
        const MatchSetup setup = settings.lastSetup();
        promised(problemsOf(setup.game, test::miniRussian()->language()).size() <= 1,
                 "the options are within their ranges");  // a bag may be too small for six racks of fifteen
        promised(setup.seats.size() == static_cast<std::size_t>(setup.game.players),
                 "each player has a seat");
        settings.setLastSetup(setup);
        promised(settings.lastSetup() == setup, "a setup is the same after it was kept and read");
    }
    QFile::remove(path);
    QFile::remove(path + QStringLiteral(".broken"));
}

}  // namespace bukvol::fuzz
