/// A sequence of segments, each of which begins where the previous one ends.
struct Subpath: Hashable, Sendable {
  var start: Point
  var segments: [Segment] = []
  var isClosed = false

  /// The direction of a subpath that has no segments, if known.
  var heading: Point?

  var length: Double { segments.reduce(0) { $0 + $1.length } }
}

extension Path {
  /// The subpaths, in order.
  ///
  /// A closed one includes the line back to its start if that has any length, and may be a single
  /// point.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    for piece in pieces {
      switch piece {
      case .element(.move(let point)):
        if let current { result.append(current) }
        current = Subpath(start: point)
      case .element(.closeSubpath):
        guard let closed = current?.closed else { continue }
        result.append(closed)
        current = Subpath(start: closed.start)
      case .element(let element): current?.append(element)
      case .arc(let arc): current?.segments.append(.arc(arc))
      }
    }
    if let current { result.append(current) }
    return result.filter { !$0.segments.isEmpty || $0.isClosed }
  }

  /// Adds a subpath's elements.
  mutating func append(_ subpath: Subpath) {
    move(to: subpath.start)
    for segment in subpath.segments { append(segment) }
    if subpath.isClosed { closeSubpath() }
  }
}

extension Subpath {
  fileprivate var end: Point { segments.last?.end ?? start }

  fileprivate mutating func append(_ element: Path.Element) {
    switch element {
    case .line(let point): segments.append(.line(from: end, to: point))
    case .quadCurve(let point, let control):
      segments.append(.cubic(Cubic(start: end, quadControl: control, end: point)))
    case .curve(let point, let control1, let control2):
      segments.append(.cubic(Cubic(start: end, control1: control1, control2: control2, end: point)))
    case .move, .closeSubpath: break
    }
  }

  /// The subpath with its closing line, unless its ends differ only by rounding.
  fileprivate var closed: Subpath {
    var closed = self
    closed.isClosed = true
    let gap = end.distance(to: start)
    let slack = 1e-12 * max(length, abs(start.x), abs(start.y))
    if gap > slack { closed.segments.append(.line(from: end, to: start)) }
    return closed
  }
}
