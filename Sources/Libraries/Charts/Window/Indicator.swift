/// A position on the horizontal axis at which all series are read.
public struct Indicator: Hashable, Sendable {
  /// The fraction of the plot's width at which an indicator starts.
  public static let usualShare = 0.3
  /// The fraction of the plot's width from which its tooltip is on the other side.
  public static let flipShare = 0.75

  /// The position.
  public var position: Double

  /// Creates an indicator at a position.
  public init(at position: Double) { self.position = position }

  /// The values read at a position.
  public struct Reading: Hashable, Sendable {
    /// The position of the values: one in the set, or any between two of them.
    public var position: Double
    /// The index of the nearest position.
    public var index: Int
    /// The value of each series in the set; NaN for hidden series and missing values.
    public var values: [Double]

    /// Creates a reading.
    public init(position: Double, index: Int, values: [Double]) {
      self.position = position
      self.index = index
      self.values = values
    }
  }

  /// Returns whether the tooltip is on the lower side of the indicator rather than the upper one.
  public func flipsPoster(in window: ChartWindow) -> Bool {
    window.visibleShare(of: position) >= Self.flipShare
  }

  /// Moves from the closest position by a number of positions, within those that a window shows.
  ///
  /// From outside the window, it moves to the first or last position inside.
  public mutating func step(by count: Int, over positions: Positions, in window: ChartWindow) {
    let shown = positions.indices(in: window.visible)
    guard !shown.isEmpty, let nearest = positions.nearestIndex(to: position) else { return }
    // A step leaves all equal positions.
    let index = count > 0 ? positions.firstIndex(after: positions[nearest]) - 1 : nearest
    // The sum of extreme numbers must not overflow.
    let (sum, overflows) = index.addingReportingOverflow(count)
    let target = overflows ? (count < 0 ? 0 : Int.max) : sum
    position = positions[min(max(target, shown.lowerBound), shown.upperBound - 1)]
  }

  /// Returns the values at the position closest to the indicator; `nil` without positions.
  public func reading(of set: ChartSet, _ visibility: Visibility) -> Reading? {
    guard let index = set.positions.nearestIndex(to: position) else { return nil }
    let values = set.series.indices.map { visibility[$0] ? set.series[$0].value(at: index) : .nan }
    return Reading(position: set.positions[index], index: index, values: values)
  }

  /// Returns the values exactly at the indicator; `nil` without positions.
  ///
  /// Lines and areas are interpolated between their two neighbors, and steps hold their level.
  /// Other kinds have values only at positions; there are none before the first position, after the
  /// last one, and next to a gap.
  public func exactReading(of set: ChartSet, _ visibility: Visibility) -> Reading? {
    guard let index = set.positions.nearestIndex(to: position) else { return nil }
    let values = set.series.indices.map { number in
      visibility[number] ? set.series[number].value(at: position, set.positions) : .nan
    }
    return Reading(position: position, index: index, values: values)
  }
}

extension Series {
  /// Returns the drawn value at a position; NaN if there is none.
  ///
  /// At equal positions it is the last value.
  public func value(at position: Double, _ positions: Positions) -> Double {
    let next = positions.firstIndex(after: position)
    guard next > 0 else { return .nan }
    let exact = value(at: next - 1)
    if positions[next - 1] == position { return exact }
    var curve = Curve(positions: positions, values: values, kind: kind, joinsGaps: joinsGaps)
    let between = curve.value(leaving: position, before: next)
    return between.isFinite ? between : .nan
  }
}
