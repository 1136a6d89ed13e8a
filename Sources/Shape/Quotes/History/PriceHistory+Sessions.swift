extension PriceHistory {
  /// The rows of each session, oldest first.
  ///
  /// In daily rows, each day is a session. Other rows begin a session after a gap of more than
  /// three median steps and more than half an hour. Rows without such a gap for over a day, as in
  /// markets that never close, are split at midnight UTC.
  ///
  /// - Complexity: O(n log n)
  package var sessions: [Range<Int>] {
    guard !isDaily else { return indices.map { $0..<$0 + 1 } }
    guard count > 1 else { return count == 1 ? [0..<1] : [] }
    let gap = max(3 * (medianStep ?? 0), 1800)
    var sessions: [Range<Int>] = []
    var start = 0
    for index in 1...count where index == count || times[index] - times[index - 1] > gap {
      sessions += divided(start..<index)
      start = index
    }
    return sessions
  }

  /// The median interval between rows; `nil` with fewer than two.
  package var medianStep: Double? {
    guard count > 1 else { return nil }
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    return steps[steps.count / 2]
  }

  private func divided(_ range: Range<Int>) -> [Range<Int>] {
    guard times[range.upperBound - 1] - times[range.lowerBound] > 86_400 else { return [range] }
    let days = range.map { Double(day(of: $0)) }
    return Self.runs(of: days).map {
      $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound
    }
  }
}
