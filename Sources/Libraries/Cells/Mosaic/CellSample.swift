/// A sample of a cell, as a difference from the color at the cell's origin.
///
/// It is either a color, red, green, blue and an amount of ink from 0 to 255, or in a cell of only two
/// colors the fraction of the way between them, from 0 to 255. Fractions are integers, so their sums are
/// exact and mirrored cells have equal sums.
protocol CellSample {
  static var zero: Self { get }
  static func + (one: Self, other: Self) -> Self
  static func - (one: Self, other: Self) -> Self
  static func * (sample: Self, factor: Float) -> Self
  static func / (sample: Self, divisor: Float) -> Self

  /// The position along the way, if samples are fractions.
  var fraction: Float? { get }

  /// Returns the color difference that a sum or a mean of samples represents.
  func difference(along way: SIMD4<Float>) -> SIMD4<Float>

  /// Returns the product with another sample, ignoring ink.
  func dot(_ other: Self) -> Float

  /// Returns the nearest sample that represents a valid color.
  func limited(from origin: SIMD4<Float>) -> Self

  /// The number of components that are visible: all but the ink.
  static var visibleComponents: Int { get }

  func component(_ index: Int) -> Float

  /// Returns the squared color distance of a sample of one.
  static func metric(along way: SIMD4<Float>) -> Float
}

extension SIMD4<Float>: CellSample {
  var fraction: Float? { nil }

  @inline(__always)
  func difference(along way: SIMD4<Float>) -> SIMD4<Float> { self }

  @inline(__always)
  func dot(_ other: SIMD4<Float>) -> Float {
    let products = self * other
    return products.x + products.y + products.z
  }

  @inline(__always)
  func limited(from origin: SIMD4<Float>) -> SIMD4<Float> {
    clamped(lowerBound: -origin, upperBound: SIMD4(repeating: 255) - origin)
  }

  static var visibleComponents: Int { 3 }

  @inline(__always)
  func component(_ index: Int) -> Float { self[index] }

  @inline(__always)
  static func metric(along way: SIMD4<Float>) -> Float { 1 }
}

extension Float: CellSample {
  var fraction: Float? { self }

  @inline(__always)
  func difference(along way: SIMD4<Float>) -> SIMD4<Float> { way * (self / 255) }

  @inline(__always)
  func dot(_ other: Float) -> Float { self * other }

  @inline(__always)
  func limited(from origin: SIMD4<Float>) -> Float { min(max(self, 0), 255) }

  static var visibleComponents: Int { 1 }

  @inline(__always)
  func component(_ index: Int) -> Float { self }

  @inline(__always)
  static func metric(along way: SIMD4<Float>) -> Float {
    (way.x * way.x + way.y * way.y + way.z * way.z) / (255 * 255)
  }
}
