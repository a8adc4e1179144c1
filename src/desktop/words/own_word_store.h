// Keeps the player's own words: a file a language, all work on them off the interface's thread.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>

#include "core/lexicon/own_words.h"

namespace bukvol::desktop {

/// The own words of one language as they stand at one moment.
struct OwnWordList {
    OwnWords words;
    std::vector<Word> sorted;
    std::shared_ptr<const OwnedGraph> graph;
};
using OwnWordListPointer = std::shared_ptr<const OwnWordList>;

/// What went wrong with a file; the text beside it is for a log.
enum class OwnWordProblem { listUnreadable, listUnwritable, importUnreadable };

class OwnWordStore : public QObject {
    Q_OBJECT
public:
    explicit OwnWordStore(const QString& folder, QObject* parent = nullptr);
    /// Stops an import and waits until all is written.
    ~OwnWordStore() override;

    /// "…/own-words-ru.txt"
    QString fileOf(const std::string& languageCode) const;

    /// The words as far as they are known; none while they are being read, which this begins.
    OwnWordListPointer list(const Language& language);
    /// Waits for words that are being read or changed, but for no import.
    OwnWordListPointer listNow(const Language& language);

    void add(const Language& language, const Word& word);
    void remove(const Language& language, const Word& word);
    /// Adds the words of a text file.
    void importFile(const Language& language, const QString& path);
    void stopImport() { stop_ = true; }
    bool importing() const { return importing_; }
    void waitUntilKept() { worker_.waitForDone(); }

signals:
    void changed(const QString& languageCode);
    void failed(bukvol::desktop::OwnWordProblem problem, const QString& detail);
    /// Thousandths of the file.
    void importProgressed(int done);
    /// An import ended; `changed` came before.
    void imported(const bukvol::ImportReport& report);

private:
    struct Failure {
        OwnWordProblem problem;
        std::string detail;
    };
    /// Changes the words; returns whether there is something to keep.
    using Act = std::function<bool(OwnWords&)>;
    using Outcome = std::optional<Failure>;

    void run(const Language& language, Act act, std::function<void()> after = {});
    void report(Failure failure);
    // In the worker's thread:
    Outcome change(const std::string& code, const Alphabet& alphabet, const Act& act);
    Outcome load(const std::string& code, const Alphabet& alphabet);

    QString folder_;
    QThreadPool worker_;
    std::atomic<bool> stop_ = false;
    bool importing_ = false;
    std::map<std::string, OwnWordListPointer> known_;
    std::map<std::string, OwnWordListPointer> newest_;  // the worker's own
};

}  // namespace bukvol::desktop
