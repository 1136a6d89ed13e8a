import Shapes

/// A point on a grid of 2048 steps per pixel.
///
/// Integers make sums of areas exact in any order: mirrored shapes have mirrored coverage, and a
/// part of a picture equals the same part of the whole.
struct GridPoint: Equatable {
  var x: Int
  var y: Int

  static let bits = 11
  static let pixel = 1 << bits

  /// The largest distance from the origin; points farther away are clamped.
  private static let limit = Double(1 << 30)

  @inline(__always)
  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// Returns whether a height is a boundary between two rows of pixels.
  @inline(__always)
  static func isBetweenRows(_ y: Int) -> Bool { y & (pixel - 1) == 0 }

  /// Creates the grid point nearest to a transformed point.
  @inline(__always)
  init(_ point: Point, _ transform: Transform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    x = GridPoint.rounded((a * point.x + c * point.y + transform.tx) * Double(GridPoint.pixel))
    y = GridPoint.rounded((b * point.x + d * point.y + transform.ty) * Double(GridPoint.pixel))
  }

  /// Clamps a coordinate and rounds it half to even; NaN becomes the limit.
  @inline(__always)
  private static func rounded(_ value: Double) -> Int {
    let limited = value < limit ? (value > -limit ? value : -limit) : limit
    return nearest(limited)
  }

  /// Returns the integer nearest to a number below 2⁵¹, ties to even; the result for others is
  /// unspecified.
  ///
  /// Adding 1.5·2⁵² leaves no bits for a fraction, so the lowest bit counts ones. This needs no
  /// range check, and without SSE 4.1 `rounded()` would be a call.
  @inline(__always)
  static func nearest(_ value: Double) -> Int {
    let shift = 6_755_399_441_055_744.0
    return Int(truncatingIfNeeded: (value + shift).bitPattern &- shift.bitPattern)
  }
}

/// The bounding box of points.
struct GridBox {
  private(set) var left = Int.max
  private(set) var top = Int.max
  private(set) var right = Int.min
  private(set) var bottom = Int.min

  @inline(__always)
  mutating func add(_ point: GridPoint) {
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }
}
