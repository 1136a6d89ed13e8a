import Cells
import Raster
import TestSupport
import Testing

/// Tests that in 256 colors, a cell is the best that these colors can achieve, rather than the best
/// of all colors, rounded.
struct ShownColorsTests {
  static let background = SplitSolverTests.background
  static let palette: [UInt8: SIMD3<Float>] = {
    let colors = ColorDepthTests.palette.enumerated().map {
      (UInt8($0 + 16), SIMD3(Float($1.x), Float($1.y), Float($1.z)))
    }
    return Dictionary(colors) { $1 }
  }()

  @Test("The glyph is the best for the palette's colors", arguments: [GlyphSet.half, .quadrant])
  func best(glyphs: GlyphSet) throws {
    let mosaic = Mosaic(glyphs: glyphs, depth: .palette, background: Self.background)
    let screen = ScreenColors(background: Self.background.vector, palette: Self.palette)
    let shown = Array(Self.palette.values) + [Self.background.vector]
    for number in 0..<12 {
      let cell = SplitSolverTests.scene(number, glyphs)
      let drawn = try #require(CellPicture(cell.drawn(by: mosaic), on: screen))
      let least =
        SplitSolverTests.glyphs(glyphs).map { mask in
          [true, false].reduce(Float(0)) { sum, side in
            sum + Self.error(mask.indices.filter { (mask[$0] > 0.5) == side }, cell, shown)
          }
        }.min() ?? 0
      let error = InksTests.error(cell.picture, drawn.samples)
      #expect(
        error <= least * 1.001 + 192 * SplitSolverTests.unseen + 8, "\(glyphs), scene \(number)")
    }
  }

  /// Returns the error of a set of samples in the single displayable color that suits them best.
  private static func error(
    _ places: [Int], _ cell: SampledCell, _ shown: [SIMD3<Float>]
  ) -> Float {
    guard !places.isEmpty else { return 0 }
    // The one nearest to the mean.
    let mean = places.reduce(.zero) { $0 + cell.picture[$1] } / Float(places.count)
    let best = shown.min { (($0 - mean) * ($0 - mean)).sum() < (($1 - mean) * ($1 - mean)).sum() }
    return places.reduce(0) {
      let off = cell.picture[$1] - (best ?? .zero)
      return $0 + (off * off).sum()
    }
  }
}
