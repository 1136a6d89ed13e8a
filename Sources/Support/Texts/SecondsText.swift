/// Durations as exact decimal numbers of seconds for other programs, such as `300` or `1.5`.
package enum SecondsText {
  /// Returns a nonnegative duration in seconds.
  package static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard attoseconds > 0 else { return "\(seconds)" }
    var digits = String(attoseconds)
    digits = String(repeating: "0", count: 18 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(seconds).\(digits)"
  }

  /// The longest accepted duration in seconds, a year.
  private static let longest: Int64 = 366 * 86_400

  /// Parses a duration; returns `nil` if it is negative, longer than a year, or more precise than a
  /// duration.
  package static func duration(_ text: String) -> Duration? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(isDigit) }),
      let seconds = Int64(parts[0]), seconds <= longest
    else { return nil }
    guard parts.count == 2 else { return .seconds(seconds) }
    let digits = String(parts[1])
    guard (1...18).contains(digits.count),
      let fraction = Int64(digits + String(repeating: "0", count: 18 - digits.count))
    else { return nil }
    return Duration(secondsComponent: seconds, attosecondsComponent: fraction)
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
