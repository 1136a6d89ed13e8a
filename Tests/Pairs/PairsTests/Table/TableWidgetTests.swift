import Cells
import Clocks
import Raster
import Scenes
import Shapes
import TestSupport
import Testing
import Widgets

@testable import Pairs

struct TableWidgetTests {
  private func pieces(_ glyphs: GlyphSet?) -> [Plane.Piece] {
    let canvas = Canvas(columns: 40, rows: 3)
    guard
      let layout = TableLayout(
        2, in: canvas.cells, cell: canvas.cell,
        smallest: TableLayout.CardSize(columns: 4, rows: 3))
    else { return [] }
    let cards = (0..<2).map {
      CardView(id: $0, frame: layout.frame(of: $0).area(of: canvas.cell), side: .back)
    }
    let middle = layout.frame(of: 0)
    var widget = TableWidget(layout: layout, cards: cards)
    widget.numbers = [
      TableWidget.ShownNumber(
        points: 12, column: middle.columns.lowerBound + 2, row: middle.rows.lowerBound, fading: 0),
      TableWidget.ShownNumber(points: -1, column: 1, row: 0, fading: 0.5),
    ]
    var context = DrawContext(
      frame: canvas.cells, clip: canvas.cells,
      surroundings: Surroundings(
        canvas: canvas, theme: Theme(depth: .truecolor), glyphs: glyphs),
      now: Instant(sinceZero: .zero))
    widget.draw(in: &context)
    return context.pieces
  }

  private func styles(_ pieces: [Plane.Piece]) -> [String: Style] {
    let texts = pieces.compactMap { piece -> (String, Style)? in
      guard case .text(let text, _, _, let style) = piece.content else { return nil }
      return (text, style)
    }
    return Dictionary(texts) { first, _ in first }
  }

  @Test("In cells, flying points have the color of the card below them")
  func cells() {
    let colors = TableColors(theme: Theme(depth: .truecolor))
    let styles = styles(pieces(.quadrant))
    for text in ["+", "1", "2"] {
      #expect(styles[text]?.background == ColorDepth.truecolor.color(colors.back), "\(text)")
    }
    // Above the cards.
    #expect(styles["−"]?.background == .standard)
  }

  @Test("In pixels, flying points are drawn, with a dark edge")
  func pixels() {
    let pieces = pieces(nil)
    #expect(styles(pieces).isEmpty)
    let colors = TableColors(theme: Theme(depth: .truecolor))
    let layers = pieces.compactMap { piece -> Drawing.Layer? in
      guard case .figure(.layer(let layer, _), _) = piece.content else { return nil }
      return layer
    }
    #expect(layers.contains { $0.paint == .solid(colors.number(12)) && $0.opacity == 1 })
    #expect(layers.contains { $0.paint == .solid(colors.number(-1)) && $0.opacity == 0.5 })
    #expect(colors.numberEdge.map { edge in layers.contains { $0.paint == .solid(edge) } } == true)
  }

  @Test("Flying points are legible on any picture, and neither gain nor loss looks like the other")
  func numberColors() throws {
    for background in [Theme.darkBackground, RGB(red: 1, green: 1, blue: 1)] {
      let colors = TableColors(theme: Theme(background: background, depth: .truecolor))
      let (won, lost) = (colors.number(13), colors.number(-1))
      #expect(won.green > won.red && won.green > won.blue && lost.red > 2 * lost.green)
      let edge = try #require(colors.numberEdge)
      #expect(won.contrast(with: edge) > 4.5 && lost.contrast(with: edge) > 4.5)
    }
  }
}
