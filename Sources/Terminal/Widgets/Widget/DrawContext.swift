package import Cells
package import Clocks
package import Raster
package import Scenes
package import Shapes
package import TerminalCodes

/// The gestures that an area accepts.
package struct Gestures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A press of a button, and its release.
  package static let press = Gestures(rawValue: 1)
  /// Motion while a button is held.
  package static let drag = Gestures(rawValue: 2)
  /// Turns of the mouse wheel.
  package static let wheel = Gestures(rawValue: 4)
  /// Motion without a button.
  package static let hover = Gestures(rawValue: 8)
  /// A long press, whose release isn't a click.
  package static let hold = Gestures(rawValue: 16)
}

/// The user's current interaction with a widget.
package struct WidgetState: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let focused = WidgetState(rawValue: 1)
  package static let hovered = WidgetState(rawValue: 2)
  package static let pressed = WidgetState(rawValue: 4)
  package static let dimmed = WidgetState(rawValue: 8)
}

/// The rectangle in which a widget draws, and what it adds to the picture.
///
/// Columns and rows are relative to the widget's own top left cell. Nothing outside the clip is
/// ever visible, so a partly scrolled widget draws as if it were whole.
package struct DrawContext {
  /// A part of the widget that accepts gestures.
  package struct Area: Hashable, Sendable {
    package var part: Int
    package var rect: CellRect
    package var gestures: Gestures
    /// The key to which a click is equivalent.
    package var key: KeyPress?
  }

  /// The cells of the widget in the picture; some may lie outside the clip.
  package private(set) var frame: CellRect
  /// The cells of the picture that can be drawn on.
  package private(set) var clip: CellRect
  package let surroundings: Surroundings
  package let now: Instant
  /// The user's current interaction with the widget.
  package var state: WidgetState
  /// The part under the pointer or under a pressed button, if any.
  package private(set) var part: Int?

  package private(set) var pieces: [Plane.Piece] = []
  package private(set) var areas: [Area] = []
  /// The time at which the drawing next changes by itself.
  package private(set) var nextChange: Instant?

  private var identity: Int
  /// The number of pieces that belong to identities other than the current one.
  private var firstPiece = 0
  /// The offset of the part numbers of the widget being drawn.
  private var firstPart = 0

  package init(
    frame: CellRect, clip: CellRect, surroundings: Surroundings, now: Instant,
    state: WidgetState = [], part: Int? = nil, identity: Int = 0
  ) {
    self.frame = frame
    self.clip = clip.intersection(frame)
    self.surroundings = surroundings
    self.now = now
    self.state = state
    self.part = part
    self.identity = identity
  }

  package var theme: Theme { surroundings.theme }
  package var symbols: Symbols { surroundings.symbols }
  /// The widget's width and height in cells.
  package var columns: Int { frame.columns.count }
  package var rows: Int { frame.rows.count }

  /// The widget's rectangle in drawing units.
  package var bounds: Rect { rect(columns: 0..<columns, rows: 0..<rows) }

  /// The size of a cell in drawing units.
  package var cell: Size { surroundings.canvas.cell }

  /// Returns the rectangle of a range of the widget's cells in drawing units.
  package func rect(columns: Range<Int>, rows: Range<Int>) -> Rect {
    Rect(
      x: Double(frame.columns.lowerBound + columns.lowerBound) * cell.width,
      y: Double(frame.rows.lowerBound + rows.lowerBound) * cell.height,
      width: Double(columns.count) * cell.width, height: Double(rows.count) * cell.height)
  }
}

// MARK: - Drawing

extension DrawContext {
  /// Writes text; text that doesn't fit in the widget's width is truncated with an ellipsis.
  package mutating func text(
    _ text: String, column: Int = 0, row: Int = 0, width: Int? = nil, style: Style = .standard
  ) {
    let shown = shown(text, column, row, width ?? .max)
    guard !shown.isEmpty else { return }
    add(
      .text(
        shown, column: frame.columns.lowerBound + column, row: frame.rows.lowerBound + row, style))
  }

  /// Writes text below the figures, in the cells that they leave blank.
  package mutating func underlay(_ text: String, column: Int, row: Int, style: Style) {
    let shown = shown(text, column, row, .max)
    guard !shown.isEmpty else { return }
    add(
      .underlay(
        shown, column: frame.columns.lowerBound + column, row: frame.rows.lowerBound + row, style))
  }

  /// Returns the part of a text that fits in a width; an empty one in a row outside the clip.
  private func shown(_ text: String, _ column: Int, _ row: Int, _ width: Int) -> String {
    let room = min(width, columns - column)
    guard room > 0, clip.rows.contains(frame.rows.lowerBound + row) else { return "" }
    return TextWidth.truncated(TextWidth.visible(text), to: room)
  }

  /// Writes text centered in a row.
  package mutating func text(centered text: String, row: Int = 0, style: Style = .standard) {
    let shown = TextWidth.truncated(TextWidth.visible(text), to: columns)
    self.text(shown, column: (columns - TextWidth.columns(of: shown)) / 2, row: row, style: style)
  }

  /// Fills cells with blanks in a style.
  package mutating func fill(_ style: Style, columns: Range<Int>? = nil, rows: Range<Int>? = nil) {
    let columns = columns ?? 0..<self.columns
    let blank = String(repeating: " ", count: columns.count)
    for row in rows ?? 0..<self.rows {
      text(blank, column: columns.lowerBound, row: row, style: style)
    }
  }

  /// Draws a figure, positioned in the drawing units of the whole picture.
  package mutating func figure(_ figure: Figure, _ paint: Paint) {
    guard !clip.isEmpty else { return }
    add(.figure(figure, paint))
  }

  /// Draws another widget into a range of this widget's cells; the owner stays the same.
  ///
  /// The parts of the other widget are numbered from `firstPart` on.
  package mutating func draw(
    _ widget: some Widget, columns: Range<Int>, rows: Range<Int>, firstPart: Int = 0
  ) {
    let (outer, outerClip) = (frame, clip)
    let (outerFirst, outerPart) = (self.firstPart, part)
    self.firstPart += firstPart
    part = part.map { $0 - firstPart }
    frame = outer.cells(columns: columns, rows: rows)
    clip = frame.intersection(outerClip)
    widget.draw(in: &self)
    (frame, clip) = (outer, outerClip)
    (self.firstPart, part) = (outerFirst, outerPart)
  }

  /// Draws a part of the widget with its own identity, which stays the same when parts before it
  /// are added or removed; keys must be unique.
  package mutating func draw(identifiedBy key: some Hashable, _ draw: (inout DrawContext) -> Void) {
    let outer = (identity, firstPiece)
    var hasher = Hasher()
    hasher.combine(identity)
    hasher.combine(key)
    (identity, firstPiece) = (hasher.finalize(), pieces.count)
    draw(&self)
    (identity, firstPiece) = outer
  }

  /// Adds the pieces of a plane that was laid out for the whole picture.
  package mutating func add(_ plane: Plane) {
    for piece in plane.pieces { add(piece.content) }
  }

  /// Adds the pieces of a plane that was laid out on its own, at a cell of the widget.
  package mutating func add(_ plane: Plane, column: Int, row: Int) {
    let (columns, rows) = (frame.columns.lowerBound + column, frame.rows.lowerBound + row)
    for piece in plane.pieces {
      add(piece.content.offsetBy(columns: columns, rows: rows, on: surroundings.canvas))
    }
  }

  private mutating func add(_ content: Plane.Piece.Content) {
    pieces.append(
      Plane.Piece(
        id: PieceID(owner: identity, ordinal: pieces.count - firstPiece), clip: clip,
        content: content))
  }
}

// MARK: - Gestures and time

extension DrawContext {
  /// Makes cells of the widget accept gestures; without a rectangle, all of them.
  ///
  /// With a key, a click there is equivalent to that key.
  package mutating func accept(
    _ gestures: Gestures, part: Int = 0, columns: Range<Int>? = nil, rows: Range<Int>? = nil,
    as key: KeyPress? = nil
  ) {
    let rect = frame.cells(columns: columns ?? 0..<self.columns, rows: rows ?? 0..<self.rows)
    areas.append(Area(part: firstPart + part, rect: rect, gestures: gestures, key: key))
  }

  /// Requests a new frame at an instant.
  package mutating func changes(at instant: Instant) {
    nextChange = nextChange.map { min($0, instant) } ?? instant
  }

  /// Returns the current value of an animated value, and requests the frame in which it will have
  /// changed.
  ///
  /// `steps` is the number of visibly distinct values over the whole transition.
  package mutating func value<Value>(of animated: Animated<Value>, steps: Int) -> Value {
    guard !surroundings.isStill else { return animated.end }
    if let next = animated.nextChange(after: now, steps: steps) { changes(at: next) }
    return animated.value(at: now)
  }
}
