/// The statistics of a glyph's coverage that determine its best two colors.
///
/// A sample covered by a fraction `a` from 0 to 1 shows `a` of the inner color and `1 - a` of the
/// outer one.
struct GlyphShare: Sendable {
  /// The sum of the fractions.
  let area: Float
  /// The sum of the squared fractions; the same as `area` if each is 0 or 1.
  let square: Float
  /// The number of samples.
  let count: Float

  /// The sum of the uncovered fractions.
  var rest: Float { count - area }
  /// The sum of the products of covered and uncovered fractions.
  var mixed: Float { area - square }
  /// The sum of the squared uncovered fractions.
  var restSquare: Float { count - 2 * area + square }
  /// The determinant of the normal equations.
  var determinant: Float { count * square - area * area }

  /// Returns the gain of the best two colors, given the products of the sums of what is covered and what
  /// isn't, each weighted by its fraction.
  @inline(__always)
  func gain(_ inside: Float, _ outside: Float, _ both: Float) -> Float {
    (restSquare * inside + square * outside - 2 * mixed * both) / determinant
  }
}
