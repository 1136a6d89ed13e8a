public import Charts

/// An opened day of a chart.
public struct DayZoom: Hashable, Sendable {
  /// The view in which the day was opened.
  public let kind: DayFolder.Zoom
  /// The day since 1970.
  public let day: Int
  /// The days of the timeline.
  public let days: ClosedRange<Int>
  /// The data to draw.
  ///
  /// Times are seconds in UTC, to be shown in UTC, since days have no zone. In a pie, the values of
  /// a day are at its middle.
  public let set: ChartSet
  /// The timeline and the part of it that is shown at first: the day.
  public let window: ChartWindow
  /// Sentences about what was omitted.
  public let notes: [String]

  /// Creates an opened day.
  public init(
    kind: DayFolder.Zoom, day: Int, days: ClosedRange<Int>, set: ChartSet, window: ChartWindow,
    notes: [String] = []
  ) {
    (self.kind, self.day, self.days) = (kind, day, days)
    (self.set, self.window, self.notes) = (set, window, notes)
  }

  /// Whether the timeline extends beyond the day, so that a mini-map is useful.
  public var hasMiniMap: Bool { kind != .comparison }

  /// Returns the days of which a window shows at least half; at least one.
  public func days(in visible: ClosedRange<Double>) -> ClosedRange<Int> {
    let length = set.positions.unit == .seconds ? 86_400.0 : 1
    let ends = [visible.lowerBound / length, visible.upperBound / length]
    let first = ends[0].rounded()
    let last = max(first, ends[1].rounded() - 1)
    let isShort = ends[1].rounded() <= first
    let middle = (ends[0] / 2 + ends[1] / 2).rounded(.down)
    return bounded(isShort ? middle : first)...bounded(isShort ? middle : last)
  }

  /// Returns the closest window of whole days; the same window for times.
  public func wholeDays(_ visible: ClosedRange<Double>) -> ClosedRange<Double> {
    guard kind == .shares else { return visible }
    let days = days(in: visible)
    return Double(days.lowerBound)...Double(days.upperBound + 1)
  }

  /// Returns the window of whole days for a change of the window; a change smaller than a day
  /// becomes one day.
  public func wholeDays(
    _ visible: ClosedRange<Double>, after before: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let whole = wholeDays(visible)
    guard kind == .shares, whole == before, visible != before else { return whole }
    let widths = [visible, before].map { $0.upperBound - $0.lowerBound }
    let grows = widths[0] > widths[1] + 1e-9
    let shrinks = widths[0] < widths[1] - 1e-9
    let isLater = visible.lowerBound > before.lowerBound
    let all = Double(days.lowerBound)...Double(days.upperBound + 1)
    var (start, end) = (before.lowerBound, before.upperBound)
    if grows {
      if end < all.upperBound { end += 1 } else { start -= 1 }
    } else if shrinks {
      if end - start > 1 { end -= 1 }
    } else {
      let step = isLater ? 1.0 : -1
      guard start + step >= all.lowerBound, end + step <= all.upperBound else { return whole }
      (start, end) = (start + step, end + step)
    }
    start = max(start, all.lowerBound)
    return start...max(start, min(end, all.upperBound))
  }

  /// Returns the title of a window: the full date of a day, or the first and last dates in short
  /// form.
  public func title(in visible: ClosedRange<Double>) -> String {
    DayFolder.title(of: kind == .comparison ? day...day : days(in: visible))
  }

  /// Returns the closest day of the timeline.
  private func bounded(_ day: Double) -> Int {
    Int(min(max(day, Double(days.lowerBound)), Double(days.upperBound)))
  }
}
