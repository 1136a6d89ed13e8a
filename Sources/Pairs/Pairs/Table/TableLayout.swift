internal import Cells
internal import Scenes
internal import Shapes

/// The layout of a game's cards.
struct TableLayout: Hashable, Sendable {
  let area: CellRect
  let order: CardRows
  let rows: Int
  /// The size of a card in cells.
  let cardColumns: Int
  let cardRows: Int
  /// The gaps between cards, in cells.
  let columnGap: Int
  let rowGap: Int
  /// The margins inside the cells of a card, which make the gaps in both directions equal where
  /// whole cells can't.
  let inset: Size
  private let left: Int
  private let top: Int

  /// The size of a card in cells.
  struct CardSize: Hashable, Sendable {
    var columns: Int
    var rows: Int
  }

  /// The maximum gap between rows of cards, in cells.
  private static let maxRowGap = 2
  /// The gap between cards without cells between them, as a share of a cell's shorter side.
  private static let narrowestGap = 0.24
  /// The factor by which narrower gaps must enlarge the cards to be chosen.
  private static let leastGain = 1.25

  /// The number of cards in a full row.
  var columns: Int { order.columns }

  /// Lays out a number of cards in an area; `nil` if they don't fit.
  ///
  /// Rows are full if cards of acceptable size permit it; otherwise the last row is centered.
  /// The remaining room becomes gaps, up to a limit and equal in both directions, and then margins.
  init?(_ count: Int, in area: CellRect, cell: Size, smallest: CardSize) {
    let size = Size(
      width: Double(area.columns.count) * cell.width, height: Double(area.rows.count) * cell.height)
    func grid(_ gap: CardSize) -> CardGrid? {
      // Includes gaps at both ends of a row.
      let ends = 2 * Double(gap.columns) * cell.width
      return CardGrid.fitting(
        count, in: Size(width: size.width - ends, height: size.height),
        spacing: Size(
          width: Double(gap.columns) * cell.width, height: Double(gap.rows) * cell.height),
        unit: cell,
        smallest: Size(
          width: Double(smallest.columns) * cell.width,
          height: Double(smallest.rows) * cell.height))
    }
    // As wide as a row is high.
    let square = max(1, Int((cell.height / cell.width).rounded()))
    let narrow = CardSize(columns: max(1, square / 2), rows: 0)
    let none = CardSize(columns: 0, rows: 0)
    // Gaps on both sides of each card leave room for the cursor marks.
    let wide = grid(CardSize(columns: square, rows: 1))
    guard let grid = Self.better(wide, grid(narrow)) ?? grid(none) else { return nil }
    self.area = area
    (order, self.rows) = (CardRows(of: count, columns: grid.columns), grid.rows)
    let columns = grid.columns
    cardColumns = Int((grid.card.width / cell.width).rounded())
    cardRows = Int((grid.card.height / cell.height).rounded())
    let free = (
      columns: area.columns.count - columns * cardColumns,
      rows: area.rows.count - grid.rows * cardRows
    )
    let gaps =
      (1...Self.maxRowGap).reversed().map { CardSize(columns: $0 * square, rows: $0) } + [narrow]
    let rows = grid.rows
    let gap = gaps.first {
      $0.columns * (columns + 1) <= free.columns && $0.rows * (rows - 1) <= free.rows
    }
    (columnGap, rowGap) = (columns > 1 ? gap?.columns ?? 0 : 0, rows > 1 ? gap?.rows ?? 0 : 0)
    let least = Self.narrowestGap * min(cell.width, cell.height)
    inset = Size(
      width: columnGap == 0 ? least / 2 : 0,
      height: rowGap > 0 || rows == 1 ? 0 : max(least, Double(columnGap) * cell.width) / 2)
    left = area.columns.lowerBound + (free.columns - columnGap * (columns - 1)) / 2
    top = area.rows.lowerBound + (free.rows - rowGap * (rows - 1)) / 2
  }

  /// Returns the better one of two grids with wide and with narrow gaps.
  private static func better(_ wide: CardGrid?, _ narrow: CardGrid?) -> CardGrid? {
    guard let wide, let narrow else { return wide ?? narrow }
    if wide.isFull != narrow.isFull { return wide.isFull ? wide : narrow }
    return narrow.cardArea > leastGain * wide.cardArea ? narrow : wide
  }

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
  static func mostPairs(in area: CellRect, cell: Size, smallest: CardSize, upTo most: Int) -> Int {
    stride(from: min(most, PairsOptions.mostPairs), through: PairsRules.fewestPairs, by: -1).first {
      TableLayout(2 * $0, in: area, cell: cell, smallest: smallest) != nil
    } ?? 0
  }
}
