internal import Shapes

/// A section of a line along the sides of a diamond, clockwise from 12 o'clock, with ends that
/// point to the center.
struct DiamondShare: Shape {
  /// The number of line segments per side; a moved end changes only one of them.
  static let linesOfSide = 8

  let lineWidth: Double
  let start: Double
  let end: Double

  init(lineWidth: Double, from start: Double, to end: Double) {
    (self.lineWidth, self.start, self.end) = (lineWidth, start, end)
  }

  func path(in rect: Rect) -> Path {
    let outer = min(rect.width, rect.height) / 2
    let inner = max(0, outer - lineWidth * 2.0.squareRoot())
    let places = places
    return Path { path in
      path.addLines(places.map { Self.point(at: $0, rect.center, outer) })
      let isWhole = end - start >= 1
      if isWhole { path.closeSubpath() }
      for (index, place) in places.reversed().enumerated() {
        let point = Self.point(at: place, rect.center, inner)
        if isWhole, index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  /// The positions of corners, from one end to the other.
  private var places: [Double] {
    let lines = Double(4 * Self.linesOfSide)
    let first = Int((start * lines).rounded(.down)) + 1
    let last = Int((end * lines).rounded(.up)) - 1
    return [start] + (first <= last ? (first...last).map { Double($0) / lines } : []) + [end]
  }

  /// Returns the point at a position of a diamond with a half diagonal.
  private static func point(at place: Double, _ center: Point, _ half: Double) -> Point {
    let way = (place - place.rounded(.down)) * 4
    let side = min(3, Int(way))
    let along = way - Double(side)
    let corners = [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)]
    let (from, to) = (corners[side], corners[(side + 1) % 4])
    return Point(
      x: center.x + half * (from.0 + (to.0 - from.0) * along),
      y: center.y + half * (from.1 + (to.1 - from.1) * along))
  }
}
