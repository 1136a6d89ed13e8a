/// The remaining time as people read it: `S`, `M:SS` or `H:MM:SS`.
///
/// The form follows from the whole length and stays, so that nothing jumps when a field runs out.
/// What is left is rounded up: a fresh 5 s shows 5, and only the end shows 0.
public struct TimeText: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case seconds, minutes, hours
  }

  /// Whether tenths of a second are shown.
  public let showsTenths: Bool
  private let form: Form

  /// Creates the form for a countdown of the length `total`.
  public init(total: Duration, showsTenths: Bool = false) {
    self.showsTenths = showsTenths
    form = total < .seconds(60) ? .seconds : total < .seconds(3600) ? .minutes : .hours
  }

  /// Returns what is left in words of digits, rounded up to the unit shown.
  public func text(left: Duration) -> String {
    text(units: left.rounded(up: unit).wholeUnits(of: unit))
  }

  /// Returns the time past the deadline, with a plus sign, rounded down.
  public func text(overtime: Duration) -> String {
    "+" + text(units: overtime.wholeUnits(of: unit))
  }

  /// Returns a time as one number with its unit, rounded up: `65m`, `2h`, `9s`.
  public func coarseText(_ duration: Duration) -> String {
    let (unit, name): (Int64, String) =
      duration > .seconds(5940) ? (3600, "h") : duration > .seconds(99) ? (60, "m") : (1, "s")
    return "\(duration.rounded(up: .seconds(unit)).components.seconds / unit)\(name)"
  }

  /// Returns how long `text(left:)` stays as it is when `left` runs down; `nil` at the end.
  public func timeToChange(left: Duration) -> Duration? {
    let units = left.rounded(up: unit).wholeUnits(of: unit)
    return units > 0 ? left - unit * (units - 1) : nil
  }

  /// Returns how long `text(overtime:)` stays as it is.
  public func timeToChange(overtime: Duration) -> Duration {
    unit * (overtime.wholeUnits(of: unit) + 1) - overtime
  }

  private var unit: Duration { showsTenths ? .milliseconds(100) : .seconds(1) }

  private func text(units: Int) -> String {
    let seconds = showsTenths ? units / 10 : units
    let whole =
      switch form {
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
