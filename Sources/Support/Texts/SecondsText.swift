/// Durations as exact decimal numbers of seconds for other programs, such as `300`, `1.5` or `-7200`.
package enum SecondsText {
  package static func text(_ duration: Duration) -> String {
    (duration < .zero ? "-" : "")
      + NumberText.decimal(String(duration.attoseconds.magnitude), places: 18)
  }

  /// Parses a duration; returns `nil` if it is negative, longer than a year, or more precise than a
  /// duration.
  package static func duration(_ text: String) -> Duration? {
    duration(text, in: .zero...(.seconds(366 * 86_400)))
  }

  /// Parses a duration; `nil` if the text has an exponent or more digits than a duration, or if the
  /// value is outside `range`.
  package static func duration(_ text: String, in range: ClosedRange<Duration>) -> Duration? {
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
    guard (1...count).contains(digits.utf8.count), digits.utf8.allSatisfy(Byte.isDigit) else {
      return nil
    }
    return Int64(digits)
  }
}
