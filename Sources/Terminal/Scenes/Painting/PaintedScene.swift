internal import Cells
internal import Raster
internal import Shapes

/// A scene prepared for the painters: figures with their outlines, backgrounds and texts by depth.
struct PaintedScene {
  /// A figure with its outline, which is computed lazily.
  struct Figure {
    let plane: Int
    let piece: Plane.Piece
    let cells: CellRect
    var layer: Drawing.Layer?
  }

  /// An opaque background.
  struct Fill {
    let plane: Int
    let rect: CellRect
    let style: Style
  }

  /// A text on the canvas.
  struct PaintedText {
    let plane: Int
    let text: String
    let column: Int
    let style: Style
    let clip: CellRect
    /// Whether it shows only in cells that figures leave blank.
    var isBelow = false
  }

  let canvas: Canvas
  /// The figures, bottom first.
  private(set) var figures: [Figure] = []
  /// The backgrounds, bottom first.
  private(set) var fills: [Fill] = []
  /// The texts of each row, bottom first.
  private(set) var texts: [[PaintedText]]

  private let mosaic: Mosaic

  /// Prepares a scene, reusing the outlines of figures that the last one had.
  init(_ scene: Scene, for mosaic: Mosaic, after last: [Figure] = []) {
    canvas = scene.canvas
    self.mosaic = mosaic
    texts = Array(repeating: [], count: canvas.cells.rows.count)
    for (index, plane) in scene.planes.enumerated() {
      if case .fill(let rect, let style) = plane.background {
        let rect = rect.intersection(canvas.cells)
        if !rect.isEmpty { fills.append(Fill(plane: index, rect: rect, style: style)) }
      }
      for piece in plane.pieces { add(piece, index) }
    }
    for (index, known) in last.prefix(figures.count).enumerated()
    where known.layer != nil && known.piece == figures[index].piece {
      figures[index].layer = known.layer
    }
  }

  private mutating func add(_ piece: Plane.Piece, _ plane: Int) {
    switch piece.content {
    case .figure(.numeral(let character, let box), let paint)
    where add(NumeralCells(character, box: box, on: canvas), paint, piece.clip, plane): break
    case .figure:
      let cells = piece.cells(on: canvas)
      if !cells.isEmpty { figures.append(Figure(plane: plane, piece: piece, cells: cells)) }
    case .text(let text, let column, let row, let style):
      add(text, column, row, style, piece.clip, plane, isBelow: false)
    case .underlay(let text, let column, let row, let style):
      add(text, column, row, style, piece.clip, plane, isBelow: true)
    }
  }

  private mutating func add(
    _ text: String, _ column: Int, _ row: Int, _ style: Style, _ clip: CellRect, _ plane: Int,
    isBelow: Bool
  ) {
    guard texts.indices.contains(row), clip.rows.contains(row) else { return }
    texts[row].append(
      PaintedText(
        plane: plane, text: text, column: column, style: style,
        clip: clip.intersection(canvas.cells), isBelow: isBelow))
  }

  /// Adds a character as text if the glyphs are too coarse for it; returns whether they are.
  private mutating func add(
    _ numeral: NumeralCells, _ paint: Paint, _ clip: CellRect, _ plane: Int
  ) -> Bool {
    guard numeral.isTooLow(for: mosaic.glyphs), let lines = numeral.lines else { return false }
    let (columns, rows) = (numeral.cells.columns, numeral.cells.rows)
    let color = mosaic.color(of: paint.color(at: numeral.area.center))
    let top = rows.lowerBound + (rows.count - lines.count) / 2
    let style = Style(foreground: color, attributes: .bold)
    for (row, line) in zip(top..., lines) where texts.indices.contains(row) {
      guard clip.rows.contains(row) else { continue }
      texts[row].append(
        PaintedText(
          plane: plane, text: line, column: columns.lowerBound, style: style,
          clip: clip.intersection(canvas.cells)))
    }
    return true
  }

  /// Returns a figure's outline and caches it.
  mutating func layer(of figure: Int) -> Drawing.Layer? {
    if figures[figure].layer == nil { figures[figure].layer = outline(of: figures[figure].piece) }
    return figures[figure].layer
  }

  private func outline(of piece: Plane.Piece) -> Drawing.Layer? {
    guard case .figure(let figure, let paint) = piece.content else { return nil }
    switch figure {
    case .numeral(let character, let box):
      let numeral = NumeralCells(character, box: box, on: canvas)
      guard let path = numeral.path(in: mosaic.glyphs) else { return piece.layer }
      return Drawing.Layer(.fill(path), paint: paint)
    case .envelope(let envelope):
      return Drawing.Layer(.fill(envelope.path(in: mosaic.glyphs, cell: canvas.cell)), paint: paint)
    case .dial, .bar, .layer: return piece.layer
    }
  }

  /// Returns the topmost background at a cell.
  func fill(column: Int, row: Int) -> Fill? {
    fills.last { $0.rect.contains(column: column, row: row) }
  }
}

extension PaintedScene.Figure {
  /// Returns whether the figure draws nothing in cells inside its box.
  func leavesBlank(_ cells: CellRect, on canvas: Canvas) -> Bool {
    guard case .figure(.dial(let dial), _) = piece.content else { return false }
    return dial.leavesBlank(cells.area(of: canvas.cell))
  }

  /// The box of a digit or sign; `nil` for other figures.
  var numeralBox: Rect? {
    guard case .figure(.numeral(_, let box), _) = piece.content else { return nil }
    return box
  }
}

extension PaintedScene.PaintedText {
  /// The columns in which wide characters begin.
  var wideColumns: [Int] {
    guard !TextWidth.isNarrow(text) else { return [] }
    var columns: [Int] = []
    var next = column
    for character in text {
      let taken = TextWidth.columns(of: character)
      if taken == 2 { columns.append(next) }
      next += taken
    }
    return columns
  }
}
