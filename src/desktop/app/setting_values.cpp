#include "desktop/app/setting_values.h"

namespace bukvol::desktop {

int SettingValues::number(const QString& key, int low, int high, int otherwise) const {
    bool ok = false;
    const int value = store_.value(key).toInt(&ok);
    return ok && value >= low && value <= high ? value : otherwise;
}

bool SettingValues::flag(const QString& key, bool otherwise) const {
    return number(key, 0, 1, otherwise ? 1 : 0) == 1;
}

QString SettingValues::line(const QString& key, int most) const {
    return cleanLine(store_.value(key).toString(), most);
}

QString SettingValues::cleanLine(const QString& text, int most) {
    // A cleaned line stays as it is when it is cleaned again: a control may have stood between blanks.
    QString clean = text;
    for (QChar& c : clean) {
        if (c.category() == QChar::Other_Control)
            c = u' ';
    }
    return clean.simplified().left(most).trimmed();
}

}  // namespace bukvol::desktop
