internal import Clocks
internal import Countdowns

/// Formats sums of counted time, without days.
package enum HoursText {
  /// Returns a time such as `412 h 30 min`, `25 min 8 s` or `0 s`, rounded down to `unit`.
  package static func words(for time: Duration, to unit: Duration = .seconds(1)) -> String {
    let shown = unit * time.wholeUnits(of: unit)
    let hours = shown.wholeUnits(of: .seconds(3600))
    let rest = shown - .seconds(3600) * hours
    if hours == 0 { return SpanText.words(for: rest) }
    return "\(hours) h" + (rest == .zero ? "" : " " + SpanText.words(for: rest))
  }
}
