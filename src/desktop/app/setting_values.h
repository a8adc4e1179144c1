// Reading single values of a settings file, which anybody may have edited.
#pragma once

#include <QSettings>
#include <QString>

namespace bukvol::desktop {

class SettingValues {
public:
    explicit SettingValues(const QSettings& store) : store_(store) {}

    /// A whole number from `low` to `high`; `otherwise` where there is none.
    int number(const QString& key, int low, int high, int otherwise) const;
    bool flag(const QString& key, bool otherwise) const;
    /// One line of text without control characters, of at most `most` characters.
    QString line(const QString& key, int most) const;
    static QString cleanLine(const QString& text, int most);

private:
    const QSettings& store_;
};

}  // namespace bukvol::desktop
