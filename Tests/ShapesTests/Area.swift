import Shapes

/// The area that a path goes round, counted as often as it does; clockwise on the screen is positive.
func area(_ path: Path, tolerance: Double = 1e-4) -> Double {
  var flat = FlattenedPath()
  flat.flatten(path, tolerance: tolerance)
  var sum = 0.0
  var first = 0
  for end in flat.ends {
    for index in first..<end {
      let (from, to) = (flat.points[index], flat.points[index + 1 < end ? index + 1 : first])
      sum += (from.x * to.y - to.x * from.y) / 2
    }
    first = end
  }
  return sum
}

/// Repeatable numbers in -1...1.
struct Numbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 23) - 1
  }

  mutating func point(_ reach: Double) -> Point { Point(x: next() * reach, y: next() * reach) }
}

extension Point {
  /// Whether two points are the same but for rounding.
  func isClose(to other: Point, within slack: Double = 1e-9) -> Bool {
    distance(to: other) <= slack
  }
}
