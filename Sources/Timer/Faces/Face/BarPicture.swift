internal import Cells
internal import Countdowns
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// A bar below large digits, or beside the time in a line.
struct BarPicture: FacePicture {
  var hasProgress: Bool { true }

  func steps(on canvas: Canvas) -> Int? { canvas.columns * 6 }

  func add(_ state: FaceState, _ theme: Theme, _ symbols: Symbols, to scene: inout Scene) {
    if scene.canvas.rows < 3 {
      addLine(state, theme, symbols, &scene)
    } else {
      addBlock(state, theme, symbols, &scene)
    }
  }

  private func addBlock(
    _ state: FaceState, _ theme: Theme, _ symbols: Symbols, _ scene: inout Scene
  ) {
    let margins = Margins(state, scene.canvas, symbols)
    let canvas = scene.canvas
    let height = max(1, margins.rows.count / 8)
    let gap = max(1, margins.rows.count / 10)
    let inset = Int((Double(canvas.columns) * 0.08).rounded())
    let columns = inset..<max(inset, canvas.columns - inset)
    let room =
      margins.rows
      .lowerBound..<max(
        margins.rows.lowerBound, margins.rows.upperBound - height - gap)
    let digits = DigitBlock(
      state, theme, in: CellRect(columns: columns, rows: room), cell: canvas.cell, isAlone: true
    ) { $0.height <= Double(room.count) * canvas.cell.height * (room.count < 8 ? 1 : 0.8) }
    digits.add(to: &scene)
    // The bar's distance below the digits depends on their size; the digits stay in the middle.
    let below = digits.cells?.rows.upperBound ?? room.upperBound
    let top = min(margins.rows.upperBound - height, max(below + gap, room.upperBound - gap))
    add(
      CellRect(columns: columns, rows: max(top, 0)..<max(top, 0) + height), state, theme, symbols,
      &scene)
    // A blank row separates the words from the bar.
    let edge = Double(top - 1) * canvas.cell.height
    let saysEnd =
      !margins.saysEndInLargeLetters(state) && digits.addEndWords(to: &scene) { $0.maxY <= edge }
    margins.add(state, theme, saysEnd: saysEnd, to: &scene)
  }

  private func addLine(
    _ state: FaceState, _ theme: Theme, _ symbols: Symbols, _ scene: inout Scene
  ) {
    let parts = LineParts(state, canvas: scene.canvas, bar: true)
    parts.add(to: &scene, theme: theme, state: state)
    guard let columns = parts.barColumns else { return }
    add(CellRect(columns: columns, rows: parts.row..<parts.row + 1), state, theme, symbols, &scene)
  }

  /// Adds a bar that fills cells, except for a part of each row's height above and below it.
  func add(
    _ cells: CellRect, inset: Double = 0, _ state: FaceState, _ theme: Theme, _ symbols: Symbols,
    _ scene: inout Scene
  ) {
    let left = state.snapshot.fractionLeft
    var share = state.direction == .filling ? 1 - left : left
    if state.snapshot.phase == .ringing { share = state.isPictureDark ? 0 : 1 }
    if state.isEmpty { share = 0 }
    guard symbols != .ascii else { return addText(cells, share, state, theme, &scene) }
    let cell = scene.canvas.cell
    let bar = cells.area(of: cell).insetBy(dx: 0, dy: inset * cell.height)
    scene.add(.bar(bar), theme.paint(.track))
    scene.add(
      .bar(Rect(x: bar.minX, y: bar.minY, width: bar.width * share, height: bar.height)),
      theme.progress(state, along: bar))
  }

  /// Adds a bar of characters, such as `[####----]`.
  private func addText(
    _ cells: CellRect, _ share: Double, _ state: FaceState, _ theme: Theme, _ scene: inout Scene
  ) {
    let inner = max(0, cells.columns.count - 2)
    let filled = min(inner, Int((Double(inner) * share).rounded(.up)))
    let (first, row) = (cells.columns.lowerBound, cells.rows.lowerBound + cells.rows.count / 2)
    guard inner > 0 else { return }
    scene.add("[", column: first, row: row, style: Style())
    scene.add(
      String(repeating: "#", count: filled), column: first + 1, row: row,
      style: theme.style(of: state))
    scene.add(
      String(repeating: "-", count: inner - filled), column: first + 1 + filled, row: row,
      style: theme.style(.secondary))
    scene.add("]", column: first + 1 + inner, row: row, style: Style())
  }
}
