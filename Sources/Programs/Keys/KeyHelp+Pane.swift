package import Cells
internal import TerminalCodes
package import Widgets

extension KeyHelp {
  /// The width of the sheet, if there is space.
  private static var sheetColumns: Int { 64 }
  /// The maximum width of its key column.
  private static var mostKeyColumns: Int { 22 }

  /// Returns a modal sheet with all keys, each of which can be clicked; it scrolls if it is taller
  /// than the window.
  ///
  /// `rowOwner` returns the owner of a row by its index; `mostRows` leaves rows above and below.
  package func pane<Owner>(
    owner: Owner, rowOwner: (Int) -> Owner, background: Style, form: KeyLabel.Form = .unicode,
    mostRows: Int? = nil
  ) -> Pane<Owner> {
    let items = items(rowOwner: rowOwner, form)
    // Each item has one row, and the border has one above and one below.
    let rows = mostRows.map { min($0, items.count + 2) }
    return Pane(owner, .centered(columns: Self.sheetColumns, rows: rows), BuiltRows(items))
      .sheet("Keys, Esc closes", background: background)
  }

  /// Returns the rows of a list of keys: headings, and keys with their descriptions.
  package func items<Owner>(
    rowOwner: (Int) -> Owner, _ form: KeyLabel.Form = .unicode
  ) -> [Item<Owner>] {
    let entries = sections.flatMap(\.entries)
    let widest = entries.reduce(0) { max($0, KeyRow.keyColumns(of: $1, form)) }
    var items: [Item<Owner>] = []
    var number = 0
    for (index, section) in sections.enumerated() {
      if index > 0 { items.append(Item(Spacing())) }
      if !section.title.isEmpty { items.append(Item(Header(section.title, .group))) }
      for entry in section.entries {
        let row = KeyRow(entry, keyColumns: min(widest, Self.mostKeyColumns), form: form)
        items.append(
          row.owned(by: rowOwner(number), stop: .mouseOnly).dimmed(entry.dimmedReason))
        number += 1
      }
    }
    return items
  }
}
