public import Shapes

extension ChartSet {
  /// Returns the visible series that have bars on the same axis as a series.
  package func bars(beside index: Int, _ visibility: Visibility) -> [Int] {
    visibility.visibleIndices.filter {
      series[$0].kind.traits.isBar && axis(of: $0) == axis(of: index)
    }
  }
}

extension BarPlot {
  /// The place of a series' bars among those beside them at the same positions.
  public struct Slot: Hashable, Sendable {
    let index: Int
    let count: Int

    /// Creates the place at an index from the left.
    public init(_ index: Int, of count: Int) {
      (self.index, self.count) = (index, max(1, count))
    }
  }

  /// Returns the bars of a series from 0 to its values, beside those of the other slots, separated
  /// by a gap from those of the next position.
  ///
  /// Where there is no room for the bars of all slots, they lie on each other.
  public func bars(_ extremes: Extremes, in slot: Slot, gap: Double) -> Path {
    guard !isDense else { return bars(extremes) }
    return Path { path in
      for index in indices { path.addPath(bar(extremes, at: index, in: slot, gap: gap)) }
    }
  }

  /// Returns the bar at a single position, exactly where it is among all bars.
  public func bar(_ extremes: Extremes, at index: Int, in slot: Slot, gap: Double) -> Path {
    let value = index < extremes.count ? extremes.values[index] : .nan
    guard value.isFinite else { return Path() }
    let range = min(0, value)...max(0, value)
    guard !isDense else { return bar(at: index, range) }
    let width = max(frame.columnWidth, step - gap) / Double(slot.count)
    let left = frame.x(of: positions[index]) - width * Double(slot.count) / 2
    let start = left + width * Double(slot.index)
    let sides = sides(from: start, to: start + max(width, frame.columnWidth))
    return Path { path in path.addRect(frame.rect(from: sides.left, to: sides.right, range)) }
  }
}
