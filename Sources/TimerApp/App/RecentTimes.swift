internal import Countdowns

/// The times that were started last, the newest first, each as a person would type it.
struct RecentTimes: Hashable, Sendable {
  private(set) var times: [String] = []

  /// The most characters of a time that is kept.
  private static let longest = 40
  /// The most times that are kept.
  static let limit = 12

  /// Reads the times from lines of a file; other lines are dropped.
  init(lines: String = "") {
    for line in lines.split(separator: "\n").reversed() { note(String(line)) }
  }

  /// Puts a time first, and drops the oldest beyond the limit.
  mutating func note(_ time: String) {
    let time = String(time.drop(while: \.isWhitespace))
    guard time.count <= Self.longest, (try? Reading(words: [time])) != nil else { return }
    times.removeAll { $0 == time }
    times.insert(time, at: 0)
    times = Array(times.prefix(Self.limit))
  }

  /// Returns a length as a person would type it: `1h30m`.
  static func text(_ duration: Duration) -> String {
    SpanText.words(for: duration).replacing(" min", with: "m").replacing(" ", with: "")
  }
}
