internal import Mathematics

/// The vertices that approximate a circle: a multiple of four, so that they are symmetric about
/// both axes.
struct ArcCorners {
  private let center: Point
  private let radius: Double
  /// The number of vertices in a full turn.
  private let count: Int

  /// The angle between two vertices.
  private let step: Double
  /// The direction of the second vertex from the center.
  private let turn: Point

  /// The maximum number of vertices of one arc.
  private static let most = 65_536.0
  /// The maximum number of vertices of a full turn.
  private static let limit = 1e12

  /// Chooses vertices whose chords stay within a tolerance of an arc.
  init(of arc: Arc, tolerance: Double) {
    let largest = Self.step(radius: arc.radius, tolerance: tolerance)
    // In this order, NaN becomes the minimum.
    let wanted = (2 * Double.pi / largest / 4).rounded(.up)
    let most = (Self.most * 2 * .pi / max(abs(arc.sweep), 1e-6) / 4).rounded(.down)
    count = 4 * Int(min(max(2, min(wanted, most)), Self.limit))
    center = arc.center
    // A chord triangle of radius R has R²·sin(step)/2, the sector r²·step/2.
    step = 2 * .pi / Double(count)
    turn = Point(x: cosine(step), y: sine(step))
    radius = arc.radius * (step / turn.y).squareRoot()
  }

  /// Returns the largest angle between two vertices.
  ///
  /// The sagitta is r·step²/8; with equal areas, two thirds of it lie outside the chord's circle.
  static func step(radius: Double, tolerance: Double) -> Double {
    min((12 * max(tolerance, 1e-300) / max(radius, 1e-300)).squareRoot(), .pi / 4)
  }

  /// Appends the vertices within a sweep, in clockwise order; for a full ring, all of them.
  ///
  /// Of a run of vertices that lie on the same side of `view`, the ends suffice.
  func append(
    to points: inout [Point], from start: Double, by sweep: Double, isRing: Bool,
    in view: VisibleRect?
  ) {
    guard start.isFinite, sweep.isFinite else { return }
    let low = (min(start, start + sweep) / (2 * .pi)).remainder(dividingBy: 1) * Double(count)
    let high = low + abs(sweep) / (2 * .pi) * Double(count)
    // A vertex at an end of the arc is left out, since the end itself is added.
    let margin = 1e-6
    let first = Int((isRing ? low - margin : low + margin).rounded(.up))
    let last =
      isRing ? first + Int((high - low).rounded()) - 1 : Int((high - margin).rounded(.down))
    guard first <= last else { return }
    guard let view, !view.holds(center, radius) else { return append(first, last, to: &points) }
    // Within a quarter turn, the vertices move along both axes without turning back.
    let quarter = count / 4
    var (number, corner) = (first, self.corner(first))
    points.append(corner)
    while number < last {
      let end = min(last, number + quarter - (number % quarter + quarter) % quarter)
      let next = self.corner(end)
      append(after: (number, corner), upTo: (end, next), in: view, to: &points)
      (number, corner) = (end, next)
    }
  }

  private static let block = 16

  /// Appends the vertices of a quarter turn after one of them.
  private func append(
    after start: (number: Int, point: Point), upTo end: (number: Int, point: Point),
    in view: VisibleRect, to points: inout [Point]
  ) {
    if end.number - start.number == 1 || view.isBeside(start.point, end.point) {
      points.append(end.point)
    } else if end.number - start.number <= Self.block {
      append(start.number + 1, end.number, to: &points)
    } else {
      let number = (start.number + end.number) / 2
      let middle = (number, corner(number))
      append(after: start, upTo: middle, in: view, to: &points)
      append(after: middle, upTo: end, in: view, to: &points)
    }
  }

  /// Appends vertices by index.
  private func append(_ first: Int, _ last: Int, to points: inout [Point]) {
    var number = first
    while number <= last {
      let end = min(number + blockRest(after: number), last + 1)
      var spoke = spoke(number)
      for _ in number..<end {
        points.append(center + spoke)
        spoke = spoke.turned(by: turn)
      }
      number = end
    }
  }

  /// Returns a vertex by index.
  private func corner(_ number: Int) -> Point { center + spoke(number) }

  /// Returns the vector from the center to a vertex.
  ///
  /// Each block is rotated from its first vertex, so that a vertex is identical in every arc.
  private func spoke(_ number: Int) -> Point {
    let place = (number % count + count) % count
    let start = place - place % Self.block
    let angle = Double(start) * step
    var spoke = Point(x: radius * cosine(angle), y: radius * sine(angle))
    for _ in start..<place { spoke = spoke.turned(by: turn) }
    return spoke
  }

  /// Returns the number of vertices from one to the end of its block.
  private func blockRest(after number: Int) -> Int {
    let place = (number % count + count) % count
    return min(Self.block - place % Self.block, count - place)
  }

  /// The part of the plane in which vertices matter.
  struct VisibleRect {
    private let low: Point
    private let high: Point

    init(_ rect: Rect) { (low, high) = (rect.origin, Point(x: rect.maxX, y: rect.maxY)) }

    /// Whether a circle lies inside.
    func holds(_ center: Point, _ radius: Double) -> Bool {
      center.x - radius > low.x && center.x + radius < high.x && center.y - radius > low.y
        && center.y + radius < high.y
    }

    /// Whether two points lie outside, on the same side.
    func isBeside(_ one: Point, _ other: Point) -> Bool {
      max(one.x, other.x) < low.x || min(one.x, other.x) > high.x
        || max(one.y, other.y) < low.y || min(one.y, other.y) > high.y
    }
  }
}

extension Point {
  /// Returns the vector, turned by the angle of a unit vector.
  @inline(__always)
  fileprivate func turned(by turn: Point) -> Point {
    Point(x: x * turn.x - y * turn.y, y: x * turn.y + y * turn.x)
  }
}
