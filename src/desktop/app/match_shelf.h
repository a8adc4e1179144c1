// The files of all matches that are kept: lists them, throws them away and brings them back.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

namespace bukvol::desktop {

class MatchShelf {
public:
    /// The newest matches are listed; older ones stay in the folder.
    static constexpr int mostListed = 100;
    /// What is thrown away is kept until so many others followed it.
    static constexpr int mostInTrash = 50;

    explicit MatchShelf(const QString& folder) : folder_(folder) {}

    /// The newest first.
    QStringList files() const;
    /// Takes a match away, with its copy as it was before the last save. Where it lies now; none where it
    /// could not be taken.
    std::optional<QString> discard(const QString& path) const;
    /// Puts a match back that was taken away. Where it lies now: under its old name, unless another has it.
    std::optional<QString> bringBack(const QString& discarded) const;
    QString trash() const;

private:
    void emptyOldTrash() const;

    QString folder_;
};

}  // namespace bukvol::desktop
