/// How much of a cell a glyph covers, as far as the choice of its two colours needs it.
///
/// A sample is covered by a share `a` from 0 to 1, and shows `a` of the inner colour and `1 - a` of
/// the outer one.
struct GlyphShare: Sendable {
  /// The sum of the shares.
  let area: Float
  /// The sum of the squared shares; the same as `area` where each is 0 or 1.
  let square: Float
  /// The number of samples.
  let count: Float

  /// The number of samples that it leaves uncovered.
  var rest: Float { count - area }
  /// The sum of the products of what is covered and what isn't.
  var mixed: Float { area - square }
  /// The sum of the squares of what isn't covered.
  var restSquare: Float { count - 2 * area + square }
  /// The determinant of the normal equations.
  var determinant: Float { count * square - area * area }
}
