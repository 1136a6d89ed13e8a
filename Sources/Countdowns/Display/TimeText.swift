internal import Clocks

/// The format of a remaining time: `S`, `M:SS` or `H:MM:SS`.
///
/// The format depends only on the total length, so digits don't jump when a field runs out.
/// Remaining time is rounded up: a new 5 s countdown shows 5, and 0 appears only at the end.
package struct TimeText: Hashable, Sendable {
  private enum Format: Hashable, Sendable {
    case seconds, minutes, hours
  }

  /// Whether tenths of a second are shown.
  package private(set) var showsTenths: Bool
  private var format: Format

  /// Creates the format for a countdown of length `total`.
  package init(total: Duration, showsTenths: Bool = false) {
    self.showsTenths = showsTenths
    format = total < .seconds(60) ? .seconds : total < .seconds(3600) ? .minutes : .hours
  }

  /// The same format without tenths of a second.
  package var inWholeSeconds: TimeText {
    var text = self
    text.showsTenths = false
    return text
  }

  /// Returns the remaining time in digits, rounded up to the smallest unit shown.
  package func text(left: Duration) -> String {
    text(units: left.rounded(up: unit).wholeUnits(of: unit))
  }

  /// Returns the elapsed time in digits, rounded down.
  package func text(elapsed: Duration) -> String { text(units: elapsed.wholeUnits(of: unit)) }

  /// Returns the time past the deadline, rounded down, with at least minutes and seconds and,
  /// unless it is zero, a plus sign.
  package func text(overtime: Duration) -> String {
    let units = overtime.wholeUnits(of: unit)
    var text = self
    if format == .seconds { text.format = .minutes }
    if overtime >= .seconds(3600) { text.format = .hours }
    return (units > 0 ? "+" : "") + text.text(units: units)
  }

  /// Returns a duration as a single number with its unit, rounded up: `65m`, `2h`, `9s`.
  package func coarseText(_ duration: Duration) -> String {
    let (unit, name): (Int64, String) =
      duration > .seconds(5940) ? (3600, "h") : duration > .seconds(99) ? (60, "m") : (1, "s")
    return "\(duration.rounded(up: .seconds(unit)).components.seconds / unit)\(name)"
  }

  /// Returns the time past the deadline as a single number with its unit, rounded down, with a plus
  /// sign unless it is zero: `+65m`, `+9s`, `0s`.
  package func coarseText(overtime: Duration) -> String {
    let seconds = overtime.wholeUnits(of: .seconds(1))
    let (count, name) =
      seconds > 5940 ? (seconds / 3600, "h") : seconds > 99 ? (seconds / 60, "m") : (seconds, "s")
    return "\(seconds > 0 ? "+" : "")\(count)\(name)"
  }

  /// Returns the time until `text(left:)` changes as `left` runs down; `nil` at the end.
  package func timeToChange(left: Duration) -> Duration? {
    let units = left.rounded(up: unit).wholeUnits(of: unit)
    return units > 0 ? left - unit * (units - 1) : nil
  }

  /// Returns the time until `text(overtime:)` changes.
  package func timeToChange(overtime: Duration) -> Duration {
    unit * (overtime.wholeUnits(of: unit) + 1) - overtime
  }

  private var unit: Duration { showsTenths ? .milliseconds(100) : .seconds(1) }

  private func text(units: Int) -> String {
    let seconds = showsTenths ? units / 10 : units
    let whole =
      switch format {
      case .seconds: "\(seconds)"
      case .minutes: "\(seconds / 60):\(twoDigits(seconds % 60))"
      case .hours: "\(seconds / 3600):\(twoDigits(seconds / 60 % 60)):\(twoDigits(seconds % 60))"
      }
    return showsTenths ? whole + ".\(units % 10)" : whole
  }

  private func twoDigits(_ value: Int) -> String {
    value < 10 ? "0\(value)" : "\(value)"
  }
}
