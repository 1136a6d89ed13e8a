extension StackExtremes {
  /// Returns the exact ends of a stack in each column; `nil` where everything is hidden or missing.
  ///
  /// Areas include their crossings of the columns' edges, so connected columns touch. Bars count
  /// only if their position is in the column.
  ///
  /// - Complexity: O(c · s · log n) for c columns and s series
  func columns(
    of stack: Stack, at positions: Positions, _ grid: ColumnGrid, areBars: Bool
  ) -> [StackEnds?] {
    var sums = StackSums(stack)
    var result: [StackEnds?] = []
    result.reserveCapacity(grid.count)
    let count = min(stack.count, positions.count)
    var start = positions.partition(0..<count, guess: grid.edge(0)) { $0 >= grid.edge(0) }
    var entering = areBars ? nil : crossing(grid.edge(0), start, of: stack, positions, &sums)
    for column in 0..<grid.count {
      let right = grid.edge(column + 1)
      let isLast = column + 1 == grid.count
      let end = positions.partition(start..<count, guess: right) {
        isLast ? $0 > right : $0 >= right
      }
      let leaving = areBars ? nil : crossing(right, end, of: stack, positions, &sums)
      var ends = StackEnds(layers: stack.shown.count)
      add(start..<end, of: stack, to: &ends, &sums)
      ends.add(entering)
      ends.add(leaving)
      result.append(ends.isEmpty ? nil : ends)
      (start, entering) = (end, leaving)
    }
    return result
  }

  /// Returns the ends of the part of a stack that a window shows on an axis, including bars at its
  /// edges; `nil` if it shows nothing.
  ///
  /// - Complexity: O(s · log n)
  func range(
    of stack: Stack, at positions: Positions, in window: ClosedRange<Double>, on kind: ScaleType
  ) -> ClosedRange<Double>? {
    var sums = StackSums(stack)
    var ends = StackEnds(layers: stack.shown.count)
    if stack.series.hasBars {
      add(positions.indices(in: positions.withBars(window)), of: stack, to: &ends, &sums)
    } else {
      let inside = positions.indices(in: window)
      let (first, last) = (inside.lowerBound, inside.upperBound)
      add(inside, of: stack, to: &ends, &sums)
      ends.add(crossing(window.lowerBound, first, of: stack, positions, &sums))
      ends.add(crossing(window.upperBound, last, of: stack, positions, &sums))
    }
    guard !ends.isEmpty, let top = ends.tops.last, let bottom = ends.bottoms.last else {
      return nil
    }
    guard kind == .log10 else { return bottom...top }
    return ends.leastTop <= top ? ends.leastTop...top : nil
  }

  /// Returns the ends of areas at a place between two positions; `nil` in a gap.
  ///
  /// `index` is the first one whose position isn't before the place, or is after it.
  private func crossing(
    _ place: Double, _ index: Int, of stack: Stack, _ positions: Positions, _ sums: inout StackSums
  ) -> StackEnds? {
    guard index > 0, index < min(stack.count, positions.count) else { return nil }
    var before = StackEnds(layers: stack.shown.count)
    var after = before
    sums.add(index - 1..<index, of: stack, to: &before)
    sums.add(index..<index + 1, of: stack, to: &after)
    guard !before.isEmpty, !after.isEmpty else { return nil }
    let share = Curve.share(of: place, from: positions[index - 1], to: positions[index])
    before.mix(with: after, share: share)
    return before
  }
}
