internal import Cells
internal import Scenes
internal import TerminalCodes
package import Widgets

extension KeyHelp {
  /// The width of a sheet with one column, and the largest one with two.
  private static var sheetColumns: (one: Int, two: Int) { (64, 104) }
  /// The minimum width of a window with two columns, and the most rows of a sheet with one.
  private static let (leastColumns, mostRows) = (76, 12)
  /// The maximum width of a key column.
  private static var mostKeyColumns: Int { 22 }
  /// The space between two columns.
  private static var spacing: Int { 2 }

  /// Returns a modal sheet with all keys but those of the sheet itself, each of which can be clicked.
  ///
  /// A longer list is in two columns, if they fit. The sheet scrolls if it is taller than the window.
  ///
  /// `rowOwner` returns the owner of a row by its index.
  package func pane<Owner>(
    owner: Owner, rowOwner: (Int) -> Owner, in surroundings: Surroundings, title: String = "Keys"
  ) -> Pane<Owner> {
    let columns = min(Self.sheetColumns.two, surroundings.canvas.columns)
    let hasTwo = columns >= Self.leastColumns && listed.count > Self.mostRows
    let keyColumns = hasTwo ? columns / 5 : Self.mostKeyColumns
    let blocks = blocks(
      rowOwner: rowOwner, keyColumns: min(keyColumns, Self.mostKeyColumns), surroundings.keyForm)
    let items = hasTwo ? Self.sideBySide(blocks) : Self.joined(blocks)
    var pane = Pane(
      owner, .centered(columns: hasTwo ? columns : Self.sheetColumns.one), BuiltRows(items)
    ).sheet(title, background: surroundings.theme.style(.raised))
    // Two columns fit beside the border and a scroll bar.
    if hasTwo { pane.arrangement = .grid(minimumWidth: columns / 2 - 5, spacing: Self.spacing) }
    return pane
  }

  private var listed: [Entry] { sections.flatMap(\.entries).filter { !$0.isOfSheet } }

  /// Returns a block of rows for each section: its heading, and keys with their descriptions.
  private func blocks<Owner>(
    rowOwner: (Int) -> Owner, keyColumns: Int, _ form: KeyLabel.Form
  ) -> [[Item<Owner>]] {
    let widest = listed.reduce(0) { max($0, KeyRow.keyColumns(of: $1, form)) }
    var number = 0
    return sections.compactMap { section in
      let entries = section.entries.filter { !$0.isOfSheet }
      guard !entries.isEmpty else { return nil }
      var items: [Item<Owner>] = section.title.isEmpty ? [] : [Item(Header(section.title, .group))]
      for entry in entries {
        let row = KeyRow(entry, keyColumns: min(widest, keyColumns), form: form)
        items.append(row.owned(by: rowOwner(number), stop: .mouseOnly).dimmed(entry.dimmedReason))
        number += 1
      }
      return items
    }
  }

  /// Returns blocks below each other, with blank rows between them.
  private static func joined<Owner>(_ blocks: [[Item<Owner>]]) -> [Item<Owner>] {
    Array(blocks.joined(separator: [Item<Owner>(Spacing())]))
  }

  /// Returns blocks in two columns of nearly equal height, as pairs of items; a block that is longer
  /// than half is divided.
  private static func sideBySide<Owner>(_ blocks: [[Item<Owner>]]) -> [Item<Owner>] {
    let all = joined(blocks)
    var ends = [0]
    for block in blocks { ends.append((ends.last ?? 0) + block.count + 1) }
    let half = (all.count + 1) / 2
    let nearest = ends.min { abs($0 - half) < abs($1 - half) } ?? half
    let isEven = abs(nearest - half) <= half / 4
    let left = Array(all.prefix(isEven ? max(0, nearest - 1) : half))
    let right = Array(all.dropFirst(isEven ? nearest : half))
    return (0..<max(left.count, right.count)).flatMap { row in
      [left, right].map { $0.indices.contains(row) ? $0[row] : Item(Spacing()) }
    }
  }
}

extension KeyHelp.Entry {
  /// Whether the entry is about the list of keys itself: in all programs, its key is the question mark.
  fileprivate var isOfSheet: Bool { keys.contains("?") }
}
