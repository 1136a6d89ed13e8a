import Cells
import Foundation
import Pictures
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

@testable import Pairs

struct CardDrawingTests {
  private static let square = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test("Every part of a drawing lies in its square", arguments: CardDrawing.allCases)
  func bounds(drawing: CardDrawing) {
    #expect(drawing.layers.count >= 2)
    for layer in drawing.layers {
      let box = layer.outline.region.path.boundingRect
      #expect(!box.isEmpty && Self.square.union(box) == Self.square, "\(drawing): \(box)")
    }
  }

  /// The opacity of each of 16 by 16 squares.
  private func silhouette(_ drawing: CardDrawing) -> [Double] {
    var rasterizer = DrawingRasterizer()
    let picture = Drawing(size: Size(width: 100, height: 100), layers: drawing.layers)
    let pixmap = rasterizer.pixmap(of: picture, width: 16, height: 16)
    return (0..<256).map { Double(pixmap[$0 % 16, $0 / 16].w) / 255 }
  }

  @Test("Drawings differ without color, even in 16 by 16 squares")
  func silhouettes() {
    let all = CardDrawing.allCases.map { ($0, silhouette($0)) }
    for (index, (one, first)) in all.enumerated() {
      #expect(first.reduce(0, +) > 50, "\(one) is nearly empty")
      for (other, second) in all.dropFirst(index + 1) {
        let difference = zip(first, second).reduce(0) { $0 + abs($1.0 - $1.1) } / 256
        #expect(difference > 0.07, "\(one) looks like \(other): \(difference)")
      }
    }
  }

  @Test(
    "Drawings need pixels, or cells with enough blocks and colors",
    arguments: [
      (nil, 32.0, ColorDepth.truecolor, true), (.quadrant, 56, .truecolor, true),
      (.quadrant, 56, .palette, true), (.quadrant, 56, .sixteen, false),
      (.quadrant, 56, .never, false), (.quadrant, 40, .truecolor, false),
      (.octant, 40, .truecolor, true), (.half, 56, .truecolor, false),
      (.half, 64, .truecolor, true), (.block, 64, .truecolor, false),
      (.braille, 56, .truecolor, false), (.braille, 64, .truecolor, true),
      (.ascii, 400, .truecolor, false),
    ] as [(GlyphSet?, Double, ColorDepth, Bool)])
  func recognizable(glyphs: GlyphSet?, side: Double, depth: ColorDepth, is expected: Bool) {
    #expect(
      CardDrawing.isRecognizable(
        side: side, cell: Canvas.usualCell, glyphs: glyphs, depth: depth) == expected)
  }

  @Test("A drawing in cells", arguments: [CardDrawing.apple, .sailboat])
  func cells(drawing: CardDrawing) throws {
    let cell = Canvas.usualCell
    let canvas = Canvas(columns: 16, rows: 8, cell: cell)
    var plane = Plane()
    let scale = Transform.scale(x: 128 / CardDrawing.side, y: 128 / CardDrawing.side)
    for layer in drawing.layers.map({ $0.applying(scale) }) {
      plane.add(
        .layer(layer, box: Rect(x: 0, y: 0, width: 128, height: 128)), layer.paint)
    }
    var painter = ScenePainter(
      Mosaic(glyphs: .quadrant, depth: .palette, background: Theme.darkBackground))
    let grid = painter.paint(Scene(canvas: canvas, planes: [plane]))
    try expectGolden(PlainText.text(of: grid), "\(drawing)")
  }

  /// `Scripts/pictures emoji` makes the README’s picture of it.
  ///
  /// With UPDATE_GOLDEN set in the environment, it is drawn again.
  @Test("The picture of all drawings is up to date")
  func sheet() throws {
    let (columns, step) = (8, 116.0)
    let layers = CardDrawing.allCases.enumerated().flatMap { index, drawing in
      drawing.layers.map { layer in
        layer.applying(
          .translation(
            x: Double(index % columns) * step + 8, y: Double(index / columns) * step + 8))
      }
    }
    let rows = (CardDrawing.allCases.count + columns - 1) / columns
    let size = Size(width: Double(columns) * step, height: Double(rows) * step)
    // Hundredths are enough.
    let text = SVGText.document(of: Drawing(size: size, layers: layers))
      .replacing(/(\.\d\d)\d+/) { $0.1 }
    let file = Documents.url("Tests/Pairs/PairsTests/Themes/Golden/drawings.svg")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
