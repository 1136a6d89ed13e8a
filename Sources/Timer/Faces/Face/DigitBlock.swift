internal import Cells
internal import Countdowns
internal import Raster
internal import Scenes
internal import Shapes

/// The time in large digits, or as plain text if they don't fit.
struct DigitBlock {
  /// What the digits are drawn on.
  enum Backing {
    case background
    /// A box in the background's color, over a figure.
    case box
    /// A disc, of which the given part remains.
    case disc(Dial)
  }

  private(set) var state: FaceState
  let theme: Theme
  /// The cells in which the time is centered.
  let area: CellRect
  let cell: Size
  /// Whether the digits themselves show the urgency and flash; otherwise the surrounding shape
  /// does.
  let isAlone: Bool
  let backing: Backing
  private let layout: DigitLayout?
  /// The lines of the widest time of the format.
  private let widest: [String]
  private let isStacked: Bool

  /// Creates the largest block that fits every time of the same format, before and after the end;
  /// `fits` returns whether a block of a given size fits.
  ///
  /// The plus sign of the time since the end is omitted if it doesn’t fit at that size.
  init(
    _ state: FaceState, _ theme: Theme, in area: CellRect, cell: Size, isAlone: Bool = false,
    over backing: Backing = .background, fits: (Size) -> Bool
  ) {
    (self.state, self.theme, self.area, self.cell) = (state, theme, area, cell)
    (self.isAlone, self.backing) = (isAlone, backing)
    func largest(_ lines: [String]) -> DigitLayout? {
      DigitLayout(lines, cell: cell, available: area.rows.count) { columns, rows in
        columns <= area.columns.count && rows <= area.rows.count
          && fits(Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height))
      }
    }
    let time = state.widestDigits
    let (digits, stacked) = (time.inOneLine, time.stacked)
    let line = largest([digits])
    let stack = stacked.flatMap(largest)
    // Two lines read more slowly than one, so they have to be larger by half.
    isStacked = 2 * (stack?.rows ?? 0) >= 3 * (line?.rows ?? 1)
    layout = isStacked ? stack : line
    widest = isStacked ? stacked ?? [] : [digits]
    let columns = layout?.columns(of: lines) ?? 0
    let size = Size(
      width: Double(columns) * cell.width, height: Double(layout?.height ?? 0) * cell.height)
    self.state.showsPlus = columns <= area.columns.count && fits(size)
  }

  /// Whether the time is plain text.
  var isText: Bool { layout == nil }

  func add(to scene: inout Scene) {
    guard let layout else { return addText(to: &scene) }
    if case .box = backing, let cells {
      scene.add(.bar(cells.cells(around: 1).area(of: cell)), .solid(theme.background))
    }
    let line = [state.digits.inOneLine]
    let lines = isStacked ? state.digits.stacked ?? line : line
    // In a single color, the digits flash by disappearing.
    if isAlone, state.isFlashDark, theme.depth == .never { return }
    for (character, cells) in layout.places(of: lines, in: area) where character != " " {
      scene.add(.numeral(character, box: cells.area(of: cell)), paint)
    }
  }

  /// Adds the time as plain text; on a disc, as small digits that are part of the picture.
  private func addText(to scene: inout Scene) {
    let row = textRow
    let text = state.digits(within: min(area.columns.count, scene.canvas.columns))
    guard case .disc = backing, text.allSatisfy(Numeral.characters.contains) else {
      return scene.add(centered: text, row: row, style: textStyle)
    }
    let start = (scene.canvas.columns - text.count) / 2
    for (column, character) in zip(start..., text) where character != " " {
      let box = CellRect(columns: column..<column + 1, rows: row..<row + 1).area(of: cell)
      scene.add(
        .numeral(character, box: box.insetBy(dx: 0.1 * cell.width, dy: 0.14 * cell.height)),
        .solid(digitColor))
    }
  }

  /// The cells of the digits; `nil` if the time is plain text.
  var cells: CellRect? {
    layout.map { $0.cells(of: widest, in: area).union($0.cells(of: lines, in: area)) }
  }

  /// The rows of the time.
  var rows: Range<Int> { cells?.rows ?? textRow..<textRow + 1 }

  private var textRow: Int { area.rows.lowerBound + max(0, area.rows.count - 1) / 2 }

  /// The lines of the time.
  private var lines: [String] {
    isStacked ? state.digits.stacked ?? [state.digits] : [state.digits]
  }

  /// The paint of the digits; without mixed colors, digits on a disc have the background's color.
  var paint: Paint {
    guard case .disc(let disc) = backing, !theme.hasFreeColors, disc.end > disc.start else {
      return .solid(digitColor)
    }
    let (start, end) = (Float(disc.start), Float(disc.end))
    func stop(_ color: RGB, _ location: Float) -> Gradient.Stop {
      Gradient.Stop(color: color, location: location)
    }
    var stops = [stop(theme.background, start), stop(theme.background, end)]
    if start > 0 { stops = [stop(digitColor, 0), stop(digitColor, start)] + stops }
    if end < 1 { stops += [stop(digitColor, end), stop(digitColor, 1)] }
    return .angularGradient(Gradient(stops: stops), center: disc.box.center)
  }

  /// The minimum contrast of paused digits on a disc or the background.
  private static let leastContrast = 3.2

  /// The colors of the disc on which the digits are drawn.
  private var discColors: [RGB] {
    guard case .disc(let disc) = backing else { return [] }
    let paint = theme.disc(state, around: disc.box.center)
    return paint.gradient?.stops.map(\.color) ?? [paint.color(at: .zero)]
  }

  private var digitColor: RGB {
    switch state.snapshot.phase {
    case .paused where isAlone && theme.isColored(state):
      theme.hasFreeColors
        ? theme.dimmed(theme.color(of: state), contrast: Self.leastContrast)
        : theme.color(of: state)
    case .paused where theme.hasFreeColors:
      discColors.reduce(theme.color(.secondary)) { color, disc in
        color.withContrast(Self.leastContrast, on: disc)
      }
    case .paused: theme.color(.text)
    case .ringing where isAlone && state.isFlashDark: theme.color(.dimmed)
    case .ringing: isOnDisc ? theme.color(.text) : theme.color(of: state)
    case .ready, .running, .ended:
      isAlone && theme.isColored(state) ? theme.color(of: state) : theme.color(.text)
    }
  }

  /// Whether a part of the disc is behind the digits.
  private var isOnDisc: Bool {
    if case .disc(let disc) = backing { disc.end > disc.start } else { false }
  }

  private var textStyle: Style {
    var style = theme.style(of: state)
    if state.isFlashDark || (theme.depth == .never && state.snapshot.phase == .ringing) {
      style.attributes.insert(.reverse)
    }
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
  /// The time with its days as they are written in large digits: `33d 20:41:27`.
  fileprivate var inOneLine: String {
    let parts = split(separator: " ")
    return parts.count == 3 ? "\(parts[0])\(parts[1]) \(parts[2])" : self
  }

  /// The days, and below them the time of day, or the hours, and below them the minutes and
  /// seconds; `nil` for a time without hours.
  fileprivate var stacked: [String]? {
    let days = split(separator: " ")
    if days.count == 3 { return ["\(days[0])\(days[1])", "\(days[2])"] }
    let parts = split(separator: ":")
    guard parts.count == 3 else { return nil }
    return [parts[0] + "h", parts[1] + ":" + parts[2]]
  }
}
