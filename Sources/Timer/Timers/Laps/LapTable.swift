internal import Cells
internal import Clocks
internal import Countdowns

/// The laps of a stopwatch as lines of text.
package enum LapTable {
  private static let hundredth = Duration.milliseconds(10)

  /// A lap, with its shown times.
  package struct Lap: Hashable, Sendable {
    /// The number, from 1.
    package var number: Int
    package var length: Duration
    /// The time at its end.
    package var end: Duration
    package var rank: Rank?
  }

  /// The mark of a lap among all of them.
  package enum Rank: String, Hashable, Sendable {
    case best, slowest
  }

  /// Returns the laps that end at the given times, with the best and the slowest marked.
  package static func laps(_ ends: [Duration]) -> [Lap] {
    let lengths = lengths(ends)
    var laps = zip(lengths, ends).enumerated().map { index, times in
      Lap(number: index + 1, length: times.0, end: rounded(times.1))
    }
    guard let best = lengths.min(), let slowest = lengths.max(), best < slowest else { return laps }
    if let index = lengths.firstIndex(of: best) { laps[index].rank = .best }
    if let index = lengths.firstIndex(of: slowest) { laps[index].rank = .slowest }
    return laps
  }

  /// Returns a line for each lap with its number, its length and the time at its end, and a word for
  /// the best and the slowest one.
  package static func lines(_ ends: [Duration]) -> [String] {
    let laps = laps(ends)
    return zip(laps, columns(laps)).map { lap, text in
      "lap \(text)" + (lap.rank.map { "  \($0.rawValue)" } ?? "")
    }
  }

  /// Returns the number, the length and the end of each lap, aligned, optionally below headings.
  package static func columns(_ laps: [Lap], headings: [String]? = nil) -> [String] {
    guard !laps.isEmpty else { return headings.map { [$0.joined(separator: "  ")] } ?? [] }
    let titles = headings ?? ["", "", ""]
    let columns = [
      TextColumn(titles[0], numbers: laps.map { "\($0.number)" }),
      TextColumn(titles[1], numbers: laps.map { text($0.length) }),
      TextColumn(titles[2], numbers: laps.map { text($0.end) }),
    ]
    return Array(TextColumns(columns).lines(width: nil).dropFirst(headings == nil ? 1 : 0))
  }

  /// Returns the length of each lap in hundredths, as differences of the rounded times so that they
  /// add up.
  static func lengths(_ ends: [Duration]) -> [Duration] {
    let shown = ends.map(rounded)
    return zip(shown, [.zero] + shown).map { $0 - $1 }
  }

  /// Returns a time rounded down to hundredths, as all times of laps are when they end.
  package static func rounded(_ time: Duration) -> Duration {
    hundredth * time.wholeUnits(of: hundredth)
  }

  /// Returns a time in digits with hundredths of a second, rounded down.
  package static func text(_ time: Duration) -> String {
    let hundredths = time.wholeUnits(of: hundredth) % 100
    let digits = TimeText(total: max(time, .seconds(60))).text(elapsed: time)
    return digits + "." + (hundredths < 10 ? "0" : "") + "\(hundredths)"
  }
}
