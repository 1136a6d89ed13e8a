/// The rows of a table, of which the last may be shorter and is centered.
package struct CardRows: Hashable, Sendable {
  package let count: Int
  /// The number of cards in a full row.
  package let columns: Int

  package init(of count: Int, columns: Int) {
    self.count = count
    self.columns = max(1, columns)
  }

  package func row(of place: Int) -> Int { place / columns }

  /// Returns the distance of a card from the left edge, in halves of a column.
  package func halfColumn(of place: Int) -> Int {
    let row = place / columns
    let missing = max(0, columns * (row + 1) - count)
    return 2 * (place % columns) + missing
  }
}
