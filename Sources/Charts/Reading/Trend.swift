/// The direction of a series, by the line of least squares through its values.
public struct Trend: Hashable, Sendable {
  /// The direction, as a word.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    /// The line climbs by at least a fifth of the range.
    case rising
    /// The line descends by at least a fifth of the range.
    case falling
    /// The line does neither, or the range is negligible.
    case flat
  }

  /// The slope of the line per unit of position; `nil` with fewer than two positions, or if it is
  /// too large for a number.
  public var slope: Double?
  /// The direction.
  public var word: Word

  /// The share of the range by which the line must climb or descend not to be flat.
  static let threshold = 0.2
  /// The share of the largest magnitude below which a range is noise of rounding.
  static let negligible = 1e-10

  /// Judges a line over a span of positions, for values in a range; the slope may be infinite.
  init(slope: Double?, over span: Double, values: ClosedRange<Double>) {
    self.slope = slope.flatMap { $0.isFinite ? $0 : nil }
    // Halves, since the range of two numbers may be too large for one.
    let range = values.upperBound / 2 - values.lowerBound / 2
    let largest = max(values.lowerBound.magnitude, values.upperBound.magnitude) / 2
    let climb = (slope ?? 0) / 2 * span
    let isFlat =
      range <= largest * Self.negligible || climb.magnitude < range * Self.threshold
    word = isFlat ? .flat : climb > 0 ? .rising : .falling
  }
}
