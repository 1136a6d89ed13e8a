internal import Cells
internal import Countdowns
internal import Raster
package import Scenes
internal import Shapes

extension Face {
  /// Returns the picture of a countdown on a canvas.
  package func scene(_ state: FaceState, on canvas: Canvas, theme: Theme) -> Scene {
    var scene = Scene(canvas: canvas)
    switch self {
    case .bar where canvas.rows < 3: addBarLine(state, theme, &scene)
    case _ where self == .line || canvas.rows < 2: addLine(state, theme, &scene)
    case .bar: addBar(state, theme, &scene)
    case .digits: addDigits(state, theme, &scene)
    case .ring, .pie, .diamond: addDial(state, theme, &scene)
    case .line: break
    }
    return scene
  }
}

// MARK: - Large faces

extension Face {
  private func addDial(_ state: FaceState, _ theme: Theme, _ scene: inout Scene) {
    let margins = Margins(state, scene.canvas)
    let area = scene.canvas.area(rows: margins.rows)
    guard let form, let dial = Dial(form, in: area, cell: scene.canvas.cell) else {
      return addDigits(state, theme, &scene)
    }
    add(dial, state, theme, &scene)
    let reach = form == .diamond ? 0.58 : 0.74
    let inner = dial.box.width - 2 * dial.lineWidth
    let box = Rect(
      x: area.midX - inner * reach / 2, y: area.midY - inner * 0.2, width: inner * reach,
      height: inner * 0.4)
    let middle = (margins.rows.lowerBound + margins.rows.upperBound - 1) / 2
    DigitBlock(state: state, theme: theme, haloed: form == .pie).add(
      to: &scene, in: box, row: middle)
    margins.add(state, theme, to: &scene)
  }

  private func add(_ dial: Dial, _ state: FaceState, _ theme: Theme, _ scene: inout Scene) {
    if let track = theme.trackPaint { scene.add(.dial(dial), track) }
    var share = dial
    (share.start, share.end) = state.direction.span(left: state.snapshot.fractionLeft)
    if state.snapshot.phase == .ringing {
      (share.start, share.end) = state.isPictureDark ? (0, 0) : (0, 1)
    }
    scene.add(.dial(share), theme.progress(state.urgency, around: dial.box.center))
  }

  private func addDigits(_ state: FaceState, _ theme: Theme, _ scene: inout Scene) {
    let margins = Margins(state, scene.canvas)
    let area = scene.canvas.area(rows: margins.rows)
    let box = area.insetBy(dx: area.width * 0.08, dy: area.height * 0.12)
    let middle = (margins.rows.lowerBound + margins.rows.upperBound - 1) / 2
    DigitBlock(state: state, theme: theme, haloed: false).add(to: &scene, in: box, row: middle)
    margins.add(state, theme, to: &scene)
  }

  private func addBar(_ state: FaceState, _ theme: Theme, _ scene: inout Scene) {
    let margins = Margins(state, scene.canvas)
    let cell = scene.canvas.cell
    let height = max(1, margins.rows.count / 8)
    let top = margins.rows.upperBound - height
    let digits = scene.canvas.area(
      rows: margins.rows.lowerBound..<max(margins.rows.lowerBound, top))
    let inset = (Double(scene.canvas.columns) * 0.08).rounded() * cell.width
    let bar = scene.canvas.area(rows: top..<margins.rows.upperBound).insetBy(dx: inset, dy: 0)
    add(bar, state, theme, &scene)
    DigitBlock(state: state, theme: theme, haloed: false).add(
      to: &scene, in: digits.insetBy(dx: inset, dy: digits.height * 0.12),
      row: (margins.rows.lowerBound + top - 1) / 2)
    margins.add(state, theme, to: &scene)
  }
}

// MARK: - Lines

extension Face {
  private func addLine(_ state: FaceState, _ theme: Theme, _ scene: inout Scene) {
    let parts = LineParts(state, columns: scene.canvas.columns)
    parts.add(to: &scene, theme: theme, state: state)
  }

  private func addBarLine(_ state: FaceState, _ theme: Theme, _ scene: inout Scene) {
    let canvas = scene.canvas
    let parts = LineParts(state, columns: canvas.columns, bar: true)
    parts.add(to: &scene, theme: theme, state: state)
    guard let columns = parts.barColumns else { return }
    let row = scene.canvas.area(rows: canvas.rows / 2..<canvas.rows / 2 + 1)
    let bar = Rect(
      x: Double(columns.lowerBound) * canvas.cell.width, y: row.minY,
      width: Double(columns.count) * canvas.cell.width, height: row.height)
    add(bar, state, theme, &scene)
  }

  private func add(_ bar: Rect, _ state: FaceState, _ theme: Theme, _ scene: inout Scene) {
    let left = state.snapshot.fractionLeft
    var share = state.direction == .filling ? 1 - left : left
    if state.snapshot.phase == .ringing { share = state.isPictureDark ? 0 : 1 }
    if let track = theme.trackPaint { scene.add(.bar(bar), track) }
    let rect = Rect(x: bar.minX, y: bar.minY, width: bar.width * share, height: bar.height)
    scene.add(
      .bar(rect),
      theme.depth == .never
        ? .solid(theme.color(.text)) : .solid(theme.color(theme.role(state.urgency))))
  }
}

extension FaceState {
  /// How urgent it is.
  var urgency: Urgency {
    snapshot.phase == .ringing || snapshot.phase == .ended ? .last : snapshot.urgency
  }
}

extension Dial {
  /// Creates the largest whole dial in an area; `nil` when that is too small for one.
  init?(_ form: Form, in area: Rect, cell: Size) {
    let side = min(area.width, area.height) - min(cell.width, cell.height) * 0.25
    guard side >= 4 * cell.height else { return nil }
    let box = Rect(
      x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
    self.init(form: form, box: box, lineWidth: max(cell.width * 1.25, side * 0.085))
  }
}
