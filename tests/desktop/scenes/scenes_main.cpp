// bukvol_scenes FOLDER DATA [guide | SCENE [TEXT SIZE]]: pictures of the scenes in every language, theme and
// size; of one scene; or those of the players' guide.
#include <QApplication>
#include <QDir>
#include <QStandardPaths>
#include <iostream>

#include "desktop/help/guide_picture.h"
#include "desktop/look/program_style.h"
#include "scenes/scenes.h"

namespace bukvol::desktop::test {
namespace {

constexpr std::array<std::pair<const char*, ThemeChoice>, 3> themes{
    {{"light", ThemeChoice::light}, {"dark", ThemeChoice::dark}, {"contrast", ThemeChoice::highContrast}}};

bool save(const QImage& image, const QDir& folder, const QString& name) {
    QDir().mkpath(QFileInfo(folder.filePath(name)).path());
    constexpr int packedTightly = 0;
    if (image.save(folder.filePath(name), "PNG", packedTightly))
        return true;
    std::cerr << folder.filePath(name).toStdString() << " cannot be written\n";
    return false;
}

bool takeScenes(const QDir& folder, const QString& data, const QString& only, int textSize) {
    for (const Scene& scene : scenes()) {
        if (!only.isEmpty() && only != QLatin1String(scene.name))
            continue;
        for (const char* language : sceneLanguages) {
            for (const auto& [themeName, theme] : themes) {
                for (const QSize size : sceneSizes) {
                    if (!scene.followsWindow && size != QSize(1280, 820))
                        continue;
                    Table table(11, Dictionaries{data});
                    QWidget& shown = show(table, scene, {QLatin1String(language), theme, size, textSize});
                    const QString name =
                        QStringLiteral("%1-%2-%3-%4.png")
                            .arg(QLatin1String(scene.name), QLatin1String(language), QLatin1String(themeName))
                            .arg(size.width());
                    if (!save(shown.grab().toImage(), folder, name))
                        return false;
                }
            }
        }
    }
    return true;
}

/// The pictures of docs/guide.*.md.
bool takeGuide(const QDir& folder, const QString& data) {
    constexpr int side = 280;
    LexiconLocator lexicons(data);
    for (const char* language : sceneLanguages) {
        const GuideMatches matches = guideMatches(QLatin1String(language), lexicons.provider());
        for (const char* name : guidePictures) {
            const auto scene = guideScene(matches, QLatin1String(name));
            if (!scene) {
                std::cerr << "no picture " << name << " in " << language << '\n';
                return false;
            }
            const QImage image = drawGuidePicture(*scene, Theme::light(), side, 1);
            if (!save(image, folder,
                      QStringLiteral("%1/%2.png").arg(QLatin1String(language), QLatin1String(name))))
                return false;
        }
    }
    return true;
}

}  // namespace
}  // namespace bukvol::desktop::test

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(new bukvol::desktop::ProgramStyle);
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 3) {
        std::cerr << "bukvol_scenes FOLDER DATA [guide | SCENE [TEXT SIZE]]\n";
        return 2;
    }
    bukvol::desktop::useProgramFont();
    using bukvol::desktop::textSizeSetting;
    using namespace bukvol::desktop::test;
    const QDir folder(arguments[1]);
    const QString what = arguments.value(3);
    const int textSize = std::clamp(arguments.value(4, QStringLiteral("100")).toInt(), textSizeSetting.low,
                                    textSizeSetting.high);
    const bool taken = what == QLatin1String("guide") ? takeGuide(folder, arguments[2])
                                                      : takeScenes(folder, arguments[2], what, textSize);
    return taken ? 0 : 1;
}
