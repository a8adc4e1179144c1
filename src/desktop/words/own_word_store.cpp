#include "desktop/words/own_word_store.h"

#include <QDir>

#include "core/files.h"

namespace bukvol::desktop {

namespace {

OwnWordListPointer makeList(OwnWords words) {
    auto sorted = words.sorted();
    auto graph = std::make_shared<const OwnedGraph>(sorted);
    return std::make_shared<const OwnWordList>(
        OwnWordList{std::move(words), std::move(sorted), std::move(graph)});
}

}  // namespace

OwnWordStore::OwnWordStore(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {
    // One thread: changes are made in the order in which they were asked for.
    worker_.setMaxThreadCount(1);
}

OwnWordStore::~OwnWordStore() {
    stop_ = true;
    worker_.waitForDone();
}

QString OwnWordStore::fileOf(const std::string& languageCode) const {
    return QDir(folder_).filePath(
        QStringLiteral("own-words-%1.txt").arg(QString::fromStdString(languageCode)));
}

OwnWordListPointer OwnWordStore::list(const Language& language) {
    const auto [place, isNew] = known_.try_emplace(language.code);
    if (isNew)
        run(language, [](OwnWords&) { return false; });
    return place->second;
}

OwnWordListPointer OwnWordStore::listNow(const Language& language) {
    OwnWordListPointer known = list(language);
    if (importing_ && known)
        return known;
    worker_.waitForDone();
    return newest_[language.code];
}

void OwnWordStore::add(const Language& language, const Word& word) {
    run(language, [word](OwnWords& words) { return words.add(word); });
}

void OwnWordStore::remove(const Language& language, const Word& word) {
    run(language, [word](OwnWords& words) { return words.remove(word); });
}

void OwnWordStore::importFile(const Language& language, const QString& path) {
    if (importing_)
        return;
    importing_ = true;
    stop_ = false;
    auto told = std::make_shared<ImportReport>();
    const auto act = [this, told, file = path.toStdString()](OwnWords& words) {
        const auto content = readFile(file, OwnWords::mostBytes);
        if (!content) {
            told->stopped = true;
            report({OwnWordProblem::importUnreadable, content.error().message});
            return false;
        }
        int last = -1;
        *told = words.importText(*content, [&](std::size_t done, std::size_t total) {
            const int now = total == 0 ? 1000 : static_cast<int>(done * 1000 / total);
            if (std::exchange(last, now) != now)
                QMetaObject::invokeMethod(
                    this, [this, now] { emit importProgressed(now); }, Qt::QueuedConnection);
            return !stop_;
        });
        return told->added > 0;
    };
    run(language, act, [this, told] {
        importing_ = false;
        emit imported(*told);
    });
}

void OwnWordStore::report(Failure failure) {
    QMetaObject::invokeMethod(
        this,
        [this, failure = std::move(failure)] {
            emit failed(failure.problem, QString::fromStdString(failure.detail));
        },
        Qt::QueuedConnection);
}

void OwnWordStore::run(const Language& language, Act act, std::function<void()> after) {
    worker_.start([this, code = language.code, alphabet = language.alphabet, act = std::move(act),
                   after = std::move(after)] {
        if (auto failure = change(code, alphabet, act))
            report(*std::move(failure));
        QMetaObject::invokeMethod(
            this,
            [this, code, list = newest_[code], after] {
                if (std::exchange(known_[code], list) != list)
                    emit changed(QString::fromStdString(code));
                if (after)
                    after();
            },
            Qt::QueuedConnection);
    });
}

OwnWordStore::Outcome OwnWordStore::load(const std::string& code, const Alphabet& alphabet) {
    auto words = OwnWords::load(fileOf(code).toStdString(), alphabet);
    if (!words)
        return Failure{OwnWordProblem::listUnreadable, words.error()};
    newest_[code] = makeList(*std::move(words));
    return std::nullopt;
}

OwnWordStore::Outcome OwnWordStore::change(const std::string& code, const Alphabet& alphabet,
                                           const Act& act) {
    // A list that cannot be read is not written over either.
    if (!newest_[code]) {
        if (auto failure = load(code, alphabet))
            return failure;
    }
    OwnWords words = newest_[code]->words;
    if (!act(words))
        return std::nullopt;
    QDir().mkpath(folder_);
    if (const auto problem = words.save(fileOf(code).toStdString()))
        return Failure{OwnWordProblem::listUnwritable, *problem};
    newest_[code] = makeList(std::move(words));
    return std::nullopt;
}

}  // namespace bukvol::desktop
