import Cells
import Raster
import Shapes
import TestSupport
import Testing

/// Tests that a layer hides what lies below it by its coverage times its opacity.
struct CellMixerTests {
  static let background = RGB(20, 40, 60)

  static func coverage(_ glyphs: GlyphSet, share: Double, columns: Range<Int> = 0..<8) -> Coverage {
    var path = Path()
    for row in 0..<glyphs.sampleRows {
      path.addRect(
        Rect(
          x: Double(columns.lowerBound), y: Double(row), width: Double(columns.count),
          height: share))
    }
    var coverage = Coverage()
    var rasterizer = Rasterizer()
    rasterizer.fill(
      path, window: PixelRect(x: 0, y: 0, width: 8, height: glyphs.sampleRows), into: &coverage)
    return coverage
  }

  static func paint(_ color: RGB, opacity: Float) -> Paint {
    let stops = [0, 1].map { Gradient.Stop(color: color, location: $0, opacity: opacity) }
    return .linearGradient(Gradient(stops: stops), startPoint: .zero, endPoint: Point(x: 1, y: 0))
  }

  static func drawn(_ layers: [CoverageLayer], _ glyphs: GlyphSet) -> Cell {
    var grid = Grid(columns: 1, rows: 1)
    Mosaic(glyphs: glyphs, depth: .truecolor, background: background).draw(
      layers, columns: 0..<1, rows: 0..<1, cell: Size(width: 8, height: 16), into: &grid)
    return grid[0, 0]
  }

  /// Returns the mean of a cell's appearance.
  static func mean(_ cell: Cell) throws -> SIMD3<Float> {
    try #require(CellPicture(cell, on: ScreenColors(background: background.vector))).ink / 192
  }

  @Test(
    "Opacity and coverage multiply", arguments: GlyphSet.allCases.filter { $0 != .ascii },
    [0.25, 0.5, 1] as [Float])
  func opacity(glyphs: GlyphSet, opacity: Float) throws {
    guard glyphs != .braille else { return }
    let ink = RGB(240, 200, 100)
    for share in [0.5, 1.0] {
      let layer = CoverageLayer(
        coverage: Self.coverage(glyphs, share: share), paint: Self.paint(ink, opacity: opacity))
      let off =
        try Self.mean(Self.drawn([layer], glyphs))
        - (Self.background.vector
          + (ink.vector - Self.background.vector) * opacity * Float(share))
      #expect(max(abs(off.x), abs(off.y), abs(off.z)) <= 1, "\(glyphs) \(share) \(off)")
    }
  }

  @Test("A layer below shows through a translucent one", arguments: [GlyphSet.quadrant, .wedge])
  func layers(glyphs: GlyphSet) throws {
    let (red, blue) = (RGB(200, 0, 0), RGB(0, 0, 200))
    let under = CoverageLayer(
      coverage: Self.coverage(glyphs, share: 1, columns: 0..<4), paint: .solid(red))
    let over = CoverageLayer(
      coverage: Self.coverage(glyphs, share: 1), paint: Self.paint(blue, opacity: 0.5))
    let picture = try #require(
      CellPicture(
        Self.drawn([under, over], glyphs), on: ScreenColors(background: Self.background.vector)))
    for index in picture.samples.indices {
      let below = index % 8 < 4 ? red.vector : Self.background.vector
      let off = picture.samples[index] - (below + blue.vector) / 2
      #expect(max(abs(off.x), abs(off.y), abs(off.z)) <= 1)
    }
  }

  @Test("An invisible layer changes nothing", arguments: GlyphSet.allCases)
  func invisible(glyphs: GlyphSet) {
    for opacity in [0, -1, Float.nan] {
      let layer = CoverageLayer(
        coverage: Self.coverage(glyphs, share: 1),
        paint: Self.paint(RGB(255, 255, 255), opacity: opacity))
      #expect(Self.drawn([layer], glyphs) == .blank)
    }
  }

  @Test("Invalid colors do no harm", arguments: GlyphSet.allCases, ColorDepth.allCases)
  func broken(glyphs: GlyphSet, depth: ColorDepth) {
    let colors = [Float.nan, .infinity, -.infinity, 1e30].map {
      RGB(red: $0, green: 0.5, blue: -$0)
    }
    for color in colors {
      var grid = Grid(columns: 1, rows: 1)
      let layer = CoverageLayer(
        coverage: Self.coverage(glyphs, share: 0.7, columns: 0..<5), paint: .solid(color))
      Mosaic(glyphs: glyphs, depth: depth, background: color).draw(
        [layer], columns: 0..<1, rows: 0..<1, cell: Size(width: 8, height: 16), into: &grid)
      #expect(!grid[0, 0].isContinuation)
    }
  }
}
