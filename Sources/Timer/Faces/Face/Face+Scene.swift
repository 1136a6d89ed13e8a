internal import Cells
internal import Countdowns
internal import Raster
package import Scenes
internal import Shapes
package import Widgets

extension Face {
  /// Returns the picture of a countdown on a canvas.
  package func scene(
    _ state: FaceState, on canvas: Canvas, theme: Theme, symbols: Symbols = .unicode
  ) -> Scene {
    let state = state.sayingOnce(in: self, on: canvas, symbols)
    var scene = Scene(canvas: canvas)
    switch shown(in: state, on: canvas) {
    case .bar where canvas.rows < 3: addBarLine(state, theme, symbols, &scene)
    case let face where face == .line || canvas.rows < 2: addLine(state, theme, &scene)
    case .bar: addBar(state, theme, symbols, &scene)
    case .digits: addDigits(state, theme, symbols, &scene)
    case .ring, .pie, .diamond: addDial(state, theme, symbols, &scene)
    case .line: break
    }
    return scene
  }

  /// Returns the face to draw: without progress, it is digits or, with few rows, a line.
  func shown(in state: FaceState, on canvas: Canvas) -> Face {
    guard !state.showsProgress, form != nil || self == .bar else { return self }
    return canvas.rows < 3 ? .line : .digits
  }

  func addDigits(
    _ state: FaceState, _ theme: Theme, _ symbols: Symbols, _ scene: inout Scene
  ) {
    let margins = Margins(state, scene.canvas, symbols)
    let area = CellRect(columns: 0..<scene.canvas.columns, rows: margins.rows)
    let room = Size(
      width: Double(area.columns.count) * 0.9 * scene.canvas.cell.width,
      height: Double(area.rows.count) * (area.rows.count < 8 ? 1 : 0.8) * scene.canvas.cell.height)
    let digits = DigitBlock(state, theme, in: area, cell: scene.canvas.cell, isAlone: true) {
      $0.width <= room.width && $0.height <= room.height
    }
    digits.add(to: &scene)
    let saysEnd =
      !margins.saysEndInLargeLetters(state) && digits.addEndWords(to: &scene) { _ in true }
    margins.add(state, theme, saysEnd: saysEnd, to: &scene)
  }
}

// MARK: - Bars

extension Face {
  private func addBar(
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
      !margins.saysEndInLargeLetters(state)
      && digits.addEndWords(to: &scene) { $0.maxY <= edge }
    margins.add(state, theme, saysEnd: saysEnd, to: &scene)
  }

  private func addBarLine(
    _ state: FaceState, _ theme: Theme, _ symbols: Symbols, _ scene: inout Scene
  ) {
    let parts = LineParts(state, canvas: scene.canvas, bar: true)
    parts.add(to: &scene, theme: theme, state: state)
    guard let columns = parts.barColumns else { return }
    add(
      CellRect(columns: columns, rows: parts.row..<parts.row + 1), state, theme, symbols, &scene)
  }

  private func addLine(_ state: FaceState, _ theme: Theme, _ scene: inout Scene) {
    let parts = LineParts(state, canvas: scene.canvas, isCentered: scene.canvas.rows >= 5)
    parts.add(to: &scene, theme: theme, state: state)
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

extension FaceState {
  /// How urgent it is; a timer that ended with time left was canceled, which isn't urgent.
  var urgency: Urgency {
    if isOpen { return .plenty }
    switch snapshot.phase {
    case .ringing: return .last
    case .ended: return snapshot.left > .zero ? .plenty : .last
    case .ready, .running, .paused: return followsUrgency ? snapshot.urgency : .plenty
    }
  }
}
