/// The fill rule, which decides which points are inside a path.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule applies rather than the non-zero rule.
  ///
  /// By the even-odd rule, a point is inside if the path winds around it an odd number of times; by
  /// the non-zero rule, if its windings don't cancel out.
  public var isEOFilled: Bool

  /// Creates a style; the default is the non-zero rule.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }

  /// Returns whether a point with a winding number is inside.
  public func contains(winding: Int) -> Bool {
    isEOFilled ? !winding.isMultiple(of: 2) : winding != 0
  }
}
