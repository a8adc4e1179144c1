// A part of the dialog that sets up a match.
#pragma once

#include <QWidget>

#include "core/lexicon/lexicon.h"
#include "core/match/match.h"

namespace bukvol::desktop {

class SetupPage : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Shows what the setup says about this page's options.
    virtual void showSetup(const MatchSetup& setup) = 0;
    /// Puts this page's options into a setup.
    virtual void fill(MatchSetup& setup) const = 0;
    /// Offers what goes with the rest of the setup and its language.
    virtual void adapt(const MatchSetup& /*setup*/, const Language& /*language*/) {}

signals:
    void changed();
};

}  // namespace bukvol::desktop
