internal import Clocks
internal import Countdowns

/// The laps of a stopwatch as lines of text.
enum LapTable {
  private static let hundredth = Duration.milliseconds(10)

  /// Returns a line for each lap with its number, its length and the time at its end.
  static func lines(_ ends: [Duration]) -> [String] {
    let width = String(ends.count).count
    let shown = lengths(ends).map(text)
    let lengthWidth = shown.map(\.count).max() ?? 0
    let times = ends.map(text)
    let timeWidth = times.map(\.count).max() ?? 0
    return ends.indices.map { index in
      "lap \(padded("\(index + 1)", width))  \(padded(shown[index], lengthWidth))  "
        + padded(times[index], timeWidth)
    }
  }

  /// Returns the length of each lap in hundredths, as differences of the rounded times so that they
  /// add up.
  static func lengths(_ ends: [Duration]) -> [Duration] {
    let shown = ends.map { hundredth * $0.wholeUnits(of: hundredth) }
    return zip(shown, [.zero] + shown).map { $0 - $1 }
  }

  /// Returns a time in digits with hundredths of a second, rounded down.
  static func text(_ time: Duration) -> String {
    let hundredths = time.wholeUnits(of: hundredth) % 100
    let digits = TimeText(total: max(time, .seconds(60))).text(elapsed: time)
    return digits + "." + (hundredths < 10 ? "0" : "") + "\(hundredths)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
