#include "desktop/pages/start_page.h"

#include <QEvent>
#include <algorithm>

#include "core/computer/level.h"
#include "desktop/look/text_fit.h"
#include "desktop/look/text_style.h"
#include "desktop/pages/choice_box.h"
#include "desktop/play/computer_text.h"
#include "desktop/play/setup_text.h"

namespace bukvol::desktop {

namespace {

/// A board that shows the program's name along a snake.
BoardScene emblem() {
    BoardScene scene;
    scene.letters = {QStringLiteral("Б"), QStringLiteral("У"), QStringLiteral("К"),
                     QStringLiteral("В"), QStringLiteral("О"), QStringLiteral("Л")};
    const std::vector<std::pair<Square, Face>> letters{
        {Square(1, 4), Face::white}, {Square(2, 3), Face::black}, {Square(3, 4), Face::white},
        {Square(3, 3), Face::white}, {Square(4, 2), Face::black}, {Square(5, 3), Face::white}};
    Letter letter = 0;
    for (const auto& [square, face] : letters) {
        scene.board.put(square, Tile(letter++, face));
        scene.snake.push_back(square);
    }
    scene.board.put(Square(2, 4), Tile::joker());
    scene.board.put(Square(4, 3), Tile::joker());
    return scene;
}

}  // namespace

StartPage::StartPage(Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      board_(new BoardWidget(appearance, this)),
      title_(new QLabel(this)),
      games_(new GameSwitch(appearance, this)),
      subtitle_(new QLabel(this)),
      continue_(new TextButton(appearance, TextButton::Style::primary, this)),
      play_(new TextButton(appearance, TextButton::Style::primary, this)),
      summaryLabel_(new QLabel(this)),
      playComputer_(new TextButton(appearance, TextButton::Style::outlined, this)),
      level_(new QComboBox(this)),
      setUp_(new TextButton(appearance, TextButton::Style::outlined, this)),
      open_(new TextButton(appearance, TextButton::Style::link, this)),
      matches_(new TextButton(appearance, TextButton::Style::link, this)),
      introduction_(new TextButton(appearance, TextButton::Style::link, this)),
      noticeLabel_(new QLabel(this)) {
    setObjectName(QStringLiteral("startPage"));
    board_->setScene(emblem());
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setObjectName(QStringLiteral("emblem"));
    continue_->setObjectName(QStringLiteral("continue"));
    play_->setObjectName(QStringLiteral("play"));
    playComputer_->setObjectName(QStringLiteral("playComputer"));
    level_->setObjectName(QStringLiteral("level"));
    for (int level = 1; level <= computerLevels; ++level)
        level_->addItem({}, level);
    setUp_->setObjectName(QStringLiteral("setUp"));
    open_->setObjectName(QStringLiteral("open"));
    matches_->setObjectName(QStringLiteral("allMatches"));
    matches_->hide();
    introduction_->setObjectName(QStringLiteral("introduction"));
    noticeLabel_->setObjectName(QStringLiteral("notice"));
    for (auto* label : {subtitle_, summaryLabel_, noticeLabel_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    noticeLabel_->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    continue_->hide();
    play_->setFocus();
    connect(continue_, &QAbstractButton::clicked, this, &StartPage::continueAsked);
    connect(play_, &QAbstractButton::clicked, this, &StartPage::playAsked);
    connect(playComputer_, &QAbstractButton::clicked, this, &StartPage::playComputerAsked);
    connect(level_, &QComboBox::activated, this, [this] { emit computerLevelChosen(computerLevel()); });
    connect(setUp_, &QAbstractButton::clicked, this, &StartPage::setUpAsked);
    connect(open_, &QAbstractButton::clicked, this, &StartPage::openAsked);
    connect(matches_, &QAbstractButton::clicked, this, &StartPage::matchesAsked);
    connect(games_, &GameSwitch::chosen, this, &StartPage::gameChosen);
    connect(introduction_, &QAbstractButton::clicked, this,
            [this] { emit(game_ == GameKind::balda ? rulesAsked() : introductionAsked()); });
    connect(&appearance_, &Appearance::changed, this, &StartPage::restyle);
    retranslate();
    restyle();
}

void StartPage::setUnfinished(const QString& score) {
    score_ = score;
    continue_->setVisible(!score.isEmpty());
    // What is offered first is the one in colour.
    play_->setStyle(score.isEmpty() ? TextButton::Style::primary : TextButton::Style::outlined);
    retranslate();
    place();
    if (!score.isEmpty() && (focusWidget() == play_ || focusWidget() == nullptr))
        continue_->setFocus();
}

void StartPage::setSetupSummary(GameKind game, const QString& summary) {
    game_ = game;
    summary_ = summary;
    games_->setGame(game);
    summaryLabel_->setText(summary);
    retranslate();
    place();
}

void StartPage::setNotice(const QString& notice) {
    notice_ = notice;
    noticeLabel_->setText(notice);
}

void StartPage::setComputerLevel(int level) {
    chooseData(*level_, level);
}

int StartPage::computerLevel() const {
    return level_->currentData().toInt();
}

void StartPage::setMatchCount(int count) {
    matchCount_ = count;
    matches_->setVisible(count > 0);
    retranslate();
    place();
}

void StartPage::retranslate() {
    title_->setText(tr("Bukvol"));
    subtitle_->setText(SetupText::about(game_));
    continue_->setText(tr("Go on: %1").arg(score_));
    play_->setText(tr("Play in two"));
    playComputer_->setText(tr("Play against the computer"));
    level_->setAccessibleName(tr("How well the computer plays"));
    for (int i = 0; i < level_->count(); ++i)
        level_->setItemText(i, ComputerText::levelName(level_->itemData(i).toInt()));
    setUp_->setText(tr("Set up a match…"));
    open_->setText(tr("Open a match…"));
    matches_->setText(tr("All matches (%n)…", nullptr, matchCount_));
    introduction_->setText(game_ == GameKind::balda ? tr("New here? How to play Balda")
                                                    : tr("New here? Try the five moves"));
}

void StartPage::restyle() {
    const Theme& theme = appearance_.theme();
    styleText(*title_, appearance_.textFont(52, true), theme.ink);
    styleText(*subtitle_, appearance_.textFont(19), theme.soft);
    styleText(*summaryLabel_, appearance_.textFont(15), theme.soft);
    styleText(*noticeLabel_, appearance_.textFont(15), theme.refusal);
    for (auto* button : {continue_, play_, playComputer_, setUp_})
        button->setTextSize(20);
    level_->setFont(appearance_.textFont(18));
    open_->setTextSize(17);
    matches_->setTextSize(17);
    introduction_->setTextSize(17);
    place();
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        place();
    }
    QWidget::changeEvent(event);
}

void StartPage::resizeEvent(QResizeEvent*) {
    const double scale = std::clamp(std::min(width() / 1280.0, height() / 790.0), 0.6, 4.0);
    appearance_.setScale(scale);
    place();
}

void StartPage::place() {
    const auto px = [&](double length) { return qRound(appearance_.px(length)); };
    const int margin = px(40);
    const int side = std::min(height() - 2 * margin, qRound(width() * 0.54));
    const int gap = px(48);
    const int column = std::min(width() - side - 2 * margin - gap, px(480));
    if (column < px(100))
        return;  // it has no size yet; every font that is measured for nothing delays the start
    const int left = std::max(margin, (width() - side - gap - column) / 2);
    const int top = (height() - side) / 2;
    board_->setGeometry(left, top, side, side);

    const int x = left + side + gap;
    int y = top + px(24);
    const auto put = [&](QWidget* widget, int height, int after) {
        widget->setGeometry(x, y, column, height);
        y += height + after;
    };
    const QFont font = fittedFont(appearance_.textFont(52, true), title_->text(), column, 18);
    title_->setFont(font);
    put(title_, QFontMetrics(font).height(), px(10));
    put(games_, games_->sizeHint().height(), px(8));
    put(subtitle_, subtitle_->heightForWidth(column), px(16));
    if (!score_.isEmpty())
        put(continue_, px(62), px(14));
    put(play_, px(62), px(8));
    put(summaryLabel_, summaryLabel_->heightForWidth(column), px(18));
    const int levelWidth = std::max(level_->sizeHint().width(), column * 3 / 10);
    put(playComputer_, px(54), px(10));
    playComputer_->resize(column - levelWidth - px(8), px(54));
    level_->setGeometry(x + column - levelWidth, playComputer_->y(), levelWidth, px(54));
    put(setUp_, px(54), px(8));
    put(open_, std::max(px(34), 26), px(6));
    if (matchCount_ > 0)
        put(matches_, std::max(px(34), 26), px(6));
    put(introduction_, std::max(px(34), 26), px(10));
    noticeLabel_->setGeometry(x, y, column, std::max(0, height() - px(16) - y));
}

}  // namespace bukvol::desktop
