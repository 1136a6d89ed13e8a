internal import Cells
internal import Shapes

/// Places the charts of a composition in a window of cells.
struct ChartPlaces: Hashable, Sendable {
  /// Where a chart is drawn.
  struct Place: Hashable, Sendable {
    /// The number of the chart.
    var index: Int
    /// The cells in which the chart is laid out; never empty, but they may extend beyond the window.
    var cells: CellRect
    /// What takes a drawing in those cells to the screen, in units of cells; the identity if the
    /// chart is flat.
    var transform = Transform.identity
    /// Whether the chart is on the screen as it is laid out, so that text can be drawn.
    var isFlat = true
    /// Whether the chart responds to gestures.
    var takesGestures = true
    /// The number of charts below it.
    var depth = 0
    /// The opacity of the whole chart; above 0, at most 1.
    var opacity = 1.0
  }

  /// The rows below which a chart isn't made lower to show others.
  static let leastRows = 11

  /// The columns of the window.
  let columns: Int
  /// The rows of the window.
  let rows: Int

  /// Returns the places of the charts that are seen at a time, the lowest first.
  static func places(
    of composition: ChartComposition, count: Int, columns: Int, rows: Int, at now: Duration
  ) -> [Place] {
    guard columns > 0, rows > 0, count > 0 else { return [] }
    let window = ChartPlaces(columns: columns, rows: rows)
    var composition = composition
    composition.adapt(to: count)
    var places =
      switch composition.kind {
      case .list: window.list(composition)
      case .carousel: window.carousel(composition, at: now)
      case .cards: window.cards(composition, at: now)
      }
    for depth in places.indices { places[depth].depth = depth }
    return places
  }

  /// Returns the height of the top card in a window, which decides how far it has to be dragged.
  static func cardHeight(rows: Int) -> Int { height(rows: rows, share: 0.8) }

  /// Returns a share of the rows that isn’t below the least rows, where there are that many.
  static func height(rows: Int, share: Double) -> Int {
    max(1, min(rows, leastRows), Int((Double(rows) * share).rounded()))
  }

  /// Stacks as many charts as have 16 rows each, if there are at least 40 rows; the window is moved
  /// by as many charts at once.
  private func list(_ composition: ChartComposition) -> [Place] {
    let count = composition.count
    let shown = rows < 40 ? 1 : min(count, rows / 16)
    let first = min(composition.current / shown * shown, count - shown)
    let (height, rest) = rows.quotientAndRemainder(dividingBy: shown)
    var top = 0
    return (0..<shown).map { row in
      let bottom = top + height + (row < rest ? 1 : 0)
      defer { top = bottom }
      return Place(
        index: first + row, cells: CellRect(columns: 0..<columns, rows: top..<bottom))
    }
  }
}
