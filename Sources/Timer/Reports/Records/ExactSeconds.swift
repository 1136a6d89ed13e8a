internal import Texts

/// Formats and parses durations as exact decimal numbers of seconds: `-7200`, `1.5`.
enum ExactSeconds {
  /// Returns a duration in seconds.
  static func text(_ duration: Duration) -> String {
    duration < .zero ? "-" + SecondsText.text(.zero - duration) : SecondsText.text(duration)
  }

  /// Parses a duration; `nil` if the text has an exponent or more digits than a duration, or if the
  /// value is outside `range`.
  static func duration(_ text: String, in range: ClosedRange<Duration>) -> Duration? {
    let isNegative = text.first == "-"
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let seconds = number(parts[0], atMost: 12) else {
      return nil
    }
    var duration = Duration.seconds(seconds)
    if parts.count == 2 {
      guard let fraction = number(parts[1], atMost: 18) else { return nil }
      let unit = (parts[1].count..<18).reduce(Int64(1)) { value, _ in value * 10 }
      duration += Duration(secondsComponent: 0, attosecondsComponent: fraction * unit)
    }
    let signed = isNegative ? .zero - duration : duration
    return range.contains(signed) ? signed : nil
  }

  private static func number(_ digits: Substring, atMost count: Int) -> Int64? {
    guard (1...count).contains(digits.utf8.count),
      digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    return Int64(digits)
  }
}
