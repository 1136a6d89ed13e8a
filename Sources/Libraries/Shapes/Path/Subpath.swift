/// A sequence of segments, each of which begins where the previous one ends.
public struct Subpath: Hashable, Sendable {
  /// The first point.
  public internal(set) var start: Point
  /// The segments; those of a closed subpath include the line back to its start if that has any
  /// length.
  public internal(set) var segments: [Segment] = []
  /// Whether the ends are joined.
  public internal(set) var isClosed = false

  /// The direction of a subpath that has no segments, if known.
  var heading: Point?

  init(start: Point, segments: [Segment] = [], isClosed: Bool = false, heading: Point? = nil) {
    (self.start, self.segments) = (start, segments)
    (self.isClosed, self.heading) = (isClosed, heading)
  }

  /// Creates a subpath of segments; `nil` without any.
  ///
  /// Each has to begin where the one before it ends; a path connects arcs that don't.
  public init?(_ segments: [Segment], isClosed: Bool = false) {
    guard let first = segments.first else { return nil }
    self.init(start: first.start, segments: segments, isClosed: isClosed)
  }

  /// The last point.
  public var end: Point { segments.last?.end ?? start }

  /// The length along all segments.
  public var length: Double { segments.reduce(0) { $0 + $1.length } }

  /// The same subpath in the opposite direction; a closed one begins at the same point.
  public var reversed: Subpath {
    Subpath(
      start: isClosed ? start : end, segments: segments.reversed().map(\.reversed),
      isClosed: isClosed, heading: heading.map { -$0 })
  }
}

extension Path {
  /// Creates a path of subpaths.
  public init(_ subpaths: [Subpath]) {
    self.init()
    for subpath in subpaths { append(subpath) }
  }

  /// The subpaths that draw anything, in order.
  ///
  /// A closed one may be a single point.
  ///
  /// - Complexity: O(n)
  public var subpaths: [Subpath] {
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

  /// The segments of all subpaths, in order; see ``Subpath/segments``.
  ///
  /// - Complexity: O(n)
  public var segments: [Segment] { subpaths.flatMap(\.segments) }

  /// Returns the path that goes through the same points in the opposite direction.
  ///
  /// Each closed subpath begins at the same point, and the last subpath is the first.
  public func reversed() -> Path { Path(subpaths.reversed().map(\.reversed)) }

  /// Adds a subpath's elements; the line that closes it is left to `closeSubpath()`.
  mutating func append(_ subpath: Subpath) {
    move(to: subpath.start)
    let isLine = if case .line(_, subpath.start)? = subpath.segments.last { true } else { false }
    for segment in subpath.segments.dropLast(subpath.isClosed && isLine ? 1 : 0) {
      if case .arc(let arc) = segment { addArc(arc) } else { append(segment) }
    }
    if subpath.isClosed { closeSubpath() }
  }
}

extension Subpath {
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
