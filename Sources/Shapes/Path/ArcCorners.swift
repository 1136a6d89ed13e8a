/// The corners that stand for a circle: a multiple of four, so that they mirror in both axes.
struct ArcCorners {
  private let center: Point
  private let radius: Double
  /// The number of corners in a full turn.
  private let count: Int

  private var step: Double { 2 * .pi / Double(count) }

  /// The most corners of one arc.
  private static let most = 65_536.0
  /// The most corners of a full turn.
  private static let limit = 1e12

  /// Chooses corners whose chords stay within a distance of an arc.
  init(of arc: Arc, tolerance: Double) {
    let largest = Self.step(radius: arc.radius, tolerance: tolerance)
    // In this order a count that is not a number becomes the least.
    let wanted = (2 * Double.pi / largest / 4).rounded(.up)
    let most = (Self.most * 2 * .pi / max(abs(arc.sweep), 1e-6) / 4).rounded(.down)
    count = 4 * Int(min(max(2, min(wanted, most)), Self.limit))
    center = arc.center
    // A chord triangle of radius R has R²·sin(step)/2, the sector r²·step/2.
    let step = 2 * Double.pi / Double(count)
    radius = arc.radius * (step / sine(step)).squareRoot()
  }

  /// Returns the largest angle between two corners: of the sagitta r·step²/8, equal areas put two
  /// thirds outside the chord's circle.
  static func step(radius: Double, tolerance: Double) -> Double {
    min((12 * max(tolerance, 1e-300) / max(radius, 1e-300)).squareRoot(), .pi / 4)
  }

  /// Appends the corners within a turn, in clockwise order; for a whole ring, those of all of it.
  func append(to points: inout [Point], from start: Double, by sweep: Double, isRing: Bool) {
    guard start.isFinite, sweep.isFinite else { return }
    let turn = 2 * Double.pi
    let low = (min(start, start + sweep) / turn).remainder(dividingBy: 1) * Double(count)
    let high = low + abs(sweep) / turn * Double(count)
    // A corner that an end meets is left to the end.
    let margin = 1e-6
    let first = Int((isRing ? low - margin : low + margin).rounded(.up))
    let last =
      isRing ? first + Int((high - low).rounded()) - 1 : Int((high - margin).rounded(.down))
    append(first, last, to: &points)
  }

  private static let block = 16

  /// Appends corners by their numbers.
  ///
  /// Each block is turned on from its first corner, so that a corner is the same in each arc.
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
}
