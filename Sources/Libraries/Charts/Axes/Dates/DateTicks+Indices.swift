extension DateTicks {
  /// Returns the ticks of a window in which all points are equally spaced, regardless of the time
  /// between them, so that nights without points take no space.
  ///
  /// A tick is at the first point in a unit; its weight is the largest unit that differs from the
  /// previous point. `cellsPerIndex` is the scale. Throws if the window is outside the calendar's
  /// range. Complexity: one binary search per tick.
  public static func byIndex(
    in window: Range<Int>, of positions: Positions, on scale: DateScale, cellsPerIndex: Double,
    keeping previous: DateTicks? = nil, spacing: Spacing
  ) throws(AxisError) -> DateTicks {
    let window = window.clamped(to: 0..<positions.count)
    guard let last = window.last, cellsPerIndex > 0 else { return DateTicks(rung: nil, ticks: []) }
    guard scale.reaches(positions[0]), scale.reaches(positions[positions.count - 1]) else {
      throw .beyondCalendar
    }
    let pace = IndexPace(of: positions, on: scale)
    let rung = DateRung.finest(on: scale, keeping: previous?.rung, spacing: spacing) { rung in
      pace.points(in: rung) * cellsPerIndex
    }
    guard let rung else { return DateTicks(rung: nil, ticks: []) }
    let least = max(1, spacing(rung.unit))
    let margin = Int(min(least / cellsPerIndex, 1e9).rounded(.up)) + 1
    let reach = max(0, window.lowerBound - margin)...min(positions.count - 1, last + margin)
    let candidates = positions.candidates(in: reach, rung: rung, on: scale, step: pace.step)
      .map { TickCandidate($0, cellsPerIndex: cellsPerIndex) }
    let kept = TickCandidate.apart(candidates, least: least)
      .filter { candidate in candidate.tick.index.map(window.contains) ?? false }
    return DateTicks(rung: rung, ticks: kept.map(\.tick))
  }
}

/// The density of points over time.
private struct IndexPace {
  /// The median distance between points, in the scale's unit.
  let step: Double
  /// The average distance in days, including pauses.
  private let average: Double
  private let day: Double

  init(of positions: Positions, on scale: DateScale) {
    day = scale.day
    let count = positions.count
    let span = positions[count - 1] - positions[0]
    let samples = min(count - 1, 513)
    let steps = (0..<samples).map { sample in
      let index = sample * (count - 1) / samples
      return positions[index + 1] - positions[index]
    }.filter { $0 > 0 }.sorted()
    step = steps.isEmpty ? scale.day : steps[steps.count / 2]
    average = span > 0 ? span / Double(count - 1) / scale.day : 1
  }

  /// Returns the usual number of points in a rung, ignoring pauses if it is shorter than a day.
  func points(in rung: DateRung) -> Double {
    let days = rung.shortestSeconds / 86_400
    let withPauses = days / average
    return rung.unit > .day ? max(withPauses, days / (step / day)) : withPauses
  }
}

/// The first point in a unit.
private struct FirstPoint {
  var index: Int
  var position: Double
  var weight: Int
  var unit: DateUnit

  init(index: Int, position: Double, weight: Int?) {
    let weight = weight ?? DateRung.withinYear.count - 1
    (self.index, self.position, self.weight) = (index, position, weight)
    unit = DateRung.withinYear[weight].unit
  }

  /// Creates the very first point, labeled with its day if no other label needs the space.
  init(ofAll position: Double) {
    (index, self.position, weight, unit) = (0, position, DateRung.withinYear.count, .day)
  }
}

extension TickCandidate {
  fileprivate init(_ point: FirstPoint, cellsPerIndex: Double) {
    self.init(
      tick: DateTick(position: point.position, index: point.index, unit: point.unit),
      place: Double(point.index) * cellsPerIndex, weight: point.weight)
  }
}

extension Positions {
  /// Returns the points in range at which a unit of a rung starts.
  ///
  /// Assumes another point one step before the very first one; if no unit starts there, the first
  /// point is labeled with its day among shorter units.
  fileprivate func candidates(
    in reach: ClosedRange<Int>, rung: DateRung, on scale: DateScale, step: Double
  ) -> [FirstPoint] {
    var points: [FirstPoint] = []
    var previous = reach.lowerBound == 0 ? self[0] - step : self[reach.lowerBound - 1]
    while true {
      let beginning = rung.beginning(after: previous, on: scale)
      let found = partition(reach.lowerBound..<reach.upperBound + 1, guess: beginning) {
        $0 >= beginning
      }
      let index = found <= reach.upperBound ? found : nil
      if points.isEmpty, reach.lowerBound == 0, index != 0, rung.unit > .day {
        points.append(FirstPoint(ofAll: self[0]))
      }
      guard let index else { return points }
      let before = index == 0 ? previous : self[index - 1]
      let weight = DateRung.largestChange(
        from: scale.localTime(at: before), to: scale.localTime(at: self[index]))
      points.append(FirstPoint(index: index, position: self[index], weight: weight))
      previous = self[index]
    }
  }
}
