/// The ranges of a set's vertical axes in a window.
///
/// The range is that of what is drawn, including crossings of the window's edges; for candles, from
/// lows to highs. Bars and what else starts at zero include it, a stack reaches the sums of what is
/// visible, and percentages range from 0 to 100. An axis without values shows 0...1. A flat range is
/// widened by 100 % of its value, and around zero to 0...100.
public struct VerticalRanges: Sendable {
  private var series: [SeriesExtremes]
  /// The trees of the stack, for plots; `nil` if nothing is stacked.
  public private(set) var stack: StackExtremes?
  private var visibility: Visibility
  private let kind: ScaleType

  /// Creates the ranges of a set.
  ///
  /// On a logarithmic axis, values that aren't positive count as missing, and nothing starts at
  /// zero.
  ///
  /// - Complexity: O(n) in the values of all series
  public init(_ set: ChartSet, _ visibility: Visibility, on kind: ScaleType = .linear) {
    self.kind = kind
    self.visibility = visibility
    series = set.series.map { SeriesExtremes($0, on: kind) }
    stack = set.hasLayers ? StackExtremes(Stack(set, visibility)) : nil
  }

  /// Shows and hides series of the same set.
  ///
  /// - Complexity: O(1), and O(n · s) in the values of a stacked set
  public mutating func show(_ visibility: Visibility, of set: ChartSet) {
    guard visibility != self.visibility else { return }
    self.visibility = visibility
    stack?.update(Stack(set, visibility))
  }

  /// Updates the ranges for a set that grew at the end and lost values at the beginning.
  ///
  /// - Complexity: O(m + log n) for m new values; O(n) if some were lost
  public mutating func update(_ set: ChartSet, removed: Int = 0) {
    guard series.count == set.series.count else {
      self = VerticalRanges(set, visibility, on: kind)
      return
    }
    for index in series.indices {
      series[index].update(set.series[index], removed: removed, on: kind)
    }
    stack?.update(Stack(set, visibility), removed: removed)
  }

  /// Returns the range of each vertical axis in a window: one, or two if the set has two axes.
  ///
  /// - Complexity: O(s · log n) for s series
  public func ranges(of set: ChartSet, in window: ClosedRange<Double>) -> [ClosedRange<Double>] {
    (0...(set.hasTwoAxes ? 1 : 0)).map { axis in
      if set.isPercentage { return 0...100 }
      guard let range = bounds(ofAxis: axis, set, window).range else {
        return kind == .log10 ? 1...10 : 0...1
      }
      return range.widenedIfFlat(on: kind)
    }
  }

  private func bounds(ofAxis axis: Int, _ set: ChartSet, _ window: ClosedRange<Double>) -> Bounds {
    var bounds = Bounds()
    var goesFromZero = false
    for (index, one) in set.series.enumerated() where index < series.count {
      guard visibility[index], set.axis(of: index) == axis else { continue }
      guard stack == nil || !one.kind.traits.stacks else { continue }
      let range = series[index].range(of: one.kind, set.positions, window)
      bounds.add(range)
      goesFromZero = goesFromZero || (one.kind.traits.startsAtZero && range != nil)
    }
    if goesFromZero, kind != .log10 { bounds.add(0) }
    bounds.add(stack?.range(of: Stack(set, visibility), at: set.positions, in: window, on: kind))
    return bounds
  }
}
