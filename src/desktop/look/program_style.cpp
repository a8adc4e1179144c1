#include "desktop/look/program_style.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <algorithm>

namespace bukvol::desktop {

namespace {

constexpr int controlHeight = 36;
constexpr double radius = 9;
constexpr int indicatorSide = 22;
constexpr int spinArrowWidth = 26;

bool isOn(const QStyleOption& option, QStyle::StateFlag flag) {
    return option.state.testFlag(flag);
}

QColor lineColour(const QStyleOption& option) {
    const bool lit = isOn(option, QStyle::State_HasFocus) ||
                     (isOn(option, QStyle::State_MouseOver) && isOn(option, QStyle::State_Enabled));
    return lit ? option.palette.highlight().color() : option.palette.mid().color();
}

/// The body of a field: what can be written in or chosen from.
void drawField(const QStyleOption& option, QPainter& painter) {
    const double width = isOn(option, QStyle::State_HasFocus) ? 2 : 1;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(lineColour(option), width));
    painter.setBrush(isOn(option, QStyle::State_Enabled) ? option.palette.base() : option.palette.window());
    painter.drawRoundedRect(QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            radius, radius);
    painter.restore();
}

void drawChevron(QPainter& painter, const QPointF& centre, bool up, const QColor& colour) {
    const double rise = up ? -2.5 : 2.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(
        QPolygonF({centre + QPointF(-4.5, -rise), centre + QPointF(0, rise), centre + QPointF(4.5, -rise)}));
    painter.restore();
}

QColor textColour(const QStyleOption& option) {
    return option.palette.color(isOn(option, QStyle::State_Enabled) ? QPalette::Active : QPalette::Disabled,
                                QPalette::Text);
}

void drawIndicator(const QStyleOption& option, QPainter& painter) {
    const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
    const bool checked = isOn(option, QStyle::State_On);
    const bool enabled = isOn(option, QStyle::State_Enabled);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool filled = checked && enabled;
    painter.setPen(QPen(filled || isOn(option, QStyle::State_HasFocus)
                            ? option.palette.highlight().color()
                            : option.palette.placeholderText().color(),
                        1.5));
    painter.setBrush(filled ? option.palette.highlight() : option.palette.base());
    painter.drawRoundedRect(box, 6, 6);
    if (checked) {
        const QColor ink = enabled ? option.palette.highlightedText().color() : textColour(option);
        painter.setPen(QPen(ink, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const auto at = [&](double x, double y) {
            return box.topLeft() + QPointF(x * box.width(), y * box.height());
        };
        painter.drawPolyline(QPolygonF({at(0.26, 0.53), at(0.43, 0.7), at(0.76, 0.32)}));
    }
    painter.restore();
}

bool isMain(const QStyleOption& option) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    return button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
}

void drawButtonPanel(const QStyleOption& option, QPainter& painter) {
    const bool enabled = isOn(option, QStyle::State_Enabled);
    const bool down = isOn(option, QStyle::State_Sunken) || isOn(option, QStyle::State_On);
    const bool main = isMain(option) && enabled;
    const double width = isOn(option, QStyle::State_HasFocus) ? 2 : 1.4;
    QColor fill = main ? option.palette.highlight().color() : option.palette.base().color();
    if (!enabled)
        fill = option.palette.window().color();
    if (down || isOn(option, QStyle::State_MouseOver))
        fill = fill.lightness() > 128 ? fill.darker(down ? 115 : 106) : fill.lighter(down ? 130 : 115);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(enabled ? option.palette.highlight().color() : option.palette.mid().color(), width));
    painter.setBrush(fill);
    const QRectF body = QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.drawRoundedRect(body, radius, radius);
    if (main && isOn(option, QStyle::State_HasFocus)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(option.palette.highlightedText().color(), 1.4));
        painter.drawRoundedRect(body.adjusted(3, 3, -3, -3), radius - 3, radius - 3);
    }
    painter.restore();
}

}  // namespace

void ProgramStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const {
    switch (element) {
        case PE_PanelLineEdit:
            if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
                frame == nullptr || frame->lineWidth > 0)
                drawField(*option, *painter);
            return;
        case PE_Frame:
            // Lists and fields of several lines look like the fields of one.
            if (qobject_cast<const QAbstractScrollArea*>(widget) == nullptr)
                break;
            return drawField(*option, *painter);
        case PE_IndicatorCheckBox:
            return drawIndicator(*option, *painter);
        case PE_PanelButtonCommand:
            return drawButtonPanel(*option, *painter);
        case PE_PanelItemViewItem:
            if (isOn(*option, State_Selected)) {
                painter->save();
                painter->setRenderHint(QPainter::Antialiasing);
                painter->setPen(Qt::NoPen);
                painter->setBrush(option->palette.highlight());
                painter->drawRoundedRect(option->rect, 6, 6);
                painter->restore();
            }
            return;
        case PE_FrameFocusRect:
            // Fields and buttons wear the accent instead; text that has the focus is underlined.
            if (qstyleoption_cast<const QStyleOptionFocusRect*>(option) != nullptr) {
                painter->save();
                painter->setPen(QPen(option->palette.highlight().color(), 2));
                painter->drawLine(option->rect.bottomLeft(), option->rect.bottomRight());
                painter->restore();
            }
            return;
        default:
            break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void ProgramStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    if (element == CE_PushButton) {
        // The text says where the focus is by the panel's line: no rectangle around it.
        drawControl(CE_PushButtonBevel, option, painter, widget);
        drawControl(CE_PushButtonLabel, option, painter, widget);
        return;
    }
    if (element == CE_TabBarTabShape) {
        // A tab is its title, underlined by the accent where it is chosen.
        const bool chosen = isOn(*option, State_Selected);
        const int width = chosen ? 3 : 1;
        painter->fillRect(
            QRect(option->rect.left(), option->rect.bottom() + 1 - width, option->rect.width(), width),
            chosen ? option->palette.highlight() : option->palette.mid());
        return;
    }
    if (element == CE_PushButtonLabel) {
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton own(*button);
            const QColor ink = isMain(*option) ? option->palette.highlightedText().color()
                                               : option->palette.highlight().color();
            if (isOn(*option, State_Enabled))
                own.palette.setColor(QPalette::ButtonText, ink);
            QProxyStyle::drawControl(element, &own, painter, widget);
            return;
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ProgramStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                      QPainter* painter, const QWidget* widget) const {
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        box && control == CC_ComboBox)
        return drawComboBox(*box, *painter);
    if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option); box && control == CC_SpinBox)
        return drawSpinBox(*box, *painter, widget);
    if (const auto* box = qstyleoption_cast<const QStyleOptionSlider*>(option); box && control == CC_Slider)
        return drawSlider(*box, *painter, widget);
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void ProgramStyle::drawComboBox(const QStyleOptionComboBox& option, QPainter& painter) const {
    drawField(option, painter);
    drawChevron(painter, QPointF(option.rect.right() - 16, option.rect.center().y() + 0.5), false,
                textColour(option));
}

void ProgramStyle::drawSpinBox(const QStyleOptionSpinBox& option, QPainter& painter,
                               const QWidget* widget) const {
    drawField(option, painter);
    const auto chevron = [&](SubControl part, bool up, QAbstractSpinBox::StepEnabledFlag step) {
        const QPointF centre = QRectF(subControlRect(CC_SpinBox, &option, part, widget)).center();
        const bool usable = option.stepEnabled.testFlag(step) && isOn(option, State_Enabled);
        drawChevron(painter, centre, up, usable ? textColour(option) : option.palette.mid().color());
    };
    chevron(SC_SpinBoxUp, true, QAbstractSpinBox::StepUpEnabled);
    chevron(SC_SpinBoxDown, false, QAbstractSpinBox::StepDownEnabled);
}

void ProgramStyle::drawSlider(const QStyleOptionSlider& option, QPainter& painter,
                              const QWidget* widget) const {
    const QRectF groove = subControlRect(CC_Slider, &option, SC_SliderGroove, widget);
    const QRectF handle = subControlRect(CC_Slider, &option, SC_SliderHandle, widget);
    const bool enabled = isOn(option, State_Enabled);
    const QRectF line(groove.left() + 2, groove.center().y() - 2.5, groove.width() - 4, 5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.mid());
    painter.drawRoundedRect(line, 2.5, 2.5);
    painter.setBrush(enabled ? option.palette.highlight() : option.palette.mid());
    painter.drawRoundedRect(QRectF(line.topLeft(), QPointF(handle.center().x(), line.bottom())), 2.5, 2.5);
    const double side = std::min({handle.width(), handle.height(), 20.0});
    const QRectF knob(handle.center() - QPointF(side / 2, side / 2), QSizeF(side, side));
    painter.setPen(QPen(enabled ? option.palette.highlight().color() : option.palette.mid().color(),
                        isOn(option, State_HasFocus) ? 4 : 2));
    painter.setBrush(option.palette.base());
    painter.drawEllipse(knob.adjusted(2, 2, -2, -2));
    painter.restore();
}

QSize ProgramStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                     const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
        case CT_PushButton:
            return {result.width() + 20, std::max(result.height(), controlHeight)};
        case CT_ComboBox:
            return {result.width() + 22, std::max(result.height(), controlHeight)};
        case CT_SpinBox:
        case CT_LineEdit:
            return {result.width(), std::max(result.height(), controlHeight)};
        case CT_TabBarTab:
            return {result.width() + 8, std::max(result.height(), controlHeight)};
        case CT_CheckBox:
            return {result.width() + 4, std::max(result.height(), indicatorSide + 6)};
        default:
            return result;
    }
}

int ProgramStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
        case PM_DefaultFrameWidth:
            // What scrolls stays clear of the rounded corners.
            if (qobject_cast<const QAbstractScrollArea*>(widget) != nullptr)
                return 5;
            break;
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
            return indicatorSide;
        case PM_SliderThickness:
        case PM_SliderControlThickness:
        case PM_SliderLength:
            return indicatorSide + 4;
        case PM_CheckBoxLabelSpacing:
            return 9;
        case PM_TabBarTabShiftVertical:
        case PM_ButtonShiftHorizontal:
        case PM_ButtonShiftVertical:
            return 0;
        default:
            break;
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const {
    if (hint == SH_ComboBox_Popup)
        return 0;  // a list below the field
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

QRect ProgramStyle::subElementRect(SubElement element, const QStyleOption* option,
                                   const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    // Text does not lean on the rounded edge.
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    const bool framed = element == SE_LineEditContents && frame != nullptr && frame->lineWidth > 0;
    return framed ? rect.adjusted(5, 0, -5, 0) : rect;
}

QRect ProgramStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                   const QWidget* widget) const {
    if (control == CC_SpinBox && option != nullptr) {
        const QRect all = option->rect;
        const QRect arrows(all.right() - spinArrowWidth, all.top() + 3, spinArrowWidth, all.height() - 6);
        switch (part) {
            case SC_SpinBoxUp:
                return arrows.adjusted(0, 0, 0, -arrows.height() / 2);
            case SC_SpinBoxDown:
                return arrows.adjusted(0, arrows.height() / 2, 0, 0);
            case SC_SpinBoxEditField:
                return all.adjusted(8, 2, -spinArrowWidth - 2, -2);
            default:
                break;
        }
    }
    if (control == CC_ComboBox && option != nullptr && part == SC_ComboBoxEditField)
        return option->rect.adjusted(9, 2, -30, -2);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

}  // namespace bukvol::desktop
