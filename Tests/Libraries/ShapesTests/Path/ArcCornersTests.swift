import Foundation
import Shapes
import Testing

struct ArcCornersTests {
  private static let center = Point(x: 50, y: 40)

  /// Returns the vertices of an arc after its first point.
  private static func corners(
    from start: Double, by sweep: Double, radius: Double = 30, tolerance: Double = 0.01
  ) -> [Point] {
    var flat = FlattenedPath()
    let arc = Path {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: .radians(start), delta: .radians(sweep))
    }
    flat.flatten(arc, tolerance: tolerance)
    return Array(flat.points.dropFirst())
  }

  @Test(
    "A longer arc starts with the vertices of a shorter one, except for its end",
    arguments: [1.0, -1])
  func growing(sign: Double) {
    let whole = Self.corners(from: 0.3, by: 6 * sign)
    for sweep in stride(from: 0.1, to: 6, by: 0.37) {
      let part = Self.corners(from: 0.3, by: sweep * sign)
      #expect(part.dropLast().elementsEqual(whole.prefix(part.count - 1)), "\(sweep)")
      #expect(part.count >= Int(sweep / 6 * Double(whole.count)))
    }
  }

  @Test("Arcs share vertices whatever their direction, start and previous turns")
  func places() {
    let whole = Set(Self.corners(from: 0, by: 2 * .pi))
    #expect(whole.count.isMultiple(of: 4))
    for (start, sweep) in [(0.2, 1.0), (3, -2), (-1.1, 2.5), (5, 0.9), (1, -6.2), (0.2 - 14, 3)] {
      let inner = Self.corners(from: start, by: sweep).dropLast()
      let known = inner.count { corner in whole.contains { $0.distance(to: corner) < 1e-9 } }
      #expect(known == inner.count && !inner.isEmpty, "\(start) \(sweep)")
    }
  }

  @Test("An arc ends exactly at its end, even on a vertex", arguments: [0.5, 1, 1.5, 2, 0.123])
  func ends(halves: Double) throws {
    let sweep = halves * .pi
    let last = try #require(Self.corners(from: -.pi / 2, by: sweep).last)
    let angle = sweep - .pi / 2
    let end = Point(x: Self.center.x + 30 * cos(angle), y: Self.center.y + 30 * sin(angle))
    #expect(last.distance(to: end) < 0.01)
  }

  @Test("Vertices lie within the tolerance, and no denser than it requires")
  func tolerance() {
    for tolerance in [1, 0.1, 0.001] {
      let corners = Self.corners(from: 0.1, by: 3, tolerance: tolerance)
      for corner in corners { #expect(abs(corner.distance(to: Self.center) - 30) <= tolerance) }
      let chord = 30 * FlattenedPath.chordAngle(radius: 30, tolerance: tolerance)
      for (one, other) in zip(corners, corners.dropFirst()) {
        #expect(one.distance(to: other) < chord * 1.01)
      }
      #expect(Double(corners.count) < 90 / chord + 4)
    }
  }

  @Test("A short arc of a large circle is followed, and no arc has too many vertices")
  func large() {
    let short = Self.corners(from: 0, by: 1e-4, radius: 1e9)
    #expect(short.count > 8 && short.count < 12)
    #expect(Self.corners(from: 0, by: 6, radius: 1e12).count < 70_000)
    #expect(Self.corners(from: 0, by: 600, radius: 1e3).count < 70_000)
  }
}
