/// Which places lie inside a path that goes round them more than once.
public struct FillStyle: Hashable, Sendable {
  /// Whether a place is inside when the path goes round it an odd number of times (even-odd rule);
  /// otherwise it is when the turns in both directions don't cancel out (non-zero rule).
  public var isEOFilled: Bool

  /// Creates a style; what isn't named follows the non-zero rule.
  public init(eoFill: Bool = false) {
    isEOFilled = eoFill
  }

  /// Returns whether a place that the path goes round so many times is inside.
  public func contains(winding: Int) -> Bool {
    isEOFilled ? !winding.isMultiple(of: 2) : winding != 0
  }
}
