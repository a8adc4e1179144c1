// Pictures of the board, the match on paper, sheets to play on.
#include <gtest/gtest.h>

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QPrinter>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTimer>
#include <QXmlStreamReader>
#include <set>

#include "desktop/app/paper_menu.h"
#include "desktop/paper/blank_sheet_dialog.h"
#include "desktop/paper/match_report.h"
#include "desktop/paper/paper_look.h"
#include "desktop/paper/picture_dialog.h"
#include "desktop/paper/sheet_rules.h"
#include "desktop/play/computer_text.h"
#include "desktop/play/move_scene.h"
#include "desktop/play/turn_text.h"
#include "finished_match.h"
#include "support/begun_match.h"
#include "support/test_language.h"
#include "table.h"

namespace bukvol::desktop::test {
namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

/// What another program reads out of a PDF; a form feed ends each page.
QString textOf(const QString& pdf) {
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
    EXPECT_TRUE(reader.waitForFinished()) << "pdftotext (package poppler-utils) is needed";
    EXPECT_EQ(reader.exitCode(), 0);
    return QString::fromUtf8(reader.readAllStandardOutput());
}

QString textOf(const PaperDocument& document, const QTemporaryDir& folder) {
    const QString path = folder.filePath(QStringLiteral("document.pdf"));
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(toPdf(document));
    file.close();
    return textOf(path);
}

void expectIn(const QString& text, const QStringList& parts) {
    // Lines are broken where they end on paper.
    const QString line = text.simplified();
    for (const QString& part : parts)
        EXPECT_TRUE(line.contains(part)) << part.toStdString() << " is not in\n" << text.toStdString();
}

TEST(Report, TellsTheMatchAsTextThatAnotherProgramReads) {
    Table table;
    MatchSetup setup = Table::setup();
    setup.game.movesPerPlayer = 4;
    setup.clock.minutes = 10;
    table.start(setup);
    QStringList words;
    for (int turn = 0; turn < 8; ++turn) {
        const Move move = table.plan(turn < 4 ? MoveKind::placement : static_cast<MoveKind>(turn % 5));
        words << QString::fromStdString(table.match().language().alphabet.text(move.word));
        table.playByKeyboard(move);
    }
    ASSERT_TRUE(table.match().over());
    const QString path = table.folder() + QStringLiteral("/report.pdf");
    ASSERT_TRUE(table.window().paperMenu().saveReport(path));
    const QString text = textOf(path);
    expectIn(text, words);
    expectIn(text, {QStringLiteral("Буквологика"), QStringLiteral("Мария"), QStringLiteral("Ёлка"),
                    QStringLiteral("Ничья"), QStringLiteral("русский"), QStringLiteral("Постановка"),
                    QStringLiteral("Рокировка"), QStringLiteral("10 минут каждому игроку"),
                    QLocale(QStringLiteral("ru")).toString(QDate::currentDate(), QLocale::LongFormat),
                    QStringLiteral("страница 1 из 2"), QStringLiteral("страница 2 из 2")});
    EXPECT_EQ(text.count(QLatin1Char('\f')), 2);
    EXPECT_TRUE(table.find<QLabel>("expected").text().contains(QStringLiteral("report.pdf")));
}

TEST(Report, AFailureIsToldInPlace) {
    Table table;
    table.start(Table::setup());
    QFile inTheWay(table.folder() + QStringLiteral("/file"));
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    EXPECT_FALSE(table.window().paperMenu().saveReport(inTheWay.fileName() + QStringLiteral("/report.pdf")));
    EXPECT_TRUE(table.find<QLabel>("expected").text().contains(QStringLiteral("Не сохранено")))
        << table.find<QLabel>("expected").text().toStdString();
}

TEST(Report, HoldsHundredsOfMovesOfSixPlayers) {
    const QTemporaryDir folder;
    InterfaceLanguage language;
    language.use(QStringLiteral("ru"));
    Random random(5);
    MatchSetup setup;
    setup.language = "ru";
    setup.game.players = 6;
    for (int i = 0; i < 6; ++i)
        setup.seats.push_back(
            {"Команда с очень длинным названием " + std::to_string(i + 1), i == 3, i == 3 ? 4 : 0});
    setup.game.movesPerPlayer = 40;
    setup.orderByLot = false;
    const Match match = finishedMatch(std::move(setup), random);
    const MatchReport report(match, QStringLiteral("ru"));
    const QString text = textOf(report, folder);
    const int pages = report.pageCount(QSizeF(millimetres(180), millimetres(267)));
    EXPECT_GT(pages, 10);
    EXPECT_EQ(text.count(QLatin1Char('\f')), pages);
    expectIn(text, {QStringLiteral("страница %1 из %1").arg(pages), ComputerText::about({"", true, 4})});
    QStringList words;
    for (const MatchEntry& entry : match.entries()) {
        if (std::holds_alternative<PlayMove>(entry.action))
            words << QString::fromStdString(match.language().alphabet.text(entry.spelling));
    }
    EXPECT_GT(words.size(), 100);
    expectIn(text, words);
}

TEST(Report, TellsBalda) {
    const QTemporaryDir folder;
    InterfaceLanguage language;
    language.use(QStringLiteral("ru"));
    Random random(6);
    MatchSetup setup = bukvol::test::twoPlayers();
    setup.game = defaultOptions(GameKind::balda);
    setup.game.balda = baldaOn({4, 3});
    setup.game.balda.wordLength = 2;
    const Match match = finishedMatch(std::move(setup), random);
    const QString text = textOf(MatchReport(match, QStringLiteral("ru")), folder);
    expectIn(text, {QStringLiteral("Балда"), QStringLiteral("Доска 4 на 3"), QStringLiteral("Мария"),
                    QStringLiteral("Пётр")});
}

TEST(Report, IsPrintedPageByPage) {
    Table table;
    MatchSetup setup = Table::setup();
    setup.game.movesPerPlayer = 10;
    table.start(setup);
    for (int turn = 0; turn < 14; ++turn)
        table.playByKeyboard(table.plan(MoveKind::placement));
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setPageSize(QPageSize(QPageSize::A4));
    const QString path = table.folder() + QStringLiteral("/printed.pdf");
    printer.setOutputFileName(path);
    printer.setFromTo(2, 3);
    ASSERT_TRUE(table.window().paperMenu().printMatch(printer));
    const QString text = textOf(path);
    EXPECT_EQ(text.count(QLatin1Char('\f')), 2);
    expectIn(text, {QStringLiteral("страница 2 из 3"), QStringLiteral("Мария")});
    EXPECT_FALSE(text.contains(QStringLiteral("страница 1 из 3")));
}

/// A board with a word on it and a joker used.
BoardPicture picture() {
    Match match = bukvol::test::begun(bukvol::test::twoPlayers());
    const PlayMove play = bukvol::test::move(match, "К@b3 КОТ:b3c4c3");
    EXPECT_TRUE(match.perform(play));
    return {moveScene(match.language().alphabet, match.state().board, play.move), Theme::light(),
            QStringLiteral("Буквологика"), QStringLiteral("7/7/2О*Н2 КОТ")};
}

int coloursOf(const QImage& image) {
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); y += 3) {
        for (int x = 0; x < image.width(); x += 3)
            colours.insert(image.pixel(x, y));
    }
    return static_cast<int>(colours.size());
}

/// The mean difference of two pictures' lightness, 0 to 255.
double difference(const QImage& one, const QImage& other) {
    double sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            sum += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y)));
    }
    return sum / (one.width() * one.height());
}

TEST(Picture, PngHasTheSizeThatWasChosen) {
    Table table;
    PictureDialog dialog(table.window().appearance(), picture(), std::nullopt, nullptr);
    dialog.show();
    auto& side = *dialog.findChild<QSpinBox*>(QStringLiteral("pictureSide"));
    auto& dense = *dialog.findChild<QCheckBox*>(QStringLiteral("pictureDense"));
    const QString path = table.folder() + QStringLiteral("/board.png");
    for (const int pixels : {smallestPicture, 333, 2000}) {
        for (const bool sharp : {false, true}) {
            side.setValue(pixels);
            dense.setChecked(sharp);
            ASSERT_TRUE(dialog.saveTo(path));
            const QImage image(path);
            EXPECT_EQ(image.size(), QSize(pixels, pixels) * (sharp ? 2 : 1));
            EXPECT_GT(coloursOf(image), 8);
        }
    }
    EXPECT_TRUE(
        dialog.findChild<QLabel*>(QStringLiteral("paperNotice"))->text().startsWith(QStringLiteral("✓")));
    EXPECT_FALSE(dialog.saveTo(path + QStringLiteral("/below-a-file.png")));
    EXPECT_TRUE(
        dialog.findChild<QLabel*>(QStringLiteral("paperNotice"))->text().startsWith(QStringLiteral("✕")));
}

TEST(Picture, SvgIsWellFormedAndShowsWhatThePngShows) {
    for (const bool forPaper : {false, true}) {
        BoardPicture board = picture();
        board.forPaper = forPaper;
        const QByteArray svg = toSvg(board, 600);
        QXmlStreamReader reader(svg);
        QString description;
        int outlines = 0;
        while (!reader.atEnd()) {
            reader.readNext();
            if (!reader.isStartElement())
                continue;
            EXPECT_NE(reader.name(), QLatin1String("text")) << "a letter depends on a font";
            if (reader.name() == QLatin1String("path"))
                ++outlines;
            if (reader.name() == QLatin1String("desc"))
                description = reader.readElementText();
        }
        EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
        EXPECT_TRUE(description.contains(QStringLiteral("КОТ")));
        // 49 squares, 10 tiles, 14 labels, the letters.
        EXPECT_GT(outlines, 60);
        QSvgRenderer renderer(svg);
        QImage drawn(600, 600, QImage::Format_ARGB32_Premultiplied);
        drawn.fill(forPaper ? Qt::white : Qt::transparent);
        QPainter painter(&drawn);
        renderer.render(&painter);
        painter.end();
        const QImage expected = drawBoard(board, 600);
        EXPECT_LT(difference(drawn, expected), 4);
        // The letters are there: without them it would differ more.
        BoardPicture other = board;
        for (QString& letter : other.scene.letters)
            letter = QStringLiteral("Ж");
        EXPECT_GT(difference(drawBoard(other, 600), expected), difference(drawn, expected));
    }
}

TEST(Picture, BoardsOfOtherShapesFillTheirPicture) {
    BoardPicture board = picture();
    board.scene = standingScene(bukvol::test::miniRussian()->language().alphabet, Board(Geometry{8, 4}));
    const QImage image = drawBoard(board, 800);
    EXPECT_EQ(image.width(), 800);
    EXPECT_LT(image.height(), 520);
    EXPECT_GT(image.height(), 380);
}

TEST(Paper, TilesDifferWithoutColours) {
    const BoardPicture board = [] {
        BoardPicture one = picture();
        one.forPaper = true;
        one.scene.snake.clear();
        return one;
    }();
    const auto changed = [&](auto change) {
        BoardPicture other = board;
        change(other.scene);
        return difference(drawBoard(other, 700).convertToFormat(QImage::Format_Grayscale8),
                          drawBoard(board, 700).convertToFormat(QImage::Format_Grayscale8));
    };
    const Square square(2, 2);
    const Letter letter = board.scene.board.tile(square).letter();
    EXPECT_GT(changed([&](BoardScene& scene) { scene.board.put(square, Tile(letter, Face::black)); }), 1);
    EXPECT_GT(changed([&](BoardScene& scene) { scene.board.put(square, Tile::joker()); }), 0.1);
    EXPECT_GT(changed([&](BoardScene& scene) { scene.changed.insert(square); }), 0.1);
    EXPECT_GT(changed([&](BoardScene& scene) { scene.board.remove(square); }), 0.1);
}

TEST(Sheet, HasBoardLettersScoresAndTenRules) {
    const QTemporaryDir folder;
    InterfaceLanguage language;
    language.use(QStringLiteral("ru"));
    const Language& russian = bukvol::test::miniRussian()->language();
    for (int players = fewestSheetPlayers; players <= mostSheetPlayers; ++players) {
        const QString text = textOf(
            BlankSheet({GameKind::bukvologika, players, true}, russian, {}, QStringLiteral("ru")), folder);
        expectIn(text, {QStringLiteral("Буквологика"), QStringLiteral("Σ"), QStringLiteral("10")});
        const QStringList pages = text.split(QLatin1Char('\f'));
        // Every tile of the bag can be cut out.
        QMap<QString, int> letters;
        for (const QString& page : pages.mid(1)) {
            for (const QString& letter :
                 page.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts))
                ++letters[letter];
        }
        for (std::size_t letter = 0; letter < russian.alphabet.size(); ++letter)
            EXPECT_EQ(
                letters.value(QString::fromStdString(russian.alphabet.text(static_cast<Letter>(letter)))),
                russian.tiles[letter]);
    }
    EXPECT_EQ(SheetRules::of(GameKind::bukvologika).size(), 10);
    EXPECT_EQ(SheetRules::of(GameKind::balda).size(), 10);
}

TEST(Sheet, BaldaNeedsNoLettersToCutOut) {
    const QTemporaryDir folder;
    InterfaceLanguage language;
    language.use(QStringLiteral("ru"));
    const QString text =
        textOf(BlankSheet({GameKind::balda, 4, true}, bukvol::test::miniRussian()->language(),
                          {QStringLiteral("весна")}, QStringLiteral("ru")),
               folder);
    EXPECT_EQ(text.count(QLatin1Char('\f')), 1);
    expectIn(text, {QStringLiteral("Балда"), QStringLiteral("весна")});
}

TEST(Sheet, IsChosenInADialogThatTheMenuOpens) {
    Table table;
    const QString path = table.folder() + QStringLiteral("/sheet.pdf");
    bool seen = false;
    QTimer::singleShot(0, [&] {
        auto* dialog = qobject_cast<BlankSheetDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        EXPECT_FALSE(dialog->findChild<QLabel*>(QStringLiteral("preview"))->pixmap().isNull());
        auto& game = *dialog->findChild<QComboBox*>(QStringLiteral("sheetGame"));
        game.setCurrentIndex(1);
        EXPECT_FALSE(dialog->findChild<QCheckBox*>(QStringLiteral("sheetCutOuts"))->isEnabled());
        seen = dialog->saveTo(path);
        QTest::keyClick(dialog, Qt::Key_Escape);
    });
    table.window().findChild<QAction*>(QStringLiteral("blankSheet"))->trigger();
    ASSERT_TRUE(seen);
    expectIn(textOf(path), {QStringLiteral("Балда")});
    EXPECT_TRUE(contentOf(path).startsWith("%PDF"));
}

TEST(PaperMenu, OffersTheMatchOnlyWhereThereIsOne) {
    Table table;
    const auto enabled = [&](const char* name) {
        return table.window().findChild<QAction*>(QLatin1String(name))->isEnabled();
    };
    EXPECT_FALSE(enabled("saveReport"));
    EXPECT_FALSE(enabled("printMatch"));
    EXPECT_TRUE(enabled("blankSheet"));
    table.start(Table::setup());
    EXPECT_TRUE(enabled("saveReport"));
    EXPECT_TRUE(enabled("printMatch"));
    EXPECT_TRUE(enabled("savePicture"));
}

}  // namespace
}  // namespace bukvol::desktop::test
