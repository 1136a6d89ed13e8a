extension DateTicks {
  /// Returns ticks at every index divisible by a step, about six per window.
  ///
  /// The step is a fifth of the window's points, rounded down, and at least 1. Ticks stay with
  /// their points while the window moves, but unlike those of `byIndex`, they may be too close for
  /// their labels.
  public static func bySteps(
    in window: Range<Int>, of positions: Positions, on scale: DateScale
  ) throws(AxisError) -> DateTicks {
    let window = window.clamped(to: 0..<positions.count)
    guard !window.isEmpty else { return DateTicks(rung: nil, ticks: []) }
    guard scale.reaches(positions[0]), scale.reaches(positions[positions.count - 1]) else {
      throw .beyondCalendar
    }
    let step = indexStep(points: window.count)
    let isDaily =
      positions.count < 2
      || positions[positions.count - 1] - positions[0] >= scale.day * Double(positions.count - 1)
    let unit: DateUnit = isDaily ? .day : .minute
    let ticks = window.lazy
      .filter { $0.isMultiple(of: step) }
      .map { DateTick(position: positions[$0], index: $0, unit: unit) }
    return DateTicks(rung: DateRung(unit: unit, count: 1), ticks: Array(ticks))
  }

  /// Returns the index step for a window with a number of points.
  static func indexStep(points: Int) -> Int {
    max(1, Int((Double(points - 1) / 5 + 0.1).rounded(.down)))
  }
}
