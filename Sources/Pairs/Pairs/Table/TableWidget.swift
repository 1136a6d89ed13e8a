internal import Cells
internal import Clocks
internal import Raster
internal import Scenes
internal import Shapes
internal import TerminalCodes
internal import Widgets

/// The table with its cards.
struct TableWidget: Widget {
  var layout: TableLayout
  /// The cards, bottom first.
  var cards: [CardView]
  /// The points flying above cards.
  var numbers: [ShownNumber] = []
  var celebration: ShownCelebration?
  /// The place of the cursor.
  var cursor: Int?
  /// The places that accept clicks.
  var places: [Int] = []
  /// Whether the deck accepts clicks.
  var hasDeck = false
  /// The time at which the picture next changes by itself.
  var nextChange: Instant?

  /// Points in flight.
  struct ShownNumber: Hashable, Sendable {
    var points: Int
    /// The position of the center, in cells of the table.
    var column: Int
    var row: Int
    /// The faded share, from 0 to 1.
    var fading: Double
  }

  /// A celebration at an instant.
  struct ShownCelebration: Hashable, Sendable {
    var pieces: [Celebration.ShownPiece]
    var score: Int
  }

  static let deckPart = -1

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
    layout.area.rows.count
  }

  func draw(in context: inout DrawContext) {
    if let nextChange { context.changes(at: nextChange) }
    let isFlying = cards.contains { $0.isFlying }
    let colors = TableColors(theme: context.theme)
    // Cards that fly over each other would merge and split pictures in pixels from frame to frame,
    // so an invisible figure as large as the table joins all of them into one.
    if isFlying || celebration != nil { addBase(context.bounds, "table", &context) }
    let painters = cards.map { card in
      CardPainter(
        card: card, colors: colors, cell: context.cell, edge: edge(of: card, in: context),
        inset: layout.inset)
    }
    for painter in painters {
      let card = painter.card
      let cells = layout.frame(of: card.id)
      // Keeps a card's pixel picture in place while the card turns. At rest, each card is a picture
      // of its own, so a shrinking pie sends only the cells of its card.
      if !isFlying, !hasDeck, celebration == nil {
        let area = cells.area(of: context.cell)
        let reach = card.frame.minX == area.minX ? 0 : TableMotion.shakeReach * area.width
        addBase(area.insetBy(dx: -reach, dy: 0), card.id, &context)
      }
      context.draw(identifiedBy: card.id) { painter.draw(in: &$0, frame: layout.area) }
    }
    if !isFlying { drawMarks(in: &context) }
    if let celebration { draw(celebration, colors, &context) }
    for (index, number) in numbers.enumerated() {
      context.draw(identifiedBy: "number \(index)") { draw(number, over: painters, colors, &$0) }
    }
    accept(in: &context)
  }

  private func draw(
    _ celebration: ShownCelebration, _ colors: TableColors, _ context: inout DrawContext
  ) {
    for piece in celebration.pieces {
      let path = piece.form.path(in: piece.box).applying(
        .rotation(piece.angle).about(piece.box.center))
      let layer = Drawing.Layer(.fill(path), paint: .solid(colors.picture(piece.color)))
      // A square that contains the picture at any angle.
      let margin = 0.25 * piece.box.width
      let box = piece.box.insetBy(dx: -margin, dy: -margin)
      context.draw(identifiedBy: "piece \(piece.id)") {
        $0.figure(.layer(layer, box: box), layer.paint)
      }
    }
    let text = PairsWords.score(celebration.score)
    let rows = max(TableNumber.fewestRows, layout.area.rows.count / 3)
    let number = TableNumber(text, rows: rows, cell: context.cell)
    context.draw(identifiedBy: "score") {
      number.draw(
        column: layout.area.columns.count / 2, row: (layout.area.rows.count - rows) / 2,
        colors.cursor, edge: nil, in: &$0)
    }
  }

  private func edge(of card: CardView, in context: DrawContext) -> CardPainter.FrameEdge {
    guard places.contains(card.id) else { return .none }
    if card.id == cursor { return .cursor }
    return context.state.contains(.hovered) && context.part == card.id ? .hover : .none
  }

  /// The height and line width of flying points in pixels, in rows.
  private static let numberHeight = 1.4
  private static let numberWeight = 0.15

  /// Draws points in large digits or, on cards that are too small for them, in one row: in pixels as
  /// strokes, otherwise as text on the colors of the cards below.
  private func draw(
    _ number: ShownNumber, over painters: [CardPainter], _ colors: TableColors,
    _ context: inout DrawContext
  ) {
    let text = PairsWords.points(number.points)
    let rows = max(TableNumber.fewestRows, layout.cardRows / 3)
    if context.symbols != .ascii, layout.cardRows > TableNumber.fewestRows {
      let lowest = max(0, layout.area.rows.count - rows)
      TableNumber(text, rows: rows, cell: context.cell).draw(
        column: number.column, row: min(max(0, number.row - rows / 2), lowest),
        colors.number(number.points, dimmed: number.fading), edge: colors.numberEdge, in: &context)
      return
    }
    drawInRow(text, number, over: painters, colors, &context)
  }

  private func drawInRow(
    _ text: String, _ number: ShownNumber, over painters: [CardPainter], _ colors: TableColors,
    _ context: inout DrawContext
  ) {
    let row = min(max(0, number.row), layout.area.rows.count - 1)
    let (cell, area, surroundings) = (context.cell, layout.area, context.surroundings)
    let column = number.column - text.count / 2
    guard surroundings.glyphs != nil else {
      let height = Self.numberHeight * cell.height
      let box = Rect(
        x: Double(area.columns.lowerBound + column) * cell.width - height,
        y: (Double(area.rows.lowerBound + row) + 0.5) * cell.height - height / 2,
        width: Double(text.count) * cell.width + 2 * height, height: height)
      let path = NumeralText(text, weight: Self.numberWeight).path(
        in: box.insetBy(dx: 0, dy: height / 8))
      let edge = StrokeStyle(lineWidth: height / 5, lineCap: .round, lineJoin: .round)
      let parts: [(Drawing.Outline, RGB)] = [
        (.stroke(path, edge), colors.numberEdge ?? colors.face),
        (.fill(path), colors.number(number.points)),
      ]
      for (outline, color) in parts {
        let layer = Drawing.Layer(outline, paint: .solid(color), opacity: 1 - number.fading)
        context.figure(.layer(layer, box: box), layer.paint)
      }
      return
    }
    for (offset, character) in text.enumerated() {
      let middle = Point(
        x: (Double(area.columns.lowerBound + column + offset) + 0.5) * cell.width,
        y: (Double(area.rows.lowerBound + row) + 0.5) * cell.height)
      let colorBelow = painters.reversed().lazy.compactMap {
        $0.color(at: middle, in: surroundings)
      }.first
      context.text(
        String(character), column: column + offset, row: row,
        style: colors.number(number.points, dimmed: number.fading, on: colorBelow))
    }
  }

  /// Adds a figure without an outline, whose box groups everything drawn on it into one picture.
  private func addBase(_ box: Rect, _ key: some Hashable, _ context: inout DrawContext) {
    let layer = Drawing.Layer(.fill(Path()), paint: .solid(context.theme.background))
    context.draw(identifiedBy: "base \(key)") { $0.figure(.layer(layer, box: box), layer.paint) }
  }

  /// Marks the card under the cursor beside its edges if neither colors nor lines show it.
  private func drawMarks(in context: inout DrawContext) {
    guard let cursor, places.contains(cursor),
      context.symbols == .ascii || context.theme.depth == .never
    else { return }
    let cells = layout.frame(of: cursor)
    let style = context.theme.style(.accent)
    let row = cells.rows.lowerBound + cells.rows.count / 2 - layout.area.rows.lowerBound
    let left = cells.columns.lowerBound - layout.area.columns.lowerBound
    let marks = context.symbols == .ascii ? (">", "<") : ("▸", "◂")
    context.draw(identifiedBy: "cursor") {
      // Without free cells beside the card, the marks go inside its edges.
      let inset = layout.columnGap > 0 || left > 0 && layout.columns == 1 ? 0 : 2
      $0.text(marks.0, column: left - 1 + inset, row: row, style: style)
      $0.text(marks.1, column: left + cells.columns.count - inset, row: row, style: style)
    }
  }

  private func accept(in context: inout DrawContext) {
    func accept(_ cells: CellRect, _ part: Int) {
      let (left, top) = (layout.area.columns.lowerBound, layout.area.rows.lowerBound)
      context.accept(
        [.press, .hover], part: part,
        columns: cells.columns.lowerBound - left..<cells.columns.upperBound - left,
        rows: cells.rows.lowerBound - top..<cells.rows.upperBound - top)
    }
    for place in places { accept(layout.frame(of: place), place) }
    if hasDeck { accept(layout.deck, Self.deckPart) }
  }
}
