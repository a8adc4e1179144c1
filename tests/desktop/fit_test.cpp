// Nothing is cut off or overlaps in any scene, in any language, at any size.
#include <gtest/gtest.h>

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <algorithm>

#include "scenes/misfits.h"
#include "scenes/scenes.h"
#include "support/sanitized.h"

namespace bukvol::desktop::test {
namespace {

class Fit : public testing::TestWithParam<Scene> {};

void look(const Scene& scene, const SceneLook& look) {
    Table table(11, Dictionaries{QStringLiteral(BUKVOL_LEXICONS)});
    const QWidget& shown = show(table, scene, look);
    if (!scene.followsWindow) {
        EXPECT_LE(shown.width(), look.size.width()) << look.language.toStdString() << ' ' << look.textSize;
        EXPECT_LE(shown.height(), look.size.height()) << look.language.toStdString() << ' ' << look.textSize;
    }
    for (const std::string& wrong : misfits(shown))
        ADD_FAILURE() << wrong << " (" << look.language.toStdString() << ", " << look.size.width() << " by "
                      << look.size.height() << ", text " << look.textSize << " %)";
}

TEST_P(Fit, InEveryLanguageAtEverySize) {
    for (const char* language : sceneLanguages) {
        for (const QSize size : sceneSizes) {
            const bool small = size == sceneSizes[0];
            if (GetParam().followsWindow ? small || !bukvol::test::sanitized : size == sceneSizes[1])
                look(GetParam(), {QLatin1String(language), ThemeChoice::light, size});
        }
    }
}

TEST_P(Fit, WithLargeTextAndThickLines) {
    for (const char* language : sceneLanguages)
        look(GetParam(),
             {QLatin1String(language), ThemeChoice::highContrast, sceneSizes[1], textSizeSetting.high});
}

TEST_P(Fit, WithLargeTextInTheSmallestWindow) {
    for (const char* language : sceneLanguages)
        if (language == sceneLanguages[0] || !bukvol::test::sanitized)
            look(GetParam(),
                 {QLatin1String(language), ThemeChoice::light, sceneSizes[0], textSizeSetting.high});
}

INSTANTIATE_TEST_SUITE_P(Scenes, Fit, testing::ValuesIn(scenes()), [](const auto& one) {
    std::string name = one.param.name;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(Misfits, ACutTextATinyButtonAndAnOverlapAreSeen) {
    QWidget window;
    window.resize(300, 200);
    auto* label = new QLabel(QStringLiteral("a rather long sentence"), &window);
    label->setGeometry(0, 0, 40, 30);
    auto* tiny = new QPushButton(&window);
    tiny->setGeometry(0, 100, 20, 30);
    auto* other = new QPushButton(&window);
    other->setGeometry(10, 110, 100, 30);
    window.show();
    const auto wrong = misfits(window);
    const auto tells = [&](const char* part) {
        return std::any_of(wrong.begin(), wrong.end(),
                           [&](const std::string& one) { return one.find(part) != std::string::npos; });
    };
    EXPECT_TRUE(tells("cut off"));
    EXPECT_TRUE(tells("is only 20 by 30"));
    EXPECT_TRUE(tells("overlaps"));
}

/// Paints two texts over one another, one of them beyond its right side.
class Careless : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.drawText(QPoint(10, 20), QStringLiteral("seen whole"));
        painter.drawText(QPoint(width() - 20, 22), QStringLiteral("cut at the side"));
        painter.drawText(QPoint(30, 22), QStringLiteral("over it"));
        painter.drawText(QPoint(10, 60), QStringLiteral("short…"));
    }
};

TEST(Misfits, TextThatAWidgetPaintsItselfIsSeen) {
    QWidget window;
    window.resize(300, 200);
    auto* careless = new Careless(&window);
    careless->setGeometry(0, 0, 200, 100);
    window.show();
    const auto wrong = misfits(window);
    ASSERT_EQ(wrong.size(), 3U);
    EXPECT_NE(wrong[0].find("“cut at the side”"), std::string::npos);
    EXPECT_NE(wrong[1].find("overlaps “seen whole”"), std::string::npos);
    EXPECT_NE(wrong[2].find("“short…”"), std::string::npos);
}

}  // namespace
}  // namespace bukvol::desktop::test
