/// An edge of a rectangle; leading is left.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The left edge.
  case leading
  /// The bottom edge.
  case bottom
  /// The right edge.
  case trailing

  /// Some of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each edge, in their order.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The left edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The right edge.
    public static let trailing = Set(.trailing)
    /// The left and the right edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.horizontal, .vertical]

    /// Returns whether the set contains an edge.
    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// The distances by which a rectangle's edges move inward; leading is left.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance at the top.
  public var top: Double
  /// The distance at the left.
  public var leading: Double
  /// The distance at the bottom.
  public var bottom: Double
  /// The distance at the right.
  public var trailing: Double

  /// Creates insets.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: Animatable {
  /// The distances: top, left, bottom, right.
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
