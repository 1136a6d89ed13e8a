package import Shapes

/// The arrangement of cards in a grid, with the largest cards that fit.
package struct CardGrid: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  package var card: Size
  /// Whether the last row is as long as the others.
  package var isFull: Bool

  /// The width of a card as a fraction of its height.
  package static let aspect = 2.0 / 3
  /// The least area of cards in full rows, as a share of the largest cards' area.
  package static let leastShare = 0.5

  package var cardArea: Double { card.width * card.height }

  /// Returns the grid for a number of cards in an area; `nil` if even the smallest cards don't fit.
  ///
  /// Cards measure whole units in width and height, with a spacing between them. The result has the
  /// number of columns with the largest cards among those with full rows; if these cards would be
  /// too small, among all. The smallest such number breaks ties.
  package static func fitting(
    _ count: Int, in area: Size, spacing: Size = .zero, unit: Size = Size(width: 1, height: 1),
    smallest: Size = .zero
  ) -> CardGrid? {
    var (best, full): (CardGrid?, CardGrid?)
    for columns in 1...max(1, count) {
      let rows = (count + columns - 1) / columns
      let room = Size(
        width: (area.width - spacing.width * Double(columns - 1)) / Double(columns),
        height: (area.height - spacing.height * Double(rows - 1)) / Double(rows))
      let card = card(in: room, unit)
      guard card.width >= max(smallest.width, unit.width),
        card.height >= max(smallest.height, unit.height)
      else { continue }
      let grid = CardGrid(columns: columns, rows: rows, card: card, isFull: columns * rows == count)
      if grid.cardArea > best?.cardArea ?? 0 { best = grid }
      if grid.isFull, grid.cardArea > full?.cardArea ?? 0 { full = grid }
    }
    guard let best, let full, full.cardArea >= leastShare * best.cardArea else { return best }
    return full
  }

  /// Returns the largest card for a place of the grid; its height is rounded without exceeding the
  /// place.
  private static func card(in room: Size, _ unit: Size) -> Size {
    let highest = (room.height / unit.height).rounded(.down) * unit.height
    let widest = min(room.width, (highest + unit.height / 2) * aspect)
    let width = (widest / unit.width).rounded(.down) * unit.width
    let height = (width / aspect / unit.height).rounded() * unit.height
    return Size(width: width, height: min(height, highest))
  }
}
