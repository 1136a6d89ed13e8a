import Foundation
import Shapes

/// Returns the exact area enclosed by a path, weighted by winding number; clockwise on the screen
/// is positive, and open subpaths count as closed.
func area(_ path: Path) -> Double {
  var (sum, start, last) = (0.0, Point.zero, Point.zero)
  func turn(_ from: Point, _ to: Point) -> Double { from.x * to.y - to.x * from.y }
  for piece in path.pieces {
    switch piece {
    case .element(.move(let to)):
      sum += turn(last, start) / 2
      (start, last) = (to, to)
    case .element(.line(let to)):
      sum += turn(last, to) / 2
      last = to
    case .element(.quadCurve(let to, let control)):
      sum += (2 * turn(last, control) + 2 * turn(control, to) + turn(last, to)) / 6
      last = to
    case .element(.curve(let to, let first, let second)):
      sum += (6 * turn(last, first) + 3 * turn(last, second) + turn(last, to)) / 20
      sum += (3 * turn(first, second) + 3 * turn(first, to) + 6 * turn(second, to)) / 20
      last = to
    case .arc(let arc):
      let to = arc.point(at: 1)
      sum += turn(last, to) / 2 + arc.radius * arc.radius * (arc.sweep - sin(arc.sweep)) / 2
      last = to
    case .element(.closeSubpath):
      sum += turn(last, start) / 2
      last = start
    }
  }
  return sum + turn(last, start) / 2
}

/// A generator of reproducible numbers in -1...1.
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
  /// Returns whether two points are equal within rounding.
  func isClose(to other: Point, within slack: Double = 1e-9) -> Bool {
    distance(to: other) <= slack
  }
}
