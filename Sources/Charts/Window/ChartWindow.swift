/// The visible interval of a chart's horizontal axis.
///
/// Places are in the unit of the positions. The window lies within the whole axis and stops at its
/// ends. A window that follows a stream stays at the newest position until it is moved away.
public struct ChartWindow: Hashable, Sendable {
  /// The least share of the whole to which an edge narrows the window.
  public static let narrowestShare = 0.05
  /// The shares of the whole that the contest's charts show at first.
  public static let usualShares = 0.3...0.8
  /// The number of steps that can be undone.
  static let longestHistory = 100

  /// The whole axis.
  public internal(set) var whole: ClosedRange<Double>
  /// The visible interval.
  public internal(set) var visible: ClosedRange<Double>
  /// The narrowest width, unless the whole is narrower.
  public internal(set) var smallest: Double
  /// How the newest positions are followed; `nil` for a set that doesn't grow.
  public let follow: Follow?
  /// Whether new positions move the window.
  public internal(set) var isFollowing: Bool
  /// The positions that were added since following stopped.
  public internal(set) var newCount = 0
  /// The rule that replaces ``follow`` once the window was changed by hand.
  var ownFollow: Follow?
  var history: [Step] = []

  /// A state that can be returned to.
  struct Step: Hashable {
    var visible: ClosedRange<Double>
    var isFollowing: Bool
    var ownFollow: Follow?
  }

  /// Creates a window that shows a part of an axis, given by shares of it, or all.
  public init(
    whole: ClosedRange<Double>, shares: ClosedRange<Double> = 0...1, smallest: Double = 0
  ) {
    self.whole = whole
    self.smallest = smallest
    visible = whole
    follow = nil
    isFollowing = false
    visible = placed(position(atShare: shares.lowerBound)...position(atShare: shares.upperBound))
  }

  /// Creates a window that shows all positions, unless it follows them.
  ///
  /// It is never narrower than two of their mean steps, so regular positions always have two points
  /// in it. Without positions the axis is 0...1.
  public init(of positions: Positions, following follow: Follow? = nil) {
    whole = positions.span ?? 0...1
    visible = whole
    smallest = Self.smallest(for: positions)
    self.follow = follow
    isFollowing = follow != nil
    if isFollowing { visible = followed(positions) }
  }

  /// The width of the visible interval.
  public var width: Double { visible.upperBound - visible.lowerBound }

  /// The visible interval in shares of the whole; 0...1 if the whole has no width.
  public var shares: ClosedRange<Double> {
    guard wholeWidth > 0 else { return 0...1 }
    let lower = min(1, max(0, whole.share(of: visible.lowerBound)))
    let upper = min(1, max(0, whole.share(of: visible.upperBound)))
    return lower...max(lower, upper)
  }

  /// Whether the window shows the whole axis.
  public var showsWhole: Bool { visible == whole }

  /// Returns the position at a share of the whole, as in a mini-map.
  public func position(atShare share: Double) -> Double {
    Curve.mixture(whole.lowerBound, whole.upperBound, min(1, max(0, share)))
  }

  /// Returns the position at a share of the visible interval, as in the plot.
  public func position(atVisibleShare share: Double) -> Double {
    Curve.mixture(visible.lowerBound, visible.upperBound, min(1, max(0, share)))
  }

  /// Returns the share of the visible interval at a position, which may be outside of 0...1; 0.5 if
  /// the interval has no width.
  public func visibleShare(of position: Double) -> Double { visible.share(of: position) }

  /// Two mean steps, from which windows on positions don't get narrower.
  static func smallest(for positions: Positions) -> Double {
    guard let span = positions.span, positions.count > 1 else { return 0 }
    let steps = Double(positions.count - 1)
    return min(1, 2 / steps) * (span.upperBound - span.lowerBound)
  }
}
