package import Clocks
internal import Countdowns

/// Parses times in the format of `ClockText.iso8601`.
package enum ISOTimeReader {
  /// Returns the time for a text such as `2026-11-21T14:32:07.250+01:00`; `nil` for anything else.
  ///
  /// The offset, or `Z`, is required; a fraction has at most nine digits.
  package static func wallTime(_ text: String) -> WallTime? { time(text)?.wall }

  /// Returns a time with the offset with which it was written; `nil` for anything else.
  static func time(_ text: String) -> HistoryTime? {
    var rest = text.utf8[...]
    guard let date = date(&rest), take("T", &rest),
      let hour = number(&rest, 2), take(":", &rest), let minute = number(&rest, 2),
      take(":", &rest), let second = number(&rest, 2), let fraction = fraction(&rest),
      let offset = offset(&rest), rest.isEmpty,
      let time = TimeOfDay(hour: hour, minute: minute, second: second)
    else { return nil }
    let shown = CivilTime(date: date, timeOfDay: time).epochSeconds
    return HistoryTime(
      WallTime(sinceEpoch: .seconds(shown - Int64(offset)) + fraction), secondsEast: offset)
  }

  /// Returns the date for a text such as `2026-11-21`; `nil` for anything else.
  package static func date(_ text: String) -> CivilDate? {
    var rest = text.utf8[...]
    guard let date = date(&rest), rest.isEmpty else { return nil }
    return date
  }

  private static func date(_ rest: inout Substring.UTF8View) -> CivilDate? {
    guard let year = number(&rest, 4), take("-", &rest), let month = number(&rest, 2),
      take("-", &rest), let day = number(&rest, 2), year > 0
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  private static func take(_ character: Unicode.Scalar, _ rest: inout Substring.UTF8View) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Advances past a given number of digits and returns their value.
  private static func number(_ rest: inout Substring.UTF8View, _ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count,
      digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    rest.removeFirst(count)
    return Int(Substring(digits))
  }

  private static func fraction(_ rest: inout Substring.UTF8View) -> Duration? {
    guard take(".", &rest) else { return .zero }
    let count = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
    guard (1...9).contains(count), let value = number(&rest, count) else { return nil }
    return .nanoseconds((count..<9).reduce(value) { value, _ in value * 10 })
  }

  /// Returns the seconds east of UTC.
  private static func offset(_ rest: inout Substring.UTF8View) -> Int? {
    if take("Z", &rest) { return 0 }
    let isWest = rest.first == UInt8(ascii: "-")
    guard isWest ? take("-", &rest) : take("+", &rest), let hours = number(&rest, 2),
      take(":", &rest), let minutes = number(&rest, 2), hours < 24, minutes < 60
    else { return nil }
    return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}
