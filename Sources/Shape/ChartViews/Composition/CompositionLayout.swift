internal import Cells
internal import Shapes

/// Lays out the charts of a composition in a window of cells.
struct CompositionLayout: Hashable, Sendable {
  /// The position of one chart in the window.
  struct Slot: Hashable, Sendable {
    /// The index of the chart.
    var index: Int
    /// The cells in which the chart is laid out; never empty, but possibly beyond the window.
    var cells: CellRect
    /// Maps a drawing in those cells to the screen, in units of cells; the identity if the chart is
    /// flat.
    var transform = Transform.identity
    /// Whether the chart is untransformed, so that text can be drawn.
    var isFlat = true
    /// Whether the chart responds to gestures.
    var takesGestures = true
    /// Whether the chart is on a card, whose border takes the outermost cells.
    var isCard = false
    /// Whether the chart is a panel among others, and whether it is above another one.
    var isPanel = false
    var isAbovePanel = false
    /// The number of charts behind it.
    var depth = 0
    /// The opacity of the whole chart, above 0 and at most 1.
    var opacity = 1.0
  }

  /// The minimum size of a card with a border.
  private static let cardSize = (columns: 24, rows: 9)

  /// The minimum rows of a chart when others share the window.
  static let minRows = 11

  /// The width of the window in columns.
  let columns: Int
  /// The height of the window in rows.
  let rows: Int

  /// Returns the slots of the visible charts at a time, bottom first.
  static func slots(
    of composition: ChartComposition, count: Int, columns: Int, rows: Int, at now: Duration
  ) -> [Slot] {
    guard columns > 0, rows > 0, count > 0 else { return [] }
    let window = CompositionLayout(columns: columns, rows: rows)
    var composition = composition
    composition.adapt(to: count)
    var slots =
      switch composition.kind {
      case .list: window.list(composition)
      case .carousel: window.carousel(composition, at: now)
      case .cards: window.cards(composition, at: now)
      case .grid: window.grid(composition) ?? window.list(composition)
      }
    for depth in slots.indices {
      slots[depth].depth = depth
      let cells = slots[depth].cells
      slots[depth].isCard =
        (composition.kind == .carousel || composition.kind == .cards) && slots.count > 1
        && cells.columns.count >= Self.cardSize.columns && cells.rows.count >= Self.cardSize.rows
    }
    return slots
  }

  /// Returns the height of the top card in a window, which sets how far it must be dragged.
  static func cardHeight(rows: Int) -> Int { height(rows: rows, share: 0.8) }

  /// Returns a share of the rows, but no fewer than the minimum if there are that many.
  static func height(rows: Int, share: Double) -> Int {
    max(1, min(rows, minRows), Int((Double(rows) * share).rounded()))
  }

  /// Places all charts as panels; `nil` if they would be too small.
  private func grid(_ composition: ChartComposition) -> [Slot]? {
    let room = Size(width: Double(columns), height: Double(rows))
    return PanelGrid(composition.count, in: room).map { grid in
      (0..<composition.count).map { index in
        Slot(
          index: index, cells: CellRect(whole: grid.place(index)), isPanel: true,
          isAbovePanel: !grid.isLowest(index))
      }
    }
  }

  /// Stacks as many charts as fit with 16 rows each, or one if there are fewer than 40 rows;
  /// scrolls by whole pages.
  private func list(_ composition: ChartComposition) -> [Slot] {
    let count = composition.count
    let shown = rows < 40 ? 1 : min(count, rows / 16)
    let first = min(composition.current / shown * shown, count - shown)
    let (height, rest) = rows.quotientAndRemainder(dividingBy: shown)
    var top = 0
    return (0..<shown).map { row in
      let bottom = top + height + (row < rest ? 1 : 0)
      defer { top = bottom }
      return Slot(index: first + row, cells: CellRect(columns: 0..<columns, rows: top..<bottom))
    }
  }
}
