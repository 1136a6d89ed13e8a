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

  /// Returns a ring in the text color alone.
  static func plainPicture(_ glyphs: GlyphSet, radius: Double) -> RingPicture {
    let inks = Inks.palette([Inks.Ink(appearance: RGB(255, 255, 255), color: .standard)])
    return RingPicture(
      Mosaic(glyphs: glyphs, inks: inks, depth: .never, background: RGB(0, 0, 0)),
      columns: Int(radius / 4) + 2, rows: Int(radius / 8) + 2, radius: radius, width: radius * 0.17)
  }

  @Test(
    "In one color, each set’s error is near the optimum, and no edge stands out by more than a block",
    arguments: [
      (GlyphSet.half, 97, 8.6), (.quadrant, 70, 5.6), (.sextant, 66, 4.6), (.wedge, 66, 4.6),
      (.octant, 64, 4.1),
    ] as [(GlyphSet, Float, Double)])
  func oneColor(glyphs: GlyphSet, limit: Float, farthest: Double) throws {
    var (worst, off) = (Float(0), 0.0)
    for radius in stride(from: 60.0, to: 260, by: 7.3) {
      let picture = Self.plainPicture(glyphs, radius: radius)
      worst = max(worst, try Self.error(picture))
      let middle = Point(x: Double(picture.columns) * 4, y: Double(picture.rows) * 8)
      for (column, row) in picture.edges {
        let shown = try #require(picture.shown(column, row))
        for (index, pixel) in shown.enumerated() {
          let x = Double(column * 8 + index % 8) + 0.5
          let y = Double(row * 16 + index / 8) + 0.5
          let distance = Point(x: x, y: y).distance(to: middle)
          let isInside = distance < radius && distance > radius * 0.83
          guard isInside != (pixel > 127) else { continue }
          off = max(off, min(abs(distance - radius), abs(distance - radius * 0.83)))
        }
      }
    }
    #expect(worst <= limit, "\(glyphs): \(worst)")
    #expect(off <= farthest, "\(glyphs): \(off)")
  }
}
