public import Charts
internal import Clocks
internal import Texts

/// Opens the days of a chart, each from its own file in the folder of the chart's file, such as
/// “2019-03/15.json”.
///
/// The `read` closures return the bytes at a path within the folder, or `nil` if that file doesn’t
/// exist. Days are counted since 1970.
public struct DayFolder: Hashable, Sendable {
  /// The view in which a day opens.
  public enum Zoom: Hashable, Sendable {
    /// Its hours, on a timeline with the days around it.
    case hours
    /// Overlaid lines of that day, the day before and seven days before.
    case comparison
    /// A pie of the averages over that day or several days around it.
    case shares
  }

  /// The number of days that the timeline extends before and after the opened day.
  static let daysAround = 3
  /// The offsets in days of a comparison's lines from the opened day.
  static let comparedDays = [0, 1, 7]

  /// The chart of days.
  public let overview: ChartSet
  /// Its first through its last day; `nil` if its positions aren't days.
  public let span: ClosedRange<Int>?

  /// Creates the folder of a chart.
  public init(_ overview: ChartSet) {
    self.overview = overview
    span = Self.span(of: overview.positions)
  }

  /// The view in which the chart's days open; `nil` if its positions aren't days.
  ///
  /// Percentages open as a pie, which needs no files. A single series of bars opens as a comparison
  /// of lines, and anything else as hours.
  public var zoom: Zoom? {
    guard span != nil else { return nil }
    if overview.isPercentage { return .shares }
    return overview.series.map(\.kind.traits.isBar) == [true] ? .comparison : .hours
  }

  /// Returns the days of the timeline for a day, limited to those in the chart; `nil` if the day
  /// isn't in the chart.
  public func days(around day: Int) -> ClosedRange<Int>? {
    guard let span, span.contains(day) else { return nil }
    return max(span.lowerBound, day - Self.daysAround)...min(span.upperBound, day + Self.daysAround)
  }

  /// Opens a day.
  public func open(_ day: Int, read: (String) -> [UInt8]?) throws(DayError) -> DayZoom {
    guard let zoom, let days = days(around: day) else {
      throw .notInChart(Self.title(of: day...day))
    }
    return switch zoom {
    case .hours: try hours(of: day, in: days, read: read)
    case .comparison: try comparison(of: day, read: read)
    case .shares: try shares(of: day, in: days)
    }
  }

  private static func span(of positions: Positions) -> ClosedRange<Int>? {
    guard positions.unit == .days, let span = positions.span,
      DateScale.days.reaches(span.lowerBound), DateScale.days.reaches(span.upperBound)
    else { return nil }
    return Int(span.lowerBound.rounded(.down))...Int(span.upperBound.rounded(.down))
  }
}

// MARK: - Texts

extension DayFolder {
  /// Returns the path of a day's file in the folder, such as “2019-03/15.json”.
  public static func path(ofDay days: Int) -> String {
    let date = CivilDate(epochDay: within(days))
    let month = "\(NumberText.padded(date.year, to: 4))-\(NumberText.padded(date.month, to: 2))"
    return "\(month)/\(NumberText.padded(date.day, to: 2)).json"
  }

  /// Returns a title: “Friday, March 15 2019”, or for several days the first and last in short
  /// form.
  public static func title(of days: ClosedRange<Int>) -> String {
    let text = { (day: Int, length: DateForm.NameLength) in
      DateForm(length: length).fullText(for: LocalTime(days: within(day), second: 0), unit: .day)
    }
    guard days.count > 1 else { return text(days.lowerBound, .long) }
    return "\(text(days.lowerBound, .short)) – \(text(days.upperBound, .short))"
  }

  /// Returns the short name of a day, such as “Mar 15”.
  static func shortTitle(ofDay day: Int) -> String {
    DateForm(length: .long).text(for: LocalTime(days: within(day), second: 0), unit: .day)
  }

  /// Clamps a day to the calendar's range.
  private static func within(_ day: Int) -> Int { min(max(day, -365_000_000), 365_000_000) }
}
