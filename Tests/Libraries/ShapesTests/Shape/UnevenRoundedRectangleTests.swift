import Shapes
import Testing

struct UnevenRoundedRectangleTests {
  private let rect = Rect(x: 0, y: 0, width: 60, height: 40)
  private let shape = UnevenRoundedRectangle(
    topLeadingRadius: 4, bottomLeadingRadius: 6, bottomTrailingRadius: 8, topTrailingRadius: 10,
    style: .circular)

  @Test("Each radius applies to the corner it names") func radiiApplyToTheirCorners() {
    let path = shape.path(in: rect)
    for (corner, radius) in [
      (Point.zero, 4.0), (Point(x: 0, y: 40), 6), (Point(x: 60, y: 40), 8),
      (Point(x: 60, y: 0), 10),
    ] {
      // The arc's nearest point to the corner is at radius·(√2 − 1).
      let gap = radius * (2.0.squareRoot() - 1)
      let inward = Point(x: corner.x == 0 ? 1 : -1, y: corner.y == 0 ? 1 : -1)
      let reach = { (distance: Double) in
        let step = distance / 2.0.squareRoot()
        return Point(x: corner.x + inward.x * step, y: corner.y + inward.y * step)
      }
      #expect(path.contains(reach(gap + 1e-6)) && !path.contains(reach(gap - 1e-6)))
    }
  }

  /// Steiner's formula: a parallel curve inside loses P·d − π·d².
  @Test("An inset moves the outline by the amount everywhere") func insetIsParallel() {
    let (outer, inner) = (shape.path(in: rect), shape.inset(by: 3).path(in: rect))
    let expected = area(outer) - 3 * outer.length + 9 * .pi
    #expect(abs(area(inner) - expected) < 1e-4)
  }

  @Test("Equal radii give a rounded rectangle") func equalRadiiGiveARoundedRectangle() {
    let even = UnevenRoundedRectangle(
      topLeadingRadius: 5, bottomLeadingRadius: 5, bottomTrailingRadius: 5, topTrailingRadius: 5)
    #expect(even.path(in: rect) == RoundedRectangle(cornerRadius: 5).path(in: rect))
    #expect(UnevenRoundedRectangle().path(in: rect) == Rectangle().path(in: rect))
  }
}
