// Tables as text that spreadsheets open (RFC 4180).
#pragma once

#include <QByteArray>
#include <QStringList>

namespace bukvol::desktop {

/// UTF-8 with a byte order mark, lines ended by CR LF. A cell that a spreadsheet would take for a formula
/// begins with an apostrophe.
QByteArray toCsv(const QList<QStringList>& rows);

}  // namespace bukvol::desktop
