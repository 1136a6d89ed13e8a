/// The vertices that approximate a circle: a multiple of four, so that they are symmetric about
/// both axes.
struct ArcCorners {
  private let center: Point
  private let radius: Double
  /// The number of vertices in a full turn.
  private let count: Int

  private var step: Double { 2 * .pi / Double(count) }

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
    let step = 2 * Double.pi / Double(count)
    radius = arc.radius * (step / sine(step)).squareRoot()
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
    to points: inout [Point], from start: Double, by sweep: Double, isRing: Bool, in view: View?
  ) {
    guard start.isFinite, sweep.isFinite else { return }
    let turn = 2 * Double.pi
    let low = (min(start, start + sweep) / turn).remainder(dividingBy: 1) * Double(count)
    let high = low + abs(sweep) / turn * Double(count)
    // A vertex at an end of the arc is left out, since the end itself is added.
    let margin = 1e-6
    let first = Int((isRing ? low - margin : low + margin).rounded(.up))
    let last =
      isRing ? first + Int((high - low).rounded()) - 1 : Int((high - margin).rounded(.down))
    guard let view, !view.holds(center, radius) else { return append(first, last, to: &points) }
    // Within a quarter turn, the vertices move along both axes without turning back.
    let quarter = count / 4
    var number = first
    while number <= last {
      let end = min(last, number + quarter - (number % quarter + quarter) % quarter)
      append(number, end, in: view, to: &points)
      number = end + 1
    }
  }

  private static let block = 16

  /// Appends vertices of a quarter turn, by index.
  private func append(_ first: Int, _ last: Int, in view: View, to points: inout [Point]) {
    if view.isBeside(place(of: first), place(of: last)) {
      append(first, first, to: &points)
      if first < last { append(last, last, to: &points) }
    } else if last - first < Self.block {
      append(first, last, to: &points)
    } else {
      let middle = first + (last - first) / 2
      append(first, middle, in: view, to: &points)
      append(middle + 1, last, in: view, to: &points)
    }
  }

  /// Returns about the place of a vertex.
  private func place(of number: Int) -> Point {
    let angle = Double(number) * step
    return Point(x: center.x + radius * cosine(angle), y: center.y + radius * sine(angle))
  }

  /// Appends vertices by index.
  ///
  /// Each block is rotated from its first vertex, so that a vertex is identical in every arc.
  private func append(_ first: Int, _ last: Int, to points: inout [Point]) {
    let (turnX, turnY) = (cosine(step), sine(step))
    var number = first
    while number <= last {
      let place = (number % count + count) % count
      let start = place - place % Self.block
      let end = min(start + Self.block, count, place + last - number + 1)
      var x = radius * cosine(Double(start) * step)
      var y = radius * sine(Double(start) * step)
      for _ in start..<place { (x, y) = (x * turnX - y * turnY, x * turnY + y * turnX) }
      for _ in place..<end {
        points.append(Point(x: center.x + x, y: center.y + y))
        (x, y) = (x * turnX - y * turnY, x * turnY + y * turnX)
      }
      number += end - place
    }
  }

  /// The part of the plane in which vertices matter.
  struct View {
    private let low: Point
    private let high: Point

    init(_ rect: Rect) {
      (low, high) = (rect.origin, Point(x: rect.maxX, y: rect.maxY))
    }

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
