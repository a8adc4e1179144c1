// Words to choose among, as buttons in as many rows as they need.
#pragma once

#include <QLabel>
#include <QStringList>
#include <QWidget>
#include <vector>

#include "core/lexicon/near_words.h"
#include "desktop/widgets/buttons.h"

namespace bukvol::desktop {

class WordLinks : public QWidget {
    Q_OBJECT
public:
    /// A lemma and near words.
    static constexpr std::size_t mostWords = 1 + maxNearWords;

    explicit WordLinks(const Appearance& appearance, QWidget* parent = nullptr);

    /// Hidden where there are no words.
    void setWords(const QString& caption, const QStringList& words);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(width, false); }
    QSize sizeHint() const override { return {200, heightForWidth(200)}; }
    QSize minimumSizeHint() const override { return {120, 0}; }

signals:
    void chosen(const QString& word);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The height that the words take; sets them there if wanted.
    int arrange(int width, bool set) const;

    const Appearance& appearance_;
    QLabel* caption_;
    std::vector<TextButton*> buttons_;
    std::size_t used_ = 0;
};

}  // namespace bukvol::desktop
