/// The visible range of a chart's horizontal axis.
///
/// Positions are in the unit of the data. The window lies within the whole axis and stops at its
/// ends. A window that follows a stream stays at the newest position until it is moved away.
public struct ChartWindow: Hashable, Sendable {
  /// The minimum fraction of the axis to which an edge can narrow the window.
  public static let narrowestShare = 0.05
  /// The fractions of the axis that a chart shows initially.
  public static let usualShares = 0.3...0.8
  /// The maximum number of undo steps.
  static let longestHistory = 100

  /// The whole axis.
  public internal(set) var whole: ClosedRange<Double>
  /// The visible range.
  public internal(set) var visible: ClosedRange<Double>
  /// The minimum width, unless the axis is narrower.
  public internal(set) var smallest: Double
  /// The rule for following the newest positions; `nil` for a set that doesn't grow.
  public let follow: Follow?
  /// Whether new positions move the window.
  public internal(set) var isFollowing: Bool
  /// The number of positions added since following stopped.
  public internal(set) var newCount = 0
  /// The rule that replaces ``follow`` once the user has changed the window.
  var ownFollow: Follow?
  var history: [Step] = []

  /// An undo state.
  struct Step: Hashable {
    var visible: ClosedRange<Double>
    var isFollowing: Bool
    var ownFollow: Follow?
  }

  /// Creates a window on a part of an axis, given by fractions of it, or on all of it.
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
  /// Its minimum width is two mean steps, so with regular positions it always contains two points.
  /// Without positions the axis is 0...1.
  public init(of positions: Positions, following follow: Follow? = nil) {
    whole = positions.span ?? 0...1
    visible = whole
    smallest = Self.smallest(for: positions)
    self.follow = follow
    isFollowing = follow != nil
    if isFollowing { visible = followed(positions) }
  }

  /// The width of the visible range.
  public var width: Double { visible.upperBound - visible.lowerBound }

  /// The visible range in fractions of the axis; 0...1 if the axis has no width.
  public var shares: ClosedRange<Double> {
    guard wholeWidth > 0 else { return 0...1 }
    let lower = min(1, max(0, whole.share(of: visible.lowerBound)))
    let upper = min(1, max(0, whole.share(of: visible.upperBound)))
    return lower...max(lower, upper)
  }

  /// Whether the window shows the whole axis.
  public var showsWhole: Bool { visible == whole }

  /// Returns the position at a fraction of the axis, as in a mini-map.
  public func position(atShare share: Double) -> Double {
    Curve.interpolated(whole.lowerBound, whole.upperBound, min(1, max(0, share)))
  }

  /// Returns the position at a fraction of the visible range, as in the plot.
  public func position(atVisibleShare share: Double) -> Double {
    Curve.interpolated(visible.lowerBound, visible.upperBound, min(1, max(0, share)))
  }

  /// Returns the fraction of the visible range at a position, which may be outside 0...1; 0.5 if
  /// the range has no width.
  public func visibleShare(of position: Double) -> Double { visible.share(of: position) }

  /// Returns two mean steps, the minimum width of a window on positions.
  static func smallest(for positions: Positions) -> Double {
    guard let span = positions.span, positions.count > 1 else { return 0 }
    let steps = Double(positions.count - 1)
    return min(1, 2 / steps) * (span.upperBound - span.lowerBound)
  }
}
