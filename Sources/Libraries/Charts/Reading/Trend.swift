/// The direction of a series, according to its least-squares line.
public struct Trend: Hashable, Sendable {
  /// The direction, as a word.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    /// The line rises by at least a fifth of the range.
    case rising
    /// The line falls by at least a fifth of the range.
    case falling
    /// The line does neither, or the range is negligible.
    case flat
  }

  /// The slope of the line per unit of position; `nil` with fewer than two positions or on
  /// overflow.
  public var slope: Double?
  /// The direction.
  public var word: Word

  /// The fraction of the range by which a line must rise or fall not to count as flat.
  static let threshold = 0.2
  /// The fraction of the largest magnitude below which a range counts as rounding error.
  static let negligible = 1e-10

  /// Classifies a line over a span of positions, for values in a range; the slope may be infinite.
  init(slope: Double?, over span: Double, values: ClosedRange<Double>) {
    self.slope = slope.flatMap { $0.isFinite ? $0 : nil }
    // Halved, since the range may overflow.
    let range = values.upperBound / 2 - values.lowerBound / 2
    let largest = max(values.lowerBound.magnitude, values.upperBound.magnitude) / 2
    let climb = (slope ?? 0) / 2 * span
    let isFlat = range <= largest * Self.negligible || climb.magnitude < range * Self.threshold
    word = isFlat ? .flat : climb > 0 ? .rising : .falling
  }
}
