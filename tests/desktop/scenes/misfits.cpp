#include "scenes/misfits.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSlider>
#include <QTabBar>
#include <QTextDocument>
#include <map>

#include "desktop/widgets/bank_widget.h"
#include "desktop/widgets/board_widget.h"
#include "desktop/widgets/buttons.h"
#include "desktop/widgets/style_card.h"
#include "scenes/painted_text.h"

namespace bukvol::desktop::test {

namespace {

/// A finger or an unsteady hand hits what is as large as this.
constexpr int smallestControl = 24;
/// Smaller letters are not read.
constexpr int smallestText = 11;

std::string nameOf(const QWidget& widget) {
    return std::string(widget.metaObject()->className()) + " \"" + widget.objectName().toStdString() + "\"";
}

/// The window's own part of the screen that a widget takes.
QRect placeOf(const QWidget& widget, const QWidget& window) {
    return {widget.mapTo(&window, QPoint(0, 0)), widget.size()};
}

/// Parts that the toolkit makes for itself inside a control.
bool isInnerPart(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return widget.objectName().startsWith(QLatin1String("qt_")) || qobject_cast<const QComboBox*>(parent) ||
           qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QLineEdit*>(parent) ||
           qobject_cast<const QTabBar*>(parent) || qobject_cast<const QMenuBar*>(parent);
}

bool insideScrollArea(const QWidget& widget, const QWidget& window) {
    for (const QWidget* above = widget.parentWidget(); above != nullptr && above != &window;
         above = above->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(above))
            return true;
    }
    return false;
}

bool isControl(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
           qobject_cast<const QSlider*>(&widget) || qobject_cast<const QTabBar*>(&widget) ||
           qobject_cast<const QAbstractScrollArea*>(&widget) || qobject_cast<const BoardWidget*>(&widget) ||
           qobject_cast<const BankWidget*>(&widget);
}

int widthOf(const QFont& font, const QString& text) {
    return QFontMetrics(font).size(Qt::TextShowMnemonic, text).width();
}

bool labelFits(const QLabel& label) {
    if (label.text().isEmpty())
        return true;
    if (label.wordWrap())
        return label.heightForWidth(label.width()) <= label.height() + 1;
    const QSize hint = label.sizeHint();
    return hint.width() <= label.width() + 1 && hint.height() <= label.height() + 1;
}

/// The width that a control's text has, against what it needs; nothing where it has no text of its own.
bool textFits(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return labelFits(*label);
    const auto fits = [&](const QString& text, int around) {
        return widthOf(widget.font(), text) + around <= widget.width();
    };
    if (const auto* button = qobject_cast<const TextButton*>(&widget))
        return button->text().isEmpty() || (button->textFont().pixelSize() >= smallestText &&
                                            widthOf(button->textFont(), button->text()) <= button->width());
    if (const auto* button = qobject_cast<const KindButton*>(&widget))
        return button->textFont().pixelSize() >= smallestText;
    if (const auto* card = qobject_cast<const StyleCard*>(&widget))
        return card->heightForWidth(card->width()) <= card->height();
    if (const auto* box = qobject_cast<const QCheckBox*>(&widget))
        return box->sizeHint().width() <= box->width();
    if (const auto* button = qobject_cast<const QPushButton*>(&widget))
        return fits(button->text(), 12);
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return fits(box->currentText(), 38);
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget))
        return fits(field->placeholderText(), 14);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        return tabs->sizeHint().width() <= tabs->width();
    return true;
}

/// A text that was cut to fit must be told whole in another way: names are as long as the players like.
bool toldWhole(const QWidget& widget, const QString& text) {
    const QString begin = text.left(text.indexOf(u'…'));
    const QWidget* teller =
        widget.objectName() == QLatin1String("qt_scrollarea_viewport") ? widget.parentWidget() : &widget;
    QString own;  // what it is meant to say may itself end in dots
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        own = button->text();
    else if (const auto* label = qobject_cast<const QLabel*>(&widget))
        own = label->text();
    if (own.remove(u'&').contains(text))
        return true;
    return (teller->accessibleName() + teller->accessibleDescription() + teller->toolTip()).contains(begin);
}

/// What is wrong with the text that a widget paints itself.
void findPaintedMisfits(QWidget& widget, std::vector<std::string>& wrong) {
    constexpr double unseen = 2.5;  // pixels
    const std::vector<PaintedText> texts = paintedText(widget);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto& [text, place, visible] = texts[i];
        const QString said = QStringLiteral("“%1” of %2").arg(text, QString::fromStdString(nameOf(widget)));
        // A list scrolls up and down; across nothing may be lost.
        const bool scrolls = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget()) != nullptr;
        if (place.left() < -unseen || place.right() > widget.width() + unseen ||
            visible.width() < place.width() - unseen)
            wrong.push_back((said + QStringLiteral(" is cut off at a side")).toStdString());
        if (!scrolls && (place.top() < -unseen || place.bottom() > widget.height() + unseen))
            wrong.push_back((said + QStringLiteral(" is cut off above or below")).toStdString());
        if (text.contains(u'…') && !toldWhole(widget, text))
            wrong.push_back((said + QStringLiteral(" is shortened")).toStdString());
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF both = place & texts[j].place;
            if (both.width() > unseen && both.height() > unseen)
                wrong.push_back((said + QStringLiteral(" overlaps “%1”").arg(texts[j].text)).toStdString());
        }
    }
}

/// Two controls that answer to the same Alt key: it would only move the focus between them.
void findSharedMnemonics(const QWidget& window, std::vector<std::string>& wrong) {
    std::map<QString, QString> taken;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->window() != window.window())
            continue;
        QString text;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            text = button->text();
        else if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            text = label->text();
        const QString key = QKeySequence::mnemonic(text).toString();
        if (key.isEmpty())
            continue;
        const auto [other, first] = taken.emplace(key, text);
        if (!first)
            wrong.push_back("“" + text.toStdString() + "” and “" + other->second.toStdString() + "” share " +
                            key.toStdString());
    }
}

}  // namespace

std::vector<std::string> misfits(const QWidget& window) {
    std::vector<std::string> wrong;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->isVisibleTo(&window) && widget->window() == window.window() &&
            !insideScrollArea(*widget, window))
            findPaintedMisfits(*widget, wrong);
    }
    findSharedMnemonics(window, wrong);
    std::vector<const QWidget*> controls;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->window() != window.window() || isInnerPart(*widget) ||
            insideScrollArea(*widget, window))
            continue;
        const bool control = isControl(*widget);
        if (!control && !qobject_cast<const QLabel*>(widget))
            continue;
        const QRect place = placeOf(*widget, window);
        if (!textFits(*widget))
            wrong.push_back("the text of " + nameOf(*widget) + " is cut off");
        if (!widget->parentWidget()->rect().contains(widget->geometry()) || !window.rect().contains(place))
            wrong.push_back(nameOf(*widget) + " reaches beyond what it lies on");
        if (!control)
            continue;
        if (place.width() < smallestControl || place.height() < smallestControl)
            wrong.push_back(nameOf(*widget) + " is only " + std::to_string(place.width()) + " by " +
                            std::to_string(place.height()));
        for (const QWidget* other : controls) {
            if (!widget->isAncestorOf(other) && !other->isAncestorOf(widget) &&
                placeOf(*other, window).intersects(place))
                wrong.push_back(nameOf(*widget) + " overlaps " + nameOf(*other));
        }
        controls.push_back(widget);
    }
    return wrong;
}

}  // namespace bukvol::desktop::test
