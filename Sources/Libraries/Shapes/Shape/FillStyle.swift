/// The way in which the inside of a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule applies rather than the non-zero rule.
  ///
  /// By the even-odd rule, a point is inside if the path winds around it an odd number of times; by
  /// the non-zero rule, if its windings don't cancel out.
  public var isEOFilled: Bool

  /// Whether edges are smooth; otherwise a pixel is covered completely or not at all.
  public var isAntialiased: Bool

  /// Creates a style; the default is the non-zero rule with smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }

  /// Returns whether a point with a winding number is inside.
  public func contains(winding: Int) -> Bool {
    isEOFilled ? !winding.isMultiple(of: 2) : winding != 0
  }
}
