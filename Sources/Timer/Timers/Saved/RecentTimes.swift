internal import Countdowns

/// The most recently started times as typed, newest first.
package struct RecentTimes: Hashable, Sendable {
  package private(set) var times: [String] = []

  /// The maximum length of a saved time in characters.
  private static let longest = 40
  /// The maximum number of saved times.
  package static let limit = 12

  /// Parses the times from the lines of a file, ignoring invalid lines.
  package init(lines: String = "") {
    for line in lines.split(separator: "\n").reversed() { note(String(line)) }
  }

  /// Moves a time to the front, and drops the oldest one beyond the limit.
  package mutating func note(_ time: String) {
    let time = String(time.drop(while: \.isWhitespace))
    guard time.count <= Self.longest, (try? Reading(words: [time])) != nil else { return }
    times.removeAll { $0 == time }
    times.insert(time, at: 0)
    times = Array(times.prefix(Self.limit))
  }
}
