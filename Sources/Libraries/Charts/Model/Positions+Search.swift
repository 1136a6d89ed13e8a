extension Positions {
  /// Returns the first index at or after a position; `count` if all positions are before it.
  ///
  /// - Complexity: O(1) for regular positions, O(log n) for listed ones.
  public func firstIndex(atOrAfter position: Double) -> Int {
    partition(0..<count, guess: position) { $0 >= position }
  }

  /// Returns the first index after a position; `count` if no position is after it.
  ///
  /// - Complexity: O(1) for regular positions, O(log n) for listed ones.
  public func firstIndex(after position: Double) -> Int {
    partition(0..<count, guess: position) { $0 > position }
  }

  /// Returns the indices of the positions in a closed interval.
  public func indices(in interval: ClosedRange<Double>) -> Range<Int> {
    let first = firstIndex(atOrAfter: interval.lowerBound)
    return first..<max(first, firstIndex(after: interval.upperBound))
  }

  /// Returns the indices of the positions in an interval plus one neighbor on each side, so that
  /// lines reach its edges.
  public func indicesWithNeighbors(of interval: ClosedRange<Double>) -> Range<Int> {
    let inside = indices(in: interval)
    return max(0, inside.lowerBound - 1)..<min(count, inside.upperBound + 1)
  }

  /// Returns the index of the closest position, the lower one of two equally close; `nil`
  /// without positions.
  public func nearestIndex(to position: Double) -> Int? {
    guard count > 0 else { return nil }
    let next = firstIndex(atOrAfter: position)
    guard next > 0 else { return 0 }
    guard next < count else { return firstIndex(atOrAfter: self[count - 1]) }
    guard position - self[next - 1] <= self[next] - position else { return next }
    return firstIndex(atOrAfter: self[next - 1])
  }

  /// Returns the first index in a range whose position satisfies a monotonic condition.
  func partition(
    _ range: Range<Int>, guess position: Double, where holds: (Double) -> Bool
  ) -> Int {
    switch storage {
    case .regular(let start, let step, _):
      let guess = (position - start) / step
      guard guess.isFinite else { return bisect(range, where: holds) }
      // Rounding may make the guess off by one.
      let near = Int(min(max(guess, Double(range.lowerBound)), Double(range.upperBound)))
      let low = max(range.lowerBound, near - 2)
      let high = min(range.upperBound, near + 2)
      let isBracketed =
        (low == range.lowerBound || !holds(self[low - 1]))
        && (high == range.upperBound || holds(self[high]))
      return bisect(isBracketed ? low..<high : range, where: holds)
    case .listed: return bisect(range, where: holds)
    }
  }

  private func bisect(_ range: Range<Int>, where holds: (Double) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
