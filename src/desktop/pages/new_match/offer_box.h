// A field to write a word in that offers some.
#pragma once

#include <QComboBox>

namespace bukvol::desktop {

class OfferBox : public QComboBox {
    Q_OBJECT
public:
    explicit OfferBox(QWidget* parent = nullptr);

    void showPopup() override;

signals:
    /// The list is about to be opened: the moment to fill it.
    void aboutToOffer();
};

}  // namespace bukvol::desktop
