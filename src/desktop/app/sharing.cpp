#include "desktop/app/sharing.h"

#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>
#include <algorithm>
#include <utility>

#include "desktop/app/menu_entry.h"

namespace bukvol::desktop {

namespace {

/// The first file of this computer among the addresses.
QString localFile(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    const auto found =
        std::find_if(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); });
    return found != urls.end() ? found->toLocalFile() : QString();
}

bool canBeTaken(const QMimeData& data) {
    return !localFile(data).isEmpty() || (data.hasText() && !data.hasUrls());
}

}  // namespace

Sharing::Sharing(QMainWindow& window, Shareable shareable)
    : QObject(&window), window_(window), shareable_(std::move(shareable)) {
    window_.setAcceptDrops(true);
    window_.installEventFilter(this);
}

void Sharing::addTo(QMenu& menu) {
    const auto add = [&](const char* name, const QList<QKeySequence>& keys, auto act) {
        QAction* action = addEntry(menu, window_, name, keys);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    copyPosition_ = add("copyPosition", {QKeySequence::Copy}, &Sharing::copyPosition);
    copyMatch_ = add("copyMatch", {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, &Sharing::copyMatch);
    paste_ = add("paste", {QKeySequence::Paste}, &Sharing::paste);
}

void Sharing::retranslate() {
    copyPosition_->setText(tr("Copy the p&osition"));
    copyMatch_->setText(tr("Copy the &whole match"));
    paste_->setText(tr("Pa&ste a match or position"));
}

void Sharing::update() {
    copyPosition_->setEnabled(shareable_.position().has_value());
    copyMatch_->setEnabled(shareable_.match() != nullptr);
}

void Sharing::copyPosition() {
    const auto position = shareable_.position();
    const Alphabet* alphabet = position ? shareable_.alphabet(position->language) : nullptr;
    if (alphabet == nullptr)
        return;
    QGuiApplication::clipboard()->setText(positionText(*position, *alphabet));
    emit told(tr("The position is copied: paste it where you like."));
}

void Sharing::copyMatch() {
    const Match* match = shareable_.match();
    if (match == nullptr)
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(writeRecord(*match)));
    emit told(tr("The match is copied: paste it where you like."));
}

void Sharing::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data != nullptr && canBeTaken(*data))
        take(*data);
    else
        emit told(tr("There is nothing to paste: copy a match or a position first."));
}

void Sharing::take(const QMimeData& data) {
    const QString file = localFile(data);
    if (file.isEmpty())
        emit textGiven(data.text().toUtf8());
    else
        emit fileGiven(file);
}

bool Sharing::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::DragEnter || event->type() == QEvent::Drop) {
        auto* drop = static_cast<QDropEvent*>(event);
        if (canBeTaken(*drop->mimeData())) {
            drop->setDropAction(Qt::CopyAction);
            drop->accept();
            if (event->type() == QEvent::Drop)
                take(*drop->mimeData());
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace bukvol::desktop
