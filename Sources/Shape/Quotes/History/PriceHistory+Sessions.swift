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
    let gap = max(3 * (medianStep(of: indices) ?? 0), 1800)
    var sessions: [Range<Int>] = []
    var start = 0
    for index in 1...count where index == count || times[index] - times[index - 1] > gap {
      sessions += divided(start..<index)
      start = index
    }
    return sessions
  }

  /// Returns the median interval between some rows; `nil` with fewer than two.
  package func medianStep(of rows: Range<Int>) -> Double? {
    let steps = zip(rows, rows.dropFirst()).map { times[$1] - times[$0] }.sorted()
    return steps.isEmpty ? nil : steps[steps.count / 2]
  }

  private func divided(_ range: Range<Int>) -> [Range<Int>] {
    guard times[range.upperBound - 1] - times[range.lowerBound] > 86_400 else { return [range] }
    let days = range.map { Double(day(of: $0)) }
    return Self.runs(of: days).map {
      $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound
    }
  }
}
