#include "desktop/help/help_window.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QTextBlock>
#include <QUrl>
#include <algorithm>

#include "desktop/widgets/card.h"
#include "desktop/widgets/window_size.h"

namespace bukvol::desktop {

namespace {

constexpr QSize usualSize(860, 620);
constexpr QSize smallestSize(560, 400);
constexpr int chaptersWidth = 210;
constexpr int chapterHeight = 36;
constexpr int pictureSide = 300;
constexpr double paragraphGap = 9;
constexpr double listGap = 3;

}  // namespace

GuideBrowser::GuideBrowser(const Appearance& look) : look_(look) {
    setObjectName(QStringLiteral("guide"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    viewport()->setAutoFillBackground(false);
}

void GuideBrowser::showChapter(const GuideChapter& chapter, const GuideMatches& matches) {
    matches_ = &matches;
    document()->setDefaultFont(look_.textFont(17));
    document()->setDocumentMargin(14);
    document()->setMarkdown(chapter.markdown);
    // Room between paragraphs, which markdown leaves to the reader.
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setBottomMargin(block.textList() != nullptr ? listGap : paragraphGap);
        QTextCursor(block).setBlockFormat(format);
    }
    setAccessibleName(chapter.title);
    moveCursor(QTextCursor::Start);
}

QVariant GuideBrowser::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource || matches_ == nullptr)
        return QTextBrowser::loadResource(type, name);
    const QString picture = name.fileName().section(QLatin1Char('.'), 0, 0);
    const auto scene = guideScene(*matches_, picture);
    return scene ? QVariant(drawGuidePicture(*scene, look_.theme(), pictureSide, devicePixelRatioF()))
                 : QVariant();
}

HelpWindow::HelpWindow(const Appearance& program, LexiconProvider lexicons, QWidget* parent)
    : ThemedDialog(program, parent),
      lexicons_(std::move(lexicons)),
      list_(new QListWidget),
      text_(new GuideBrowser(look())) {
    setObjectName(QStringLiteral("helpWindow"));
    setMinimumSize(smallestSize);
    resize(sizeWithin(parent, usualSize));
    list_->setObjectName(QStringLiteral("guideChapters"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setFixedWidth(chaptersWidth);
    list_->setSpacing(2);
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->viewport()->setAutoFillBackground(false);
    auto* card = new Card(look());
    auto* inside = new QHBoxLayout(card);
    inside->setContentsMargins(6, 6, 6, 6);
    inside->addWidget(text_);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 14, 14, 14);
    layout->setSpacing(12);
    layout->addWidget(list_);
    layout->addWidget(card, 1);
    connect(list_, &QListWidget::currentRowChanged, this, &HelpWindow::showChapter);
    connect(&look(), &Appearance::changed, this, &HelpWindow::restyle);
    restyle();
    retranslate();
}

void HelpWindow::retranslate() {
    const QString language = QLocale().bcp47Name().left(2);
    setWindowTitle(tr("How to play"));
    list_->setAccessibleName(tr("Chapters"));
    guide_ = guideIn(language);
    matches_ = guideMatches(language, lexicons_);
    const int chapter = std::max(0, list_->currentRow());
    list_->clear();
    for (const GuideChapter& one : guide_)
        list_->addItem(one.title);
    fitChapters();
    list_->setCurrentRow(chapter);
}

void HelpWindow::openAt(GameKind game) {
    int chapter = 0;
    if (game == GameKind::balda) {
        const auto about = std::find_if(guide_.begin(), guide_.end(), [](const GuideChapter& one) {
            return one.markdown.contains(QLatin1String("/balda.png"));
        });
        chapter = about != guide_.end() ? static_cast<int>(about - guide_.begin()) : 0;
    }
    list_->setCurrentRow(chapter);
}

void HelpWindow::fitChapters() {
    const QFontMetrics metrics(list_->font());
    constexpr int padding = 12;
    const int room = chaptersWidth - 4 * padding;
    for (int row = 0; row < list_->count(); ++row) {
        QListWidgetItem* item = list_->item(row);
        const int height =
            metrics.boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap, item->text()).height();
        item->setSizeHint(QSize(0, std::max(chapterHeight, height + padding)));
    }
}

void HelpWindow::restyle() {
    list_->setFont(look().textFont(17));
    fitChapters();
    showChapter();
}

void HelpWindow::showChapter() {
    const auto chapter = static_cast<std::size_t>(std::max(0, list_->currentRow()));
    if (chapter < guide_.size())
        text_->showChapter(guide_[chapter], matches_);
}

void HelpWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    ThemedDialog::changeEvent(event);
}

}  // namespace bukvol::desktop
