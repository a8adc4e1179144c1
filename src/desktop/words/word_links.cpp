#include "desktop/words/word_links.h"

#include "desktop/look/text_style.h"

#include <algorithm>

namespace bukvol::desktop {

WordLinks::WordLinks(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), appearance_(appearance), caption_(new QLabel(this)) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    caption_->setTextFormat(Qt::PlainText);
    // Made at once, so that the keyboard comes to them where they stand.
    for (std::size_t i = 1; i <= mostWords; ++i) {
        auto* button = new TextButton(appearance_, TextButton::Style::outlined, this);
        button->setTextSize(15);
        button->setObjectName(QStringLiteral("lookUp%1").arg(i));
        connect(button, &QAbstractButton::clicked, this, [this, button] { emit chosen(button->text()); });
        buttons_.push_back(button);
    }
    const auto restyle = [this] { styleText(*caption_, appearance_.textFont(15), appearance_.theme().soft); };
    connect(&appearance_, &Appearance::changed, this, restyle);
    restyle();
}

void WordLinks::setWords(const QString& caption, const QStringList& words) {
    caption_->setText(caption);
    used_ = std::min(static_cast<std::size_t>(words.size()), buttons_.size());
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        if (i < used_)
            buttons_[i]->setText(words[static_cast<qsizetype>(i)]);
        buttons_[i]->setVisible(i < used_);
    }
    setVisible(used_ > 0);
    updateGeometry();
    arrange(width(), true);
}

void WordLinks::resizeEvent(QResizeEvent*) {
    arrange(width(), true);
}

int WordLinks::arrange(int width, bool set) const {
    const int gap = qRound(appearance_.px(8));
    const int rowHeight = qRound(appearance_.px(36));
    int x = 0;
    int y = 0;
    const auto put = [&](QWidget* widget, int wanted) {
        const int taken = std::min(wanted, width);
        if (x > 0 && x + taken > width) {
            x = 0;
            y += rowHeight + gap;
        }
        if (set)
            widget->setGeometry(x, y, taken, rowHeight);
        x += taken + gap;
    };
    put(caption_, caption_->sizeHint().width());
    for (std::size_t i = 0; i < used_; ++i)
        put(buttons_[i], buttons_[i]->sizeHint().width() - qRound(appearance_.px(20)));
    return y + rowHeight;
}

}  // namespace bukvol::desktop
