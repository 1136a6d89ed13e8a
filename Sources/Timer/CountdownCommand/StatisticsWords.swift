internal import Runtime

/// The line about the cost of a run.
enum StatisticsWords {
  /// Returns the line: `late 0.4 ms · 301 wakeups · 300 frames · 24512 bytes`.
  static func line(_ statistics: RunStatistics, late: Duration?) -> String {
    let costs =
      "\(statistics.wakeups) wakeups · \(statistics.frames) frames · \(statistics.bytes) bytes"
    return late.map { "late \(milliseconds($0)) ms · \(costs)" } ?? costs
  }

  /// Formats milliseconds with one decimal.
  private static func milliseconds(_ duration: Duration) -> String {
    let tenths = max(0, Int(duration / .microseconds(100)))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
