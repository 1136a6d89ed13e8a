import Raster
import Shapes
import TestSupport
import Testing

@testable import Cells

/// Tests that layers added one at a time need no more memory than a few.
struct MosaicBandTests {
  private static let cell = Size(width: 8, height: 16)
  private static let (columns, rows) = (24, 12)

  private static func layer(_ number: Int, _ glyphs: GlyphSet) -> CoverageLayer {
    let shade = Float(number % 17) / 16
    return CoverageLayer(
      coverage: MosaicTests.ring(glyphs, radius: 20 + Double(number % 60)),
      paint: .solid(RGB(red: shade, green: 1 - shade, blue: 0.5)))
  }

  @Test("The memory depends on the cells, not on the layers", arguments: GlyphSet.allCases)
  func memory(glyphs: GlyphSet) {
    for inks in [Inks.free, .unmixed] {
      let mosaic = Mosaic(
        glyphs: glyphs, inks: inks, depth: .truecolor, background: MosaicTests.black)
      var band = MosaicBand(
        mosaic, columns: 0..<Self.columns, rows: 0..<Self.rows, cell: Self.cell)
      let layers = (0..<60).map { Self.layer($0, glyphs) }
      // With the second time, all cells that ever mix several layers do.
      for layer in layers + layers { band.lay(layer) }
      let size = band.sampleCount
      #expect(size > 0)
      let samples = 8 * glyphs.sampleRows + glyphs.sampleRows
      #expect(size <= Self.columns * Self.rows * (samples + 32))
      for _ in 0..<10 {
        for layer in layers { band.lay(layer) }
      }
      #expect(band.sampleCount <= size + Self.columns * Self.rows * (inks == .free ? 0 : 32))
    }
  }

  @Test(
    "Opaque layers leave nothing to mix", arguments: [GlyphSet.quadrant, .sextant, .braille])
  func opaque(glyphs: GlyphSet) {
    let mosaic = Mosaic(glyphs: glyphs, depth: .truecolor, background: MosaicTests.black)
    let window = PixelRect(
      x: 0, y: 0, width: Self.columns * 8, height: Self.rows * glyphs.sampleRows)
    var whole = Coverage()
    var rasterizer = Rasterizer()
    let size = Rect(
      x: 0, y: 0, width: Double(window.width), height: Double(window.height))
    rasterizer.fill(Rectangle().path(in: size), window: window, into: &whole)
    let cover = CoverageLayer(coverage: whole, paint: .solid(RGB(red: 0.2, green: 0.4, blue: 0.6)))
    let rings = (0..<5).map { Self.layer($0, glyphs) }
    #expect(
      MosaicTests.drawn(rings + [cover], by: mosaic) == MosaicTests.drawn([cover], by: mosaic))
    #expect(
      MosaicTests.drawn(rings + [cover, rings[0]], by: mosaic)
        == MosaicTests.drawn([cover, rings[0]], by: mosaic))
  }
}
