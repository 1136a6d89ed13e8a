/// The rule that decides which points are inside a path.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside if the path winds around it an odd number of times (even-odd rule),
  /// rather than if the turns in both directions don't cancel out (non-zero rule).
  public var isEOFilled: Bool

  /// Creates a style; the default is the non-zero rule.
  public init(eoFill: Bool = false) {
    isEOFilled = eoFill
  }

  /// Returns whether a point with a winding number is inside.
  public func contains(winding: Int) -> Bool {
    isEOFilled ? !winding.isMultiple(of: 2) : winding != 0
  }
}
