#include "desktop/statistics/word_table.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "desktop/app/record_file.h"
#include "desktop/statistics/csv.h"
#include "desktop/widgets/board_accessible.h"

namespace bukvol::desktop {

WordTable::WordTable(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      search_(new QLineEdit),
      count_(new QLabel),
      export_(new QPushButton),
      table_(new TableCard(appearance, "wordTable")) {
    search_->setObjectName(QStringLiteral("searchWords"));
    search_->setClearButtonEnabled(true);
    search_->setMinimumWidth(180);
    count_->setObjectName(QStringLiteral("wordCount"));
    count_->setTextFormat(Qt::PlainText);
    count_->setWordWrap(true);
    export_->setObjectName(QStringLiteral("exportWords"));
    export_->setAutoDefault(false);
    auto* head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(search_, 2);
    head->addWidget(count_, 3);
    head->addWidget(export_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(10);
    all->addLayout(head);
    all->addWidget(table_, 1);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        table_->model().setSearch(text);
        countWords();
    });
    connect(export_, &QPushButton::clicked, this, &WordTable::askForFile);
    connect(&appearance_, &Appearance::changed, this, &WordTable::restyle);
    restyle();
    retranslate();
}

void WordTable::setWords(const QString& name, const QStringList& heads, QList<QStringList> rows,
                         const QString& whenEmpty) {
    name_ = name;
    whenEmpty_ = whenEmpty;
    table_->setTable(heads, std::move(rows), 1, name);
    countWords();
}

void WordTable::countWords() {
    const int shown = model().rowCount();
    count_->setText(model().total() == 0 ? whenEmpty_ : tr("%n word(s)", nullptr, shown));
    export_->setEnabled(shown > 0);
}

bool WordTable::exportTo(const QString& path) {
    const auto problem = writeFile(path, toCsv(model().shownTable()));
    count_->setText(problem ? QStringLiteral("✕ ") + tr("Not saved: %1").arg(*problem)
                            : QStringLiteral("✓ ") + tr("Saved as %1").arg(QFileInfo(path).fileName()));
    announce(*count_, count_->text());
    return !problem;
}

void WordTable::askForFile() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString path = QFileDialog::getSaveFileName(this, tr("Save the words"),
                                                QDir(folder).filePath(name_ + QStringLiteral(".csv")),
                                                tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
        path += QStringLiteral(".csv");
    exportTo(path);
}

void WordTable::restyle() {
    count_->setFont(appearance_.textFont(15));
}

void WordTable::retranslate() {
    search_->setPlaceholderText(tr("Search…"));
    search_->setAccessibleName(tr("Search the words"));
    export_->setText(tr("Save as ta&ble…"));
    export_->setToolTip(tr("A CSV file, which spreadsheets open"));
    countWords();
}

void WordTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace bukvol::desktop
