/// A piece of a subpath, with both of its ends.
enum Segment: Hashable, Sendable {
  case line(from: Point, to: Point)
  case arc(Arc)
  case cubic(Cubic)

  var start: Point {
    switch self {
    case .line(let from, _): from
    case .arc(let arc): arc.point(at: 0)
    case .cubic(let cubic): cubic.start
    }
  }

  var end: Point {
    switch self {
    case .line(_, let to): to
    case .arc(let arc): arc.point(at: 1)
    case .cubic(let cubic): cubic.end
    }
  }

  var length: Double {
    switch self {
    case .line(let from, let to): from.distance(to: to)
    case .arc(let arc): arc.length
    case .cubic(let cubic): cubic.length
    }
  }

  /// Returns the part between two distances from the start.
  func portion(from: Double, to: Double) -> Segment {
    let whole = length
    guard whole > 0 else { return self }
    switch self {
    case .line(let start, let end):
      return .line(
        from: start.interpolated(to: end, by: from / whole),
        to: start.interpolated(to: end, by: to / whole))
    case .arc(let arc): return .arc(arc.portion(from: from / whole, to: to / whole))
    case .cubic(let cubic):
      let first = from <= 0 ? 0 : cubic.parameter(atLength: from)
      let last = to >= whole ? 1 : cubic.parameter(atLength: to)
      return .cubic(cubic.portion(from: first, to: last))
    }
  }
}
