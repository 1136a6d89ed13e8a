internal import Cells
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// Draws a card.
struct CardPainter {
  /// The outline around a card.
  enum Edge: Hashable {
    case none, cursor, hover
  }

  var card: CardView
  var colors: TableColors
  var cell: Size
  var edge: Edge
  /// The margin at the edges of cards with no cells between them.
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
    fill(RoundedRectangle(cornerRadius: cornerRadius).path(in: body), fillColor, body, &context)
    switch card.side {
    case .back: drawEmblem(body, &context)
    case .face(let picture, let number, let bonus):
      drawPie(bonus, body, &context)
      draw(picture, number, body, table, &context)
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
    return Rect(
      x: whole.midX - width / 2, y: whole.midY - height / 2, width: width, height: height)
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
    guard card.openness < 1 || card.scale < 1 || card.spin != .zero else { return path }
    return path.applying(
      Transform.rotation(card.spin)
        .concatenating(.scale(x: card.openness * card.scale, y: card.scale)).about(body.center))
  }
}

// MARK: - Parts

extension CardPainter {
  private func drawEmblem(_ body: Rect, _ context: inout DrawContext) {
    let square = square(0.56 * card.frame.width, body)
    fill(narrowed(Diamond().path(in: square), body), colors.emblem, body, &context)
  }

  private func drawPie(_ bonus: Double, _ body: Rect, _ context: inout DrawContext) {
    guard bonus > 0, card.openness > 0.99, card.scale > 0.99 else { return }
    let inset = Self.pieInset * card.frame.width
    let box = body.insetBy(dx: inset, dy: inset).centeredSquare
    context.figure(
      .dial(Dial(form: .pie, box: box, lineWidth: 0, start: 0, end: bonus)), .solid(colors.pie))
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
      if card.openness < 1 || card.scale < 1 || card.spin != .zero {
        let path = NumeralText("\(letter)", weight: 0.12).path(in: box)
        fill(narrowed(path, body), color, body, &context)
      } else {
        context.figure(.numeral(letter, box: box), .solid(color))
      }
    case .text(let text):
      guard card.openness >= Self.minOpenness, card.scale >= Self.minOpenness else { return }
      let columns = TextWidth.columns(of: text)
      let column = Int(((body.midX - Double(columns) * cell.width / 2) / cell.width).rounded())
      let row = Int((body.midY / cell.height - 0.5).rounded())
      context.text(
        text, column: column - table.columns.lowerBound, row: row - table.rows.lowerBound,
        style: colors.text)
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
    let path = RoundedRectangle(cornerRadius: cornerRadius).inset(by: width / 2).path(in: body)
    stroke(path, width, color, body, &context)
  }

  private func square(_ side: Double, _ body: Rect) -> Rect {
    Rect(x: body.midX - side / 2, y: body.midY - side / 2, width: side, height: side)
  }
}
