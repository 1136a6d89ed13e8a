internal import Texts

/// Times as numbers of milliseconds, exact to a microsecond.
enum MillisecondsText {
  private static let attosecondsPerMicrosecond: Int128 = 1_000_000_000_000

  static func text(_ duration: Duration) -> String {
    let microseconds = duration.attoseconds / attosecondsPerMicrosecond
    return (microseconds < 0 ? "-" : "")
      + NumberText.decimal(String(microseconds.magnitude), places: 3)
  }

  /// Parses a JSON number; `nil` if it is beyond ±10,000 years.
  static func duration(_ text: String) -> Duration? {
    // A Double is exact to a microsecond until the year 2112.
    guard let value = Double(text), value.magnitude < 3.2e14 else { return nil }
    let scaled = value * 1000
    return .microseconds(Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5))
  }

  /// Parses a JSON number without a fraction; `nil` if it is beyond ±2⁵³.
  static func whole(_ text: String) -> Int? {
    if let value = Int(text) { return value.magnitude <= 1 << 53 ? value : nil }
    guard let value = Double(text), value.magnitude <= 9_007_199_254_740_992 else { return nil }
    return Int(exactly: value)
  }
}

extension Duration {
  /// The duration without fractions of a microsecond.
  var inMicroseconds: Duration {
    Duration(attoseconds: attoseconds / 1_000_000_000_000 * 1_000_000_000_000)
  }
}
