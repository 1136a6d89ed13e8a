internal import Cells
internal import Countdowns
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// A dial with the time in the middle, or only the time if a dial doesn't fit.
struct DialPicture: FacePicture {
  private let outline: Dial.Form

  init(_ form: Dial.Form) { outline = form }

  var hasProgress: Bool { true }
  var form: Dial.Form? { outline }

  func steps(on canvas: Canvas) -> Int? {
    let area = canvas.area(rows: 0..<canvas.rows)
    let sixth = canvas.cell.width / 6
    return Dial(outline, in: area, cell: canvas.cell).map { Int($0.circumference / sixth) }
  }

  func add(_ state: FaceState, _ theme: Theme, _ symbols: Symbols, to scene: inout Scene) {
    let margins = Margins(state, scene.canvas, symbols)
    let cell = scene.canvas.cell
    let area = CellRect(columns: 0..<scene.canvas.columns, rows: margins.rows)
    guard let dial = Dial(outline, in: area.area(of: cell), cell: cell) else {
      return DigitsPicture().add(state, theme, symbols, to: &scene)
    }
    let share = add(dial, state, theme, &scene)
    let effects = dial.form == .pie ? nil : state.effects
    // A cell of letters has only one color, so there the digits take the whole cells.
    let backing: DigitBlock.Backing =
      dial.form != .pie ? .background : symbols == .ascii ? .box : .disc(share)
    let digits = DigitBlock(state, theme, in: area, cell: cell, over: backing) { size in
      effects == nil
        ? dial.holds(size) : dial.holds(size.scaled(by: FaceEffects.digitRoom(in: dial)))
    }
    // Around plain text, there is no space for them.
    let isPaused = state.snapshot.phase == .paused
    if !digits.isText {
      effects?.addDots(
        in: dial, tint: state.tintUnlessUrgent, theme, isPaused: isPaused, to: &scene)
    }
    digits.add(to: &scene)
    addPauseSign(below: digits, in: dial, state, &scene)
    // On a disc, text would leave holes in the picture.
    let saysEnd =
      dial.form != .pie && !margins.saysEndInLargeLetters(state)
      && digits.addEndWords(to: &scene) { dial.contains($0) }
    margins.add(state, theme, saysEnd: saysEnd, to: &scene)
  }

  /// Adds the track and the remaining part of a dial, and returns that part.
  private func add(_ dial: Dial, _ state: FaceState, _ theme: Theme, _ scene: inout Scene) -> Dial {
    var share = dial
    (share.start, share.end) = state.direction.span(left: state.snapshot.fractionLeft)
    if state.snapshot.phase == .ringing {
      (share.start, share.end) = state.isPictureDark ? (0, 0) : (0, 1)
    }
    if state.isEmpty { (share.start, share.end) = (0, 0) }
    // A track below the arc would show both edges where they coincide. So the track covers only the
    // rest of the way, and extends below the arc no further than its rounded corners.
    if share.end - share.start < 1 {
      var track = dial
      if share.end > share.start {
        let more = share.overlap
        (track.start, track.end) = (share.end - more, 1 + share.start + more)
      }
      scene.add(.dial(track), theme.paint(.track))
    }
    let center = dial.box.center
    scene.add(
      .dial(share),
      dial.form == .pie
        ? theme.disc(state, around: center) : theme.progress(state, around: center))
    return share
  }

  /// Adds a pause sign below the digits, if it fits in the dial.
  private func addPauseSign(
    below digits: DigitBlock, in dial: Dial, _ state: FaceState, _ scene: inout Scene
  ) {
    guard state.snapshot.phase == .paused, let cells = digits.cells else { return }
    let cell = scene.canvas.cell
    let rows = max(1, (cells.rows.count * 2 + 2) / 5)
    let top = cells.rows.upperBound + max(1, rows / 2)
    let width = max(1, Int((Double(rows) * cell.height / cell.width * 0.33).rounded()))
    let sign = CellRect(
      columns: 0..<3 * width, rows: 0..<rows
    ).centered(at: dial.box.midX, top: top, cell: cell)
    let room = dial.form != .pie && state.effects != nil ? FaceEffects.digitRoom(in: dial) : 1
    guard dial.contains(sign.area(of: cell).scaled(by: room, about: dial.box.center)) else {
      return
    }
    for bar in [0, 2 * width] {
      let columns = sign.columns.lowerBound + bar..<sign.columns.lowerBound + bar + width
      scene.add(
        .bar(CellRect(columns: columns, rows: sign.rows).area(of: cell)), digits.paint)
    }
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double, about center: Point) -> Rect {
    Rect(
      x: center.x + (minX - center.x) * factor, y: center.y + (minY - center.y) * factor,
      width: width * factor, height: height * factor)
  }
}

extension CellRect {
  fileprivate func centered(at x: Double, top: Int, cell: Size) -> CellRect {
    let left = Int((x / cell.width - Double(columns.count) / 2).rounded())
    return CellRect(columns: left..<left + columns.count, rows: top..<top + rows.count)
  }
}

extension Dial {
  /// The margin on each side, as a fraction of the area's extent.
  private static let margin = 0.06

  /// Creates the largest complete dial in an area; `nil` if the area is too small.
  init?(_ form: Form, in area: Rect, cell: Size) {
    let extent = min(area.width, area.height)
    let side = extent - 2 * Self.margin * max(0, extent - 6 * cell.height) - 0.25 * cell.width
    guard side >= 4 * cell.height else { return nil }
    let box = Rect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
    // A diamond's line is wider horizontally than its stroke.
    let share = form == .diamond ? 0.06 : 0.085
    self.init(form: form, box: box, lineWidth: max(cell.width * 1.25, side * share))
  }

  /// Returns whether a centered text of a size is clear of the line, or lies on the disc.
  func holds(_ size: Size) -> Bool {
    contains(
      Rect(
        x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  /// Returns whether a rectangle is clear of the line, or lies on the disc.
  func contains(_ rect: Rect) -> Bool {
    let half = box.width / 2
    let corner = Point(
      x: max(abs(rect.minX - box.midX), abs(rect.maxX - box.midX)),
      y: max(abs(rect.minY - box.midY), abs(rect.maxY - box.midY)))
    switch form {
    case .ring: return corner.distance(to: .zero) <= (half - lineWidth) * 0.9
    case .pie: return corner.distance(to: .zero) <= half * 0.86
    case .diamond: return corner.x + corner.y <= (half - lineWidth * 2.0.squareRoot()) * 0.98
    }
  }
}
