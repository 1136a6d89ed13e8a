internal import Cells
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// Draws a card.
struct CardPainter {
  /// The outline around a card.
  enum FrameEdge: Hashable {
    case none, cursor, hover
  }

  var card: CardView
  var colors: TableColors
  var cell: Size
  var edge: FrameEdge
  /// The margins at the edges.
  var inset = Size.zero

  /// The corner radius and the picture's size, as shares of the card's width.
  private static let cornerShare = 0.12
  private static let pictureShare = 0.54
  /// The distance of the pie from the edges, as a share of the width.
  private static let pieInset = 0.04
  /// The share of the width below which a turning card shows no text.
  private static let minOpenness = 0.8

  /// Draws the card, with text clipped to the table's cells.
  func draw(in context: inout DrawContext, frame table: CellRect) {
    let body = body
    guard !body.isEmpty else { return }
    fill(
      RoundedRectangle(cornerRadius: cornerRadius, style: .circular).path(in: body), fillColor,
      body, &context)
    switch card.side {
    case .back: drawEmblem(body, &context)
    case .face(let picture, let number, let bonus):
      if let drawing = drawing(of: picture, context.surroundings) {
        draw(drawing, bonus, body, &context)
      } else {
        if let pie = pie(bonus, body) { context.figure(.dial(pie), .solid(colors.pie)) }
        draw(picture, number, body, table, &context)
      }
    }
    drawEdge(body, &context)
  }

  private var cornerRadius: Double { Self.cornerShare * card.frame.width }

  private var fillColor: RGB { if case .back = card.side { colors.back } else { colors.face } }

  /// The filled rectangle: slightly smaller than the frame, and narrower while turning.
  private var body: Rect {
    let whole = card.frame.insetBy(dx: inset.width, dy: inset.height)
    let (width, height) = (whole.width * card.openness * card.scale, whole.height * card.scale)
    guard card.openness > 0, card.scale > 0 else { return .zero }
    return Rect(x: whole.midX - width / 2, y: whole.midY - height / 2, width: width, height: height)
  }

  private func fill(_ path: Path, _ color: RGB, _ box: Rect, _ context: inout DrawContext) {
    let layer = Drawing.Layer(.fill(path), paint: .solid(color))
    context.figure(.layer(layer, box: box), layer.paint)
  }

  private func stroke(
    _ path: Path, _ width: Double, _ color: RGB, _ box: Rect, _ context: inout DrawContext
  ) {
    let style = StrokeStyle(lineWidth: width)
    let layer = Drawing.Layer(.stroke(path, style), paint: .solid(color))
    context.figure(.layer(layer, box: box), layer.paint)
  }

  /// Returns the path, spun, narrowed and scaled about the body's center like the card.
  private func narrowed(_ path: Path, _ body: Rect) -> Path {
    isAtRest ? path : path.applying(turning(body))
  }

  /// Whether the card is neither turning nor leaving.
  private var isAtRest: Bool { card.openness == 1 && card.scale == 1 && card.spin == .zero }

  /// The spin, turn and scale of the card about the body's center.
  private func turning(_ body: Rect) -> Transform {
    Transform.rotation(card.spin).about(body.center).concatenating(narrowing(body))
  }

  /// The turn and scale of the card about the body's center.
  private func narrowing(_ body: Rect) -> Transform {
    .scale(x: card.openness * card.scale, y: card.scale).about(body.center)
  }
}

// MARK: - Drawings

extension CardPainter {
  /// The side of a drawing, as shares of the card's width and of the height above the bonus.
  private static let drawingShare = (ofWidth: 0.84, ofHeight: 0.86)
  /// The bar of the remaining bonus below a drawing: its distance from the card's bottom and its
  /// height, as shares of the card's height and at least of a cell's, and its inset.
  private static let barShare = (bottom: 0.12, height: 0.05, inset: 0.14)
  private static let barInCells = (bottom: 1.0, height: 0.4)

  /// Returns the picture's drawing, if there is one and it is recognizable on the card.
  private func drawing(of picture: CardPicture, _ surroundings: Surroundings) -> CardDrawing? {
    guard case .text(let text) = picture.content, let drawing = CardDrawing(rawValue: text),
      CardDrawing.isRecognizable(
        side: drawingSide, cell: cell, glyphs: surroundings.glyphs, depth: colors.theme.depth)
    else { return nil }
    return drawing
  }

  private var drawingSide: Double {
    min(
      Self.drawingShare.ofWidth * card.frame.width,
      Self.drawingShare.ofHeight * (card.frame.height - barDistance))
  }

  /// The distance of the bar's top from the card's bottom.
  private var barDistance: Double {
    max(Self.barShare.bottom * card.frame.height, Self.barInCells.bottom * cell.height)
  }

  private func draw(
    _ drawing: CardDrawing, _ bonus: Double, _ body: Rect, _ context: inout DrawContext
  ) {
    let side = drawingSide
    let scale = side / CardDrawing.side
    let middle = Point(x: body.midX, y: body.midY - barDistance / 2)
    let transform = Transform.scale(x: scale, y: scale)
      .concatenating(.translation(x: middle.x - side / 2, y: middle.y - side / 2))
      .concatenating(Transform.rotation(card.spin).about(middle))
      .concatenating(narrowing(body))
    for layer in drawing.layers {
      let layer = layer.applying(transform)
      let box = layer.outline.region.path.boundingRect.intersection(body)
      context.figure(.layer(layer, box: box), layer.paint)
    }
    guard bonus > 0, card.openness > 0.99, card.scale > 0.99 else { return }
    let inset = Self.barShare.inset * body.width
    let bar = Rect(
      x: body.minX + inset, y: body.maxY - barDistance, width: (body.width - 2 * inset) * bonus,
      height: max(Self.barShare.height * body.height, Self.barInCells.height * cell.height))
    fill(Capsule().path(in: bar), colors.bar, bar, &context)
  }
}

// MARK: - Parts

extension CardPainter {
  private func drawEmblem(_ body: Rect, _ context: inout DrawContext) {
    let square = square(0.56 * card.frame.width, body)
    fill(narrowed(Diamond().path(in: square), body), colors.emblem, body, &context)
  }

  /// Returns the pie of the remaining bonus; `nil` if there is none.
  private func pie(_ bonus: Double, _ body: Rect) -> Dial? {
    guard bonus > 0, card.openness > 0.99, card.scale > 0.99 else { return nil }
    let inset = Self.pieInset * card.frame.width
    let box = body.insetBy(dx: inset, dy: inset).centeredSquare
    return Dial(form: .pie, box: box, lineWidth: 0, start: 0, end: bonus)
  }

  /// Returns the color at a point below the card's picture; `nil` outside the card.
  func color(at point: Point, in surroundings: Surroundings) -> RGB? {
    let body = body
    guard body.contains(point) else { return nil }
    if case .face(let picture, _, let bonus) = card.side,
      drawing(of: picture, surroundings) == nil, pie(bonus, body)?.path.contains(point) == true
    {
      return colors.pie
    }
    return fillColor
  }

  private func draw(
    _ picture: CardPicture, _ number: Int, _ body: Rect, _ table: CellRect,
    _ context: inout DrawContext
  ) {
    let color = colors.picture(number)
    switch picture.content {
    case .form(let form):
      let square = square(Self.pictureShare * card.frame.width, body)
      fill(narrowed(form.path(in: square), body), color, body, &context)
    case .letter(let letter):
      let height = min(0.5 * card.frame.height, 0.8 * card.frame.width)
      let box = Rect(
        x: body.midX - height * 0.36, y: body.midY - height / 2, width: height * 0.72,
        height: height)
      if !isAtRest {
        let path = NumeralText("\(letter)", weight: 0.12).path(in: box)
        fill(narrowed(path, body), color, body, &context)
      } else {
        context.figure(.numeral(letter, box: box), .solid(color))
      }
    case .text(let text):
      guard card.openness >= Self.minOpenness, card.scale >= Self.minOpenness else { return }
      write(text, body, table, &context)
    }
  }

  /// Writes a text; a short one is repeated in two rows and, if there is room, two columns, so that
  /// it looks larger.
  private func write(
    _ text: String, _ body: Rect, _ table: CellRect, _ context: inout DrawContext
  ) {
    let columns = TextWidth.columns(of: text)
    let isShort = columns <= 2
    let fit = isShort && Double(2 * columns + 2) * cell.width <= body.width ? 2 : 1
    let rows = isShort && 3 * cell.height <= body.height ? 2 : 1
    let left = Int(((body.midX - Double(fit * columns) * cell.width / 2) / cell.width).rounded())
    let top = Int((body.midY / cell.height - Double(rows) / 2).rounded())
    for row in top..<top + rows {
      for column in stride(from: left, to: left + fit * columns, by: columns) {
        let middle = Point(
          x: (Double(column) + Double(columns) / 2) * cell.width,
          y: (Double(row) + 0.5) * cell.height)
        context.text(
          text, column: column - table.columns.lowerBound, row: row - table.rows.lowerBound,
          style: colors.text(on: color(at: middle, in: context.surroundings) ?? fillColor))
      }
    }
  }

  private func drawEdge(_ body: Rect, _ context: inout DrawContext) {
    let color: RGB
    switch edge {
    case .cursor: color = colors.cursor
    case .hover: color = colors.hover
    case .none:
      if case .back = card.side {
        color = colors.backEdge
      } else if let edge = colors.edge {
        color = edge
      } else {
        return
      }
    }
    let width = max(cell.width * 0.4, card.frame.width * 0.025)
    let path = RoundedRectangle(cornerRadius: cornerRadius, style: .circular).inset(by: width / 2)
      .path(in: body)
    stroke(path, width, color, body, &context)
  }

  private func square(_ side: Double, _ body: Rect) -> Rect {
    Rect(x: body.midX - side / 2, y: body.midY - side / 2, width: side, height: side)
  }
}
