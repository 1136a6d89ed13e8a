import Cells
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

struct EnvelopeTests {
  /// Strokes of decreasing height, on 16 × 6 cells.
  static let fading = Envelope(
    area: Rect(x: 0, y: 0, width: 128, height: 96),
    heights: (0...128).map(height))

  private static func height(at place: Int) -> Double {
    let passed = Double(place % 64) / 48
    return 2 + 46 * max(0, 1 - passed)
  }

  static func grid(_ glyphs: GlyphSet, _ envelope: Envelope = fading) -> Grid {
    var painter = ScenePainter(
      Mosaic(
        glyphs: glyphs, inks: .free, depth: .truecolor,
        background: RGB(red: 0, green: 0, blue: 0)))
    var plane = Plane()
    plane.add(.envelope(envelope), .solid(RGB(red: 1, green: 1, blue: 1)))
    let canvas = Canvas(columns: 16, rows: 6)
    return painter.paint(Scene(canvas: canvas, planes: [plane]))
  }

  @Test(
    "An envelope is as fine as the glyphs",
    arguments: [GlyphSet.half, .quadrant, .sextant, .octant, .braille])
  func cells(glyphs: GlyphSet) throws {
    try expectGolden(Self.grid(glyphs).description, "envelope-\(glyphs.rawValue)")
  }

  @Test(
    "No cell has a color between the outline's and the background's",
    arguments: [GlyphSet.half, .quadrant, .sextant, .wedge, .octant, .braille])
  func sharpness(glyphs: GlyphSet) {
    for shift in 0..<16 {
      var envelope = Self.fading
      envelope.heights = envelope.heights.map { $0 * (1 - Double(shift) / 40) }
      let grid = Self.grid(glyphs, envelope)
      for row in 0..<grid.rows {
        for column in 0..<grid.columns {
          let style = grid[column, row].style
          for color in [style.foreground, style.background] {
            #expect(
              [.standard, .rgb(0, 0, 0), .rgb(255, 255, 255)].contains(color),
              "\(shift): \(column), \(row)")
          }
        }
      }
    }
  }

  @Test("In pixels the heights are joined, and both sides are symmetric")
  func pixels() {
    let area = Rect(x: 10, y: 20, width: 30, height: 40)
    let path = Envelope(area: area, heights: [0, 20, 5]).path
    #expect(path.boundingRect == area)
    #expect(path.contains(Point(x: 25, y: 22)) && path.contains(Point(x: 25, y: 58)))
    #expect(!path.contains(Point(x: 12, y: 22)) && !path.contains(Point(x: 39, y: 58)))
    #expect(Envelope(area: area, heights: [3]).path.isEmpty)
  }
}
