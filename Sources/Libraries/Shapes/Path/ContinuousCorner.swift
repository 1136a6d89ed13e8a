internal import Mathematics

/// A corner of three cubic curves whose curvature changes gradually.
///
/// With enough room, the points are those measured on iOS (published by PaintCode in 2013 and, with
/// more digits, by others since); with less, they approach those of a quarter circle. What Apple
/// draws with less room isn't published.
struct ContinuousCorner {
  /// The part of each side that a whole corner takes, in radii.
  static let reach = 1.528_664_946_556_091_3

  /// The radius.
  let radius: Double

  /// The share of the measured form, from 0 for a quarter circle to 1.
  let smoothing: Double

  /// Creates a corner with the room that it has along the shorter side.
  init(radius: Double, room: Double) {
    self.radius = radius
    smoothing = radius > 0 ? min(1, max(0, (room / radius - 1) / (Self.reach - 1))) : 0
  }

  /// The length of each side that the corner takes.
  var length: Double { radius * (1 + smoothing * (Self.reach - 1)) }

  /// The points from where the curve leaves the first side to the middle curve's first control, as
  /// distances from the corner along the first and the second side.
  fileprivate var points: [Point] {
    zip(Self.circular, Self.measured).map { circular, measured in
      circular.interpolated(to: measured, by: smoothing) * radius
    }
  }

  private static let measured = [
    Point(x: reach, y: 0), Point(x: 1.088_492_96, y: 0), Point(x: 0.868_406_94, y: 0),
    Point(x: 0.631_493_79, y: 0.074_911_39), Point(x: 0.372_823_83, y: 0.169_059_56),
  ]

  /// The points of a quarter circle that is divided where the measured curve is.
  private static let circular: [Point] = {
    let first = arcTangent(y: 1 - measured[3].x, x: 1 - measured[3].y)
    let handles = [first, .pi / 2 - 2 * first].map { 4 / 3 * sine($0 / 4) / cosine($0 / 4) }
    let division = Point(x: 1 - sine(first), y: 1 - cosine(first))
    let direction = Point(x: -cosine(first), y: sine(first))
    return [
      Point(x: 1, y: 0), Point(x: 1 - handles[0], y: 0), division - direction * handles[0],
      division, division + direction * handles[1],
    ]
  }()
}

extension Path {
  /// Adds a corner's curves, preceded by a line to where they leave the first side.
  ///
  /// The two sides would meet at the vertex; `incoming` is the unit vector toward it, and `outgoing`
  /// the one away from it.
  mutating func add(
    _ corner: ContinuousCorner, at vertex: Point, incoming: Point, outgoing: Point
  ) {
    let ahead = corner.points.map { vertex - incoming * $0.x + outgoing * $0.y }
    let back = corner.points.map { vertex - incoming * $0.y + outgoing * $0.x }
    addLine(to: ahead[0])
    addCurve(to: ahead[3], control1: ahead[1], control2: ahead[2])
    addCurve(to: back[3], control1: ahead[4], control2: back[4])
    addCurve(to: back[0], control1: back[2], control2: back[1])
  }
}
