#include "desktop/statistics/delete_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>

#include "desktop/widgets/board_accessible.h"

namespace bukvol::desktop {

DeleteBar::DeleteBar(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      begin_(new TextButton(appearance, TextButton::Style::link)),
      question_(new QLabel),
      yes_(new QPushButton),
      no_(new QPushButton) {
    begin_->setObjectName(QStringLiteral("deletePlayer"));
    begin_->setTextSize(15);
    question_->setObjectName(QStringLiteral("deleteQuestion"));
    question_->setWordWrap(true);
    question_->setTextFormat(Qt::PlainText);
    yes_->setObjectName(QStringLiteral("deleteYes"));
    no_->setObjectName(QStringLiteral("deleteNo"));
    for (QPushButton* button : {yes_, no_})
        button->setAutoDefault(false);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(begin_);
    layout->addWidget(question_, 1);
    layout->addWidget(yes_);
    layout->addWidget(no_);
    layout->addStretch();
    connect(begin_, &QAbstractButton::clicked, this, [this] { ask(true); });
    connect(no_, &QAbstractButton::clicked, this, [this] { ask(false); });
    connect(yes_, &QAbstractButton::clicked, this, [this] {
        ask(false);
        emit deleteAsked(name_);
    });
    retranslate();
    ask(false);
}

void DeleteBar::setPlayer(const QString& name) {
    if (name == name_)
        return;
    name_ = name;
    retranslate();
    ask(false);
}

void DeleteBar::ask(bool asking) {
    const bool hadFocus = yes_->hasFocus() || no_->hasFocus();
    begin_->setVisible(!asking && !name_.isEmpty());
    for (QWidget* widget :
         {static_cast<QWidget*>(question_), static_cast<QWidget*>(yes_), static_cast<QWidget*>(no_)})
        widget->setVisible(asking);
    if (asking) {
        no_->setFocus();
        announce(*question_, question_->text());
    } else if (hadFocus && begin_->isVisible()) {
        begin_->setFocus();
    }
}

void DeleteBar::retranslate() {
    begin_->setText(
        tr("Delete what is kept of %1…").arg(QFontMetrics(font()).elidedText(name_, Qt::ElideRight, 200)));
    question_->setText(
        tr("Delete everything of %1? The name disappears from the kept matches too; what others did stays.")
            .arg(name_));
    yes_->setText(tr("&Delete"));
    no_->setText(tr("&Keep"));
}

void DeleteBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && question_->isVisible())
        return ask(false);
    QWidget::keyPressEvent(event);
}

void DeleteBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace bukvol::desktop
