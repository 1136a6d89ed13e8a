internal import Shapes

/// The mapping from pixels to locations in a gradient, with all shared values precomputed.
struct PaintSampler: Sendable {
  private let course: Course

  /// The mapping from a pixel to a location in the gradient, possibly outside 0...1.
  private enum Course {
    case linear(x: Double, y: Double, offset: Double)
    case radial(toPaint: Transform, from: Double, perUnit: Double)
    case angular(toPaint: Transform, startTurn: Double)
  }

  /// Creates a sampler; the transform maps the paint's units to pixels.
  init(_ course: GradientCourse, _ transform: Transform) {
    // From the center of a pixel.
    let toPaint = Transform.translation(x: 0.5, y: 0.5)
      .concatenating(transform.inverse ?? .identity)
    switch course {
    case .none: self.course = .linear(x: 0, y: 0, offset: 0)
    case .linear(let start, let end): self.course = Self.linear(start, end, toPaint)
    case .radial(let center, let start, let end):
      // A gradient of zero length ends immediately.
      self.course = .radial(
        toPaint: toPaint.movedBack(from: center), from: start,
        perUnit: start == end ? 1e300 : 1 / (end - start))
    case .angular(let center, let startAngle):
      let turns = startAngle.radians / (2 * .pi)
      self.course = .angular(
        toPaint: toPaint.movedBack(from: center), startTurn: turns - turns.rounded(.down))
    }
  }

  private static func linear(_ start: Point, _ end: Point, _ toPaint: Transform) -> Course {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return .linear(x: 0, y: 0, offset: 0) }
    let (x, y) = (dx / square, dy / square)
    return .linear(
      x: toPaint.a * x + toPaint.b * y, y: toPaint.c * x + toPaint.d * y,
      offset: (toPaint.tx - start.x) * x + (toPaint.ty - start.y) * y)
  }

  /// Returns the location of a pixel in the gradient, from 0 to 1.
  @inline(__always)
  func place(x: Int, y: Int) -> Float {
    let (x, y) = (Double(x), Double(y))
    let place: Double
    switch course {
    case .linear(let perColumn, let perRow, let offset): place = x * perColumn + y * perRow + offset
    case .radial(let toPaint, let start, let perUnit):
      let (dx, dy) = toPaint.moved(x, y)
      place = ((dx * dx + dy * dy).squareRoot() - start) * perUnit
    case .angular(let toPaint, let startTurn):
      let (dx, dy) = toPaint.moved(x, y)
      guard dx != 0 || dy != 0 else { return 0 }
      let turns = Bearing.turns(x: dx, y: dy) - startTurn
      place = turns < 0 ? turns + 1 : turns
    }
    // In this order, NaN becomes 0.
    return place > 0 ? Float(min(place, 1)) : 0
  }
}

extension Transform {
  /// Returns the map with a point of its target plane as the origin.
  fileprivate func movedBack(from center: Point) -> Transform {
    concatenating(.translation(x: -center.x, y: -center.y))
  }

  @inline(__always)
  fileprivate func moved(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (a * x + c * y + tx, b * x + d * y + ty)
  }
}
