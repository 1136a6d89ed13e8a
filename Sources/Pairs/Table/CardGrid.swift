package import Shapes

/// The arrangement of cards in a grid, with the largest cards that fit.
package struct CardGrid: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  /// The size of a card.
  package var card: Size

  /// The width of a card as a fraction of its height.
  package static let aspect = 2.0 / 3

  /// Returns the grid with the largest cards that fit an area; `nil` if even the smallest don't
  /// fit.
  ///
  /// Cards measure whole units in width and height, with a spacing between them. The result has the
  /// number of columns with the largest cards; the smallest such number breaks ties.
  package static func fitting(
    _ count: Int, in area: Size, spacing: Size = .zero, unit: Size = Size(width: 1, height: 1),
    smallest: Size = .zero
  ) -> CardGrid? {
    var best: CardGrid?
    for columns in 1...max(1, count) {
      let rows = (count + columns - 1) / columns
      let room = Size(
        width: (area.width - spacing.width * Double(columns - 1)) / Double(columns),
        height: (area.height - spacing.height * Double(rows - 1)) / Double(rows))
      let card = card(in: room, unit)
      guard card.width >= max(smallest.width, unit.width),
        card.height >= max(smallest.height, unit.height)
      else { continue }
      if let best, card.width * card.height <= best.card.width * best.card.height { continue }
      best = CardGrid(columns: columns, rows: rows, card: card)
    }
    return best
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
