import Cells
import Raster
import Shapes
import TestSupport
import Testing

/// Tests of how closely each set approximates the true coverage of a ring, at 8 × 16 pixels per
/// cell.
///
/// The limits are the optimum, measured independently of this program, with the best two colors for
/// each glyph of the set.
struct GlyphErrorTests {
  static let ring = (columns: 64, rows: 32, radius: 204.8)

  static func picture(_ glyphs: GlyphSet, width: Double) -> RingPicture {
    RingPicture(
      Mosaic(glyphs: glyphs, depth: .truecolor, background: RGB(0, 0, 0)), columns: ring.columns,
      rows: ring.rows, radius: ring.radius, width: width)
  }

  /// Returns the root mean square error on the cells with an edge.
  static func error(_ picture: RingPicture) throws -> Float {
    var (sum, count) = (Float(0), 0)
    for (column, row) in picture.edges {
      let shown = try #require(picture.shown(column, row))
      for (one, other) in zip(shown, picture.wanted(column, row)) {
        sum += (one - other) * (one - other)
      }
      count += shown.count
    }
    return (sum / Float(max(1, count))).squareRoot()
  }

  @Test(
    "Each set's error is near the optimum",
    arguments: [
      (GlyphSet.block, 93.2), (.half, 73.8), (.quadrant, 50.6), (.sextant, 53.4), (.wedge, 39.7),
      (.octant, 46.9), (.braille, 104.5), (.ascii, 93.2),
    ] as [(GlyphSet, Float)])
  func error(glyphs: GlyphSet, limit: Float) throws {
    let error = try Self.error(Self.picture(glyphs, width: 61.44))
    #expect(error <= limit * 1.05, "\(glyphs)")
  }

  @Test(
    "With two colors the ink is exact, even of a thin line",
    arguments: [GlyphSet.half, .quadrant, .sextant, .wedge, .octant], [8, 61.44])
  func ink(glyphs: GlyphSet, width: Double) throws {
    let picture = Self.picture(glyphs, width: width)
    var (wanted, shown) = (Float(0), Float(0))
    for row in 0..<picture.rows {
      for column in 0..<picture.columns {
        wanted += picture.wanted(column, row).reduce(0, +)
        guard picture.grid[column, row] != .blank else { continue }
        shown += try #require(picture.shown(column, row)).reduce(0, +)
      }
    }
    #expect(abs(shown - wanted) <= 0.001 * wanted, "\(glyphs): \(shown / wanted)")
  }
}
