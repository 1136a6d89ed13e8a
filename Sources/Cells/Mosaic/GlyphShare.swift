/// The statistics of a glyph's coverage that determine its best two colors.
///
/// A sample covered by a share `a` from 0 to 1 shows `a` of the inner color and `1 - a` of the
/// outer one.
struct GlyphShare: Sendable {
  /// The sum of the shares.
  let area: Float
  /// The sum of the squared shares; the same as `area` where each is 0 or 1.
  let square: Float
  /// The number of samples.
  let count: Float

  /// The sum of the uncovered shares.
  var rest: Float { count - area }
  /// The sum of the products of covered and uncovered shares.
  var mixed: Float { area - square }
  /// The sum of the squared uncovered shares.
  var restSquare: Float { count - 2 * area + square }
  /// The determinant of the normal equations.
  var determinant: Float { count * square - area * area }
}
