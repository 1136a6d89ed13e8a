/// A part of a segment along which both coordinates are monotonic.
struct Strand {
  /// The whole segment.
  let segment: Segment

  /// The number of the segment.
  let source: Int

  /// The parameters at which the part begins and ends.
  let (from, to): (Double, Double)

  /// The ends of the part.
  let (start, end): (Point, Point)

  /// A part is at most this times the square of its length in parameters away from its chord.
  let bend: Double

  /// How often the first and the second path run along the part.
  var turns: Turns

  init(of segment: Segment, source: Int, from: Double, to: Double, turns: Turns) {
    (self.segment, self.source, self.turns) = (segment, source, turns)
    (self.from, self.to) = (from, to)
    (start, end) = (segment.exactPoint(at: from), segment.exactPoint(at: to))
    bend = segment.bend
  }
}

/// A number for each of two paths.
typealias Turns = SIMD2<Int>

extension Strand {
  var lowX: Double { min(start.x, end.x) }
  var highX: Double { max(start.x, end.x) }
  var lowY: Double { min(start.y, end.y) }
  var highY: Double { max(start.y, end.y) }

  /// Returns whether a point lies in the bounding box or at most a margin beside it.
  func isNear(_ point: Point, margin: Double) -> Bool {
    point.x >= lowX - margin && point.x <= highX + margin && point.y >= lowY - margin
      && point.y <= highY + margin
  }

  func point(at parameter: Double) -> Point {
    parameter == from ? start : parameter == to ? end : segment.exactPoint(at: parameter)
  }

  func derivative(at parameter: Double) -> Point {
    switch segment {
    case .line(let from, let to): to - from
    case .arc(let arc): arc.tangent(at: parameter) * arc.length
    case .cubic(let cubic): cubic.derivative(at: parameter)
    }
  }

  /// Returns the parameter of the nearest point, or of one that is hardly farther away.
  func parameter(nearest point: Point) -> Double {
    if case .line(let first, let last) = segment {
      let along = last - first
      return clamped((point - first).dot(along) / along.dot(along))
    }
    // The part moves forward along its chord everywhere.
    let along = end - start
    var (low, high, place) = (from, to, (from + to) / 2)
    for _ in 0..<60 {
      let offset = (self.point(at: place) - point).dot(along)
      if offset < 0 { low = place } else { high = place }
      let next = place - offset / derivative(at: place).dot(along)
      let better = next > low && next < high ? next : (low + high) / 2
      let isDone = abs(better - place) <= 1e-15
      place = better
      if isDone { break }
    }
    for _ in 0..<2 {
      let speed = derivative(at: place)
      let step = (point - self.point(at: place)).dot(speed) / speed.dot(speed)
      if step.isFinite { place = clamped(place + step) }
    }
    return place
  }

  /// Returns the parameter in the part; NaN becomes the start.
  func clamped(_ parameter: Double) -> Double { max(from, min(parameter, to)) }
}

extension Segment {
  /// Returns the point at a parameter, without rounding at the ends.
  func exactPoint(at parameter: Double) -> Point {
    if case .line(let from, let to) = self, parameter == 1 || from == to { return to }
    return point(at: parameter)
  }

  /// An eighth of the largest second derivative.
  fileprivate var bend: Double {
    switch self {
    case .line: 0
    case .arc(let arc): arc.length * abs(arc.sweep) / 8
    case .cubic(let cubic):
      max(cubic.secondDerivative(at: 0).magnitude, cubic.secondDerivative(at: 1).magnitude) / 8
    }
  }

  /// The parameters between the ends at which the segment turns back along an axis, in order.
  var turningPoints: [Double] {
    switch self {
    case .line: return []
    case .cubic(let cubic): return (cubic.turnsAlongX + cubic.turnsAlongY).sorted()
    case .arc(let arc):
      let quarter = Double.pi / 2
      let (from, to) = (arc.startAngle / quarter, (arc.startAngle + arc.sweep) / quarter)
      let turns = stride(from: min(from, to).rounded(.down) + 1, to: max(from, to), by: 1)
      return turns.map { ($0 - from) / (to - from) }.sorted()
    }
  }
}
