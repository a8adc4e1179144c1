// The letters at hand as assistive programs see them: a list of buttons.
#pragma once

namespace bukvol::desktop {

/// Tells the toolkit how to describe a BankWidget. Doing it again changes nothing.
void installBankAccessibility();

}  // namespace bukvol::desktop
