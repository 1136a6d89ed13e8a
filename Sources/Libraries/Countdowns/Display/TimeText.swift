internal import Clocks

/// The format of a remaining time: `S`, `M:SS`, `H:MM:SS` or, from a day on, `D d HH:MM:SS`.
///
/// The format depends only on the total length, so digits don't jump when a field runs out; only
/// days are omitted once there are none left.
/// Remaining time is rounded up: a new 5 s countdown shows 5, and 0 appears only at the end.
public struct TimeText: Hashable, Sendable {
  private enum Format: Int, Hashable, Sendable, Comparable {
    case seconds, minutes, hours, days

    init(of time: Duration) {
      self =
        time < .seconds(60)
        ? .seconds
        : time < .seconds(3600) ? .minutes : time < .seconds(TimeText.day) ? .hours : .days
    }

    static func < (one: Format, other: Format) -> Bool { one.rawValue < other.rawValue }
  }

  /// The number of seconds in a day.
  private static let day = 86_400

  /// Whether tenths of a second are shown.
  public var showsTenths: Bool
  private var format: Format

  /// Creates the format for a countdown of length `total`.
  public init(total: Duration, showsTenths: Bool = false) {
    self.showsTenths = showsTenths
    format = Format(of: total)
  }

  /// The same format without tenths of a second.
  package var inWholeSeconds: TimeText {
    var text = self
    text.showsTenths = false
    return text
  }

  /// The same format with at least minutes and seconds, for times among other texts.
  package var withMinutes: TimeText {
    var text = self
    text.format = max(format, .minutes)
    return text
  }

  /// Returns the remaining time in digits, rounded up to the smallest unit shown.
  public func text(left: Duration) -> String {
    text(units: left.rounded(up: unit).wholeUnits(of: unit))
  }

  /// Returns the elapsed time in digits, rounded down.
  public func text(elapsed: Duration) -> String { text(units: elapsed.wholeUnits(of: unit)) }

  /// Returns the time past the deadline, rounded down, with at least minutes and seconds and,
  /// unless it is zero, a plus sign.
  public func text(overtime: Duration) -> String {
    let units = overtime.wholeUnits(of: unit)
    var text = withMinutes
    text.format = max(text.format, Format(of: overtime))
    return (units > 0 ? "+" : "") + text.text(units: units)
  }

  /// Returns a duration as a single number with its unit, rounded up: `65m`, `2h`, `9s`, `34d`.
  package func coarseText(_ duration: Duration) -> String {
    let (unit, name) = Self.coarseUnit(of: duration.rounded(up: .seconds(1)))
    return "\(duration.rounded(up: .seconds(unit)).wholeUnits(of: .seconds(unit)))\(name)"
  }

  /// Returns the time past the deadline as a single number with its unit, rounded down, with a plus
  /// sign unless it is zero: `+65m`, `+9s`, `0s`.
  package func coarseText(overtime: Duration) -> String {
    let seconds = overtime.wholeUnits(of: .seconds(1))
    let (unit, name) = Self.coarseUnit(of: .seconds(seconds))
    return "\(seconds > 0 ? "+" : "")\(seconds / unit)\(name)"
  }

  /// Returns the unit, in seconds, in which whole seconds have at most two digits.
  private static func coarseUnit(of time: Duration) -> (seconds: Int, name: String) {
    let units = [(1, "s"), (60, "m"), (3600, "h")]
    return units.first { time <= .seconds(99 * $0.0) } ?? (day, "d")
  }

  /// Returns the time until `text(left:)` changes as `left` runs down; `nil` at the end.
  public func timeToChange(left: Duration) -> Duration? {
    let units = left.rounded(up: unit).wholeUnits(of: unit)
    return units > 0 ? left - unit * (units - 1) : nil
  }

  /// Returns the time until `text(overtime:)` changes.
  public func timeToChange(overtime: Duration) -> Duration {
    unit * (overtime.wholeUnits(of: unit) + 1) - overtime
  }

  private var unit: Duration { showsTenths ? .milliseconds(100) : .seconds(1) }

  private func text(units: Int) -> String {
    let seconds = showsTenths ? units / 10 : units
    let whole =
      switch format {
      case .seconds: "\(seconds)"
      case .minutes: "\(seconds / 60):\(twoDigits(seconds % 60))"
      case .days where seconds >= Self.day:
        "\(seconds / Self.day) d \(twoDigits(seconds / 3600 % 24)):\(twoDigits(seconds / 60 % 60)):"
          + twoDigits(seconds % 60)
      case .hours, .days:
        "\(seconds / 3600):\(twoDigits(seconds / 60 % 60)):\(twoDigits(seconds % 60))"
      }
    return showsTenths ? whole + ".\(units % 10)" : whole
  }

  private func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

extension Snapshot {
  /// The remaining time in digits, rounded up to seconds, such as `4:59`.
  public var text: String { TimeText(total: total).text(left: left) }
}
