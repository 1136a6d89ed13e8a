internal import Cells
internal import Pairs
internal import Scenes
internal import Shapes

/// The layout of a game's cards.
struct TableLayout: Hashable, Sendable {
  /// The cells of the table.
  let area: CellRect
  /// The rows of cards.
  let order: CardRows
  /// The number of rows.
  let rows: Int
  /// The size of a card in cells.
  let cardColumns: Int
  let cardRows: Int
  /// The gaps between cards, in cells.
  let columnGap: Int
  let rowGap: Int
  private let left: Int
  private let top: Int

  /// The size of a card in cells.
  struct CardSize: Hashable, Sendable {
    var columns: Int
    var rows: Int
  }

  /// The maximum gap between cards, in cells.
  private static let maxGap = (columns: 4, rows: 2)
  /// The factor by which narrower gaps must enlarge the cards to be chosen.
  private static let leastGain = 1.25

  /// The number of cards in a full row.
  var columns: Int { order.columns }

  /// Lays out a number of cards in an area; `nil` if they don't fit.
  ///
  /// Rows are full if cards of acceptable size permit it; otherwise the last row is centered.
  /// The remaining room becomes gaps, up to a limit, and then margins.
  init?(_ count: Int, in area: CellRect, cell: Size, smallest: CardSize) {
    let size = Size(
      width: Double(area.columns.count) * cell.width, height: Double(area.rows.count) * cell.height)
    func grid(gap: Int) -> CardGrid? {
      // Includes gaps at both ends of a row.
      let ends = 2 * Double(gap) * cell.width
      return CardGrid.fitting(
        count, in: Size(width: size.width - ends, height: size.height),
        spacing: Size(width: Double(gap) * cell.width, height: 0), unit: cell,
        smallest: Size(
          width: Double(smallest.columns) * cell.width,
          height: Double(smallest.rows) * cell.height))
    }
    // Gaps on both sides of each card leave room for the cursor marks.
    guard let grid = Self.better(grid(gap: 2), grid(gap: 1)) ?? grid(gap: 0) else { return nil }
    self.area = area
    (order, rows) = (CardRows(of: count, columns: grid.columns), grid.rows)
    let columns = grid.columns
    cardColumns = Int((grid.card.width / cell.width).rounded())
    cardRows = Int((grid.card.height / cell.height).rounded())
    let free = (
      columns: area.columns.count - columns * cardColumns, rows: area.rows.count - rows * cardRows
    )
    columnGap = columns > 1 ? min(Self.maxGap.columns, free.columns / (columns + 1)) : 0
    rowGap = rows > 1 ? min(Self.maxGap.rows, free.rows / (rows - 1)) : 0
    left = area.columns.lowerBound + (free.columns - columnGap * (columns - 1)) / 2
    top = area.rows.lowerBound + (free.rows - rowGap * (rows - 1)) / 2
  }

  /// Returns the better one of two grids with wide and with narrow gaps.
  private static func better(_ wide: CardGrid?, _ narrow: CardGrid?) -> CardGrid? {
    guard let wide, let narrow else { return wide ?? narrow }
    if wide.isFull != narrow.isFull { return wide.isFull ? wide : narrow }
    return narrow.cardArea > leastGain * wide.cardArea ? narrow : wide
  }

  /// Returns the cells of the card at a place.
  func frame(of place: Int) -> CellRect {
    let left = left + order.halfColumn(of: place) * (cardColumns + columnGap) / 2
    let top = top + order.row(of: place) * (cardRows + rowGap)
    return CellRect(columns: left..<left + cardColumns, rows: top..<top + cardRows)
  }

  /// The cells of the deck, in the center of the table.
  var deck: CellRect {
    let left = area.columns.lowerBound + (area.columns.count - cardColumns) / 2
    let top = area.rows.lowerBound + (area.rows.count - cardRows) / 2
    return CellRect(columns: left..<left + cardColumns, rows: top..<top + cardRows)
  }

  /// Returns the maximum number of pairs that fit in an area; 0 if not even the smallest game fits.
  static func mostPairs(
    in area: CellRect, cell: Size, smallest: CardSize, upTo most: Int
  ) -> Int {
    stride(from: min(most, PairsOptions.mostPairs), through: PairsRules.fewestPairs, by: -1).first {
      TableLayout(2 * $0, in: area, cell: cell, smallest: smallest) != nil
    } ?? 0
  }
}
