import Cells
import Clocks
import Raster
import Scenes
import Shapes
import TestSupport
import Testing
import Widgets

@testable import Pairs

struct CardPainterTests {
  private static let cell = Canvas.usualCell

  /// The pieces of a card of a size in cells, in an area of its own.
  private func pieces(
    _ text: String, columns: Int, rows: Int, glyphs: GlyphSet? = .quadrant,
    depth: ColorDepth = .truecolor, bonus: Double = 0
  ) -> [Plane.Piece] {
    let canvas = Canvas(columns: columns, rows: rows, cell: Self.cell)
    var context = DrawContext(
      frame: canvas.cells, clip: canvas.cells,
      surroundings: Surroundings(canvas: canvas, theme: Theme(depth: depth), glyphs: glyphs),
      now: Instant(sinceZero: .zero))
    let picture = CardPicture(content: .text(text), words: text)
    let painter = CardPainter(
      card: CardView(
        id: 0, frame: canvas.cells.area(of: Self.cell),
        side: .face(picture, color: 0, bonus: bonus)),
      colors: TableColors(theme: context.theme), cell: Self.cell, edge: .none)
    painter.draw(in: &context, frame: canvas.cells)
    return context.pieces
  }

  private func texts(_ pieces: [Plane.Piece]) -> [(text: String, column: Int, row: Int, Style)] {
    pieces.compactMap { piece in
      guard case .text(let text, let column, let row, let style) = piece.content else { return nil }
      return (text, column, row, style)
    }
  }

  @Test("A picture is drawn on a large card, and in pixels on any")
  func drawn() {
    for (columns, rows, glyphs) in [
      (8, 6, GlyphSet.quadrant), (16, 12, .half), (30, 22, .braille), (5, 4, nil),
    ] as [(Int, Int, GlyphSet?)] {
      let pieces = pieces("🍎", columns: columns, rows: rows, glyphs: glyphs)
      #expect(texts(pieces).isEmpty)
      #expect(pieces.count > CardDrawing.apple.layers.count)
    }
  }

  @Test(
    "A picture that isn’t drawn is text in two rows, and two columns if they fit",
    arguments: [
      (5, 4, GlyphSet.quadrant, ColorDepth.truecolor, 1), (6, 4, .quadrant, .truecolor, 2),
      (8, 6, .quadrant, .sixteen, 2), (20, 14, .quadrant, .never, 2),
      (20, 14, .ascii, .truecolor, 2),
    ])
  func written(columns: Int, rows: Int, glyphs: GlyphSet, depth: ColorDepth, fit: Int) {
    let texts = texts(pieces("🍎", columns: columns, rows: rows, glyphs: glyphs, depth: depth))
    #expect(texts.count == 2 * fit)
    #expect(Set(texts.map(\.row)) == [rows / 2 - 1, rows / 2])
    #expect(texts.allSatisfy { (0...columns - 2).contains($0.column) })
  }

  @Test("A long text of a theme of one’s own is written once")
  func long() {
    #expect(texts(pieces("abcd", columns: 12, rows: 8)).map(\.text) == ["abcd"])
  }

  @Test("Text has the color of the card or of the pie below it")
  func background() {
    let colors = TableColors(theme: Theme(depth: .truecolor))
    let plain = texts(pieces("λ", columns: 8, rows: 6))
    #expect(Set(plain.map(\.3.background)) == [ColorDepth.truecolor.color(colors.face)])
    // Half of the bonus is left: the pie lies on the right.
    let half = texts(pieces("λ", columns: 8, rows: 6, bonus: 0.5))
    for text in half {
      let color = text.column >= 4 ? colors.pie : colors.face
      #expect(text.3.background == ColorDepth.truecolor.color(color), "\(text)")
    }
    #expect(Set(half.map(\.3.background)).count == 2)
  }

  @Test("A drawing has a bar for the bonus below it")
  func bar() throws {
    let colors = TableColors(theme: Theme(depth: .truecolor))
    func bar(_ bonus: Double) -> Rect? {
      pieces("🍎", columns: 8, rows: 6, bonus: bonus).compactMap { piece -> Rect? in
        guard case .figure(.layer(_, let box), .solid(colors.bar)) = piece.content else {
          return nil
        }
        return box
      }.first
    }
    let (full, half) = (try #require(bar(1)), try #require(bar(0.5)))
    #expect(abs(half.width * 2 - full.width) < 1e-9 && half.minX == full.minX)
    #expect(bar(0) == nil)
    let picture = pieces("🍎", columns: 8, rows: 6).compactMap { piece in
      if case .figure(.layer(_, let box), _) = piece.content { box } else { nil }
    }.dropFirst().reduce(Rect.zero) { $0.isEmpty ? $1 : $0.union($1) }
    #expect(picture.maxY <= full.minY && full.maxY < 6 * Self.cell.height)
  }
}
