internal import Cells
internal import Countdowns
internal import Raster
internal import Scenes
internal import Shapes

/// The time in large digits, or as plain text if they don't fit.
struct DigitBlock {
  let state: FaceState
  let theme: Theme
  /// The cells in which the time is centered.
  let area: CellRect
  let cell: Size
  /// Whether the digits themselves show the urgency and flash; otherwise the surrounding shape
  /// does.
  let isAlone: Bool
  private let layout: DigitLayout?
  private let isStacked: Bool

  /// Creates the largest block that fits every time of the same format; `fits` returns whether a
  /// block of a given size fits.
  init(
    _ state: FaceState, _ theme: Theme, in area: CellRect, cell: Size, isAlone: Bool = false,
    fits: (Size) -> Bool
  ) {
    (self.state, self.theme, self.area, self.cell) = (state, theme, area, cell)
    self.isAlone = isAlone
    func largest(_ lines: [String]) -> DigitLayout? {
      DigitLayout(lines, cell: cell, available: area.rows.count) { columns, rows in
        columns <= area.columns.count && rows <= area.rows.count
          && fits(
            Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height))
      }
    }
    let line = largest([state.widestDigits])
    let stack = state.widestDigits.stacked.flatMap(largest)
    // Two lines read more slowly than one, so they have to be larger by half.
    isStacked = 2 * (stack?.rows ?? 0) >= 3 * (line?.rows ?? 1)
    layout = isStacked ? stack : line
  }

  /// Adds the digits to a scene, on a background color if one is given.
  func add(to scene: inout Scene, on color: RGB? = nil) {
    guard let layout else {
      let row = area.rows.lowerBound + max(0, area.rows.count - 1) / 2
      let columns = min(area.columns.count, scene.canvas.columns)
      return scene.add(centered: state.digits(within: columns), row: row, style: textStyle)
    }
    if let color, let cells {
      scene.add(.bar(cells.cells(around: 1).area(of: cell)), .solid(color))
    }
    let lines = isStacked ? state.digits.stacked ?? [state.digits] : [state.digits]
    // In a single color, the digits flash by disappearing.
    if isAlone, state.isFlashDark, theme.depth == .never { return }
    for (character, cells) in layout.places(of: lines, in: area) {
      scene.add(.numeral(character, box: cells.area(of: cell)), .solid(digitColor))
    }
  }

  /// The cells of the digits; `nil` if the time is plain text.
  var cells: CellRect? {
    let lines = isStacked ? state.widestDigits.stacked ?? [] : [state.widestDigits]
    return layout?.places(of: lines, in: area).map(\.cells).reduce(.empty) { $0.union($1) }
  }

  private var digitColor: RGB {
    switch state.snapshot.phase {
    case .paused: theme.color(theme.hasFreeColors ? .secondary : .text)
    case .ringing where isAlone && state.isFlashDark: theme.color(.dimmed)
    case .ready, .running, .ringing, .ended:
      isAlone && (state.urgency != .plenty || state.shownTint != nil)
        ? theme.color(of: state) : theme.color(.text)
    }
  }

  private var textStyle: Style {
    var style = theme.style(of: state)
    if state.isFlashDark || (theme.depth == .never && state.snapshot.phase == .ringing) {
      style.attributes.insert(.reverse)
    }
    if state.snapshot.phase == .paused { style = theme.style(.secondary) }
    return style
  }
}

extension CellRect {
  /// Returns the rectangle expanded by a number of cells on each side.
  fileprivate func cells(around count: Int) -> CellRect {
    CellRect(
      columns: columns.lowerBound - count..<columns.upperBound + count,
      rows: rows.lowerBound - count..<rows.upperBound + count)
  }
}

extension String {
  /// The hours, and below them the minutes and seconds; `nil` for a time without hours.
  fileprivate var stacked: [String]? {
    let parts = split(separator: ":")
    guard parts.count == 3 else { return nil }
    return [parts[0] + "h", parts[1] + ":" + parts[2]]
  }
}
