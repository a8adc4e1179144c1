#include "desktop/pages/new_match/offer_box.h"

namespace bukvol::desktop {

OfferBox::OfferBox(QWidget* parent) : QComboBox(parent) {
    setEditable(true);
    setInsertPolicy(NoInsert);
    setCompleter(nullptr);
}

void OfferBox::showPopup() {
    emit aboutToOffer();
    QComboBox::showPopup();
}

}  // namespace bukvol::desktop
