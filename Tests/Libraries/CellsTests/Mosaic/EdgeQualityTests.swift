import Cells
import Testing

/// Tests of the measure by which terminals get their glyph sets: how round both edges and the caps of
/// a stroke look in 64 positions.
///
/// An edge is torn where a ray from the center crosses it more than once.
struct EdgeQualityTests {
  /// Returns the share of torn rays, and the root mean square of the deviation in 8ths of a cell's
  /// width.
  static func quality(_ glyphs: GlyphSet) -> (torn: Double, deviation: Double) {
    let rays = (0..<StrokeEdges.positions).flatMap {
      StrokeEdges(glyphs, position: $0).measure()
    }
    let count = Double(rays.count)
    let squares = rays.reduce(0) { $0 + $1.deviation * $1.deviation }
    return (Double(rays.count { $0.crossings > 1 }) / count, (squares / count).squareRoot())
  }

  @Test("Smaller blocks are rounder and less often torn; wedges are torn most often")
  func order() {
    let (quadrant, sextant, octant, wedge) = (
      Self.quality(.quadrant), Self.quality(.sextant), Self.quality(.octant), Self.quality(.wedge)
    )
    #expect(octant.deviation < sextant.deviation && sextant.deviation < quadrant.deviation)
    #expect(octant.torn <= sextant.torn && sextant.torn <= quadrant.torn)
    #expect(quadrant.torn < 0.002 && wedge.torn > 0.004, "\(quadrant.torn), \(wedge.torn)")
    #expect(quadrant.deviation < 1)
  }
}
