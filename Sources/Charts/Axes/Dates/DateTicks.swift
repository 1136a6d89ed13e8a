/// A labeled date of an axis.
public struct DateTick: Hashable, Sendable {
  /// The date, in the unit of the axis; it is what makes two ticks the same.
  public let position: Double
  /// The index of the point, if points are spaced equally.
  public let index: Int?
  /// The largest unit that begins here.
  public let unit: DateUnit
}

/// The dates that label an axis, ascending.
///
/// As in lightweight-charts, each beginning of a unit weighs as much as the largest unit that
/// begins with it; of two that are too close together, the lighter one is dropped. The result
/// depends on the dates and the scale, never on where the window begins.
public struct DateTicks: Hashable, Sendable {
  /// The units whose beginnings have ticks; `nil` if none fits.
  public let rung: DateRung?
  /// The ticks.
  public let ticks: [DateTick]

  /// The least distance between two labels, at least 1, given the smallest unit on the axis.
  public typealias Spacing = (DateUnit) -> Double
}

extension DateTicks {
  /// Returns the ticks of a window in which distances are proportional to time.
  ///
  /// `cellsPerUnit` is the scale, in cells or pixels a day or second; `spacing` is in the same
  /// cells. The rung of the previous ticks is kept unless labels collide or a smaller one has space
  /// to spare. Throws if the calendar doesn't reach the window. Complexity: in proportion to the
  /// labels that fit into the window.
  public static func byTime(
    in window: ClosedRange<Double>, on scale: DateScale, cellsPerUnit: Double,
    keeping previous: DateTicks? = nil, spacing: Spacing
  ) throws(AxisError) -> DateTicks {
    guard window.lowerBound.isFinite, window.upperBound.isFinite, cellsPerUnit.isFinite else {
      throw .notFinite
    }
    guard scale.reaches(window.lowerBound), scale.reaches(window.upperBound) else {
      throw .beyondCalendar
    }
    let cellsPerDay = cellsPerUnit * scale.day
    let rung = DateRung.finest(on: scale, keeping: previous?.rung, spacing: spacing) { rung in
      rung.shortestSeconds / 86_400 * cellsPerDay * (rung.unit > .day ? 1 : scale.share)
    }
    guard let rung else { return DateTicks(rung: nil, ticks: []) }
    let least = max(1, spacing(rung.unit))
    let margin = least / cellsPerUnit
    let end = window.upperBound + margin
    var candidates: [TickCandidate] = []
    var position = rung.beginning(after: window.lowerBound - 2 * margin, on: scale)
    while position <= end {
      candidates.append(TickCandidate(position: position, on: scale, cellsPerUnit: cellsPerUnit))
      position = rung.beginning(after: position, on: scale)
    }
    let kept = TickCandidate.apart(candidates, least: least).filter {
      window.contains($0.tick.position)
    }
    return DateTicks(rung: rung, ticks: kept.map(\.tick))
  }
}

extension DateRung {
  /// Returns the finest rung whose beginnings are far enough apart, or the previous one.
  static func finest(
    on scale: DateScale, keeping previous: DateRung?, spacing: DateTicks.Spacing,
    distance: (DateRung) -> Double
  ) -> DateRung? {
    func fits(_ rung: DateRung, slack: Double) -> Bool {
      distance(rung) >= max(1, spacing(rung.unit)) * slack - TickCandidate.tolerance
    }
    let rungs = ascending.drop { if case .days = scale { $0.unit > .day } else { false } }
    guard let finest = rungs.first(where: { fits($0, slack: 1) }) else { return nil }
    guard let previous, let old = rungs.firstIndex(of: previous) else { return finest }
    // A finer rung has to fit with an eighth to spare, or labels flicker when the scale changes
    // slightly.
    let eager = rungs.first { fits($0, slack: 1.125) }
    guard let new = eager.flatMap(rungs.firstIndex(of:)) else { return finest }
    return fits(previous, slack: 1) && old < new ? previous : rungs[new]
  }
}

/// A date that may get a label.
struct TickCandidate {
  var tick: DateTick
  /// The place in cells, from anywhere.
  var place: Double
  /// The index of the largest rung that begins here; the smaller, the heavier.
  var weight: Int

  /// How much nearer than the spacing two labels may be, for rounding.
  static let tolerance = 1e-6

  init(tick: DateTick, place: Double, weight: Int) {
    (self.tick, self.place, self.weight) = (tick, place, weight)
  }

  init(position: Double, on scale: DateScale, cellsPerUnit: Double) {
    let instant: Double
    if case .days = scale { instant = 1 } else { instant = 0.0005 }
    let weight =
      DateRung.largestChange(
        from: scale.localTime(at: position - instant), to: scale.localTime(at: position))
      ?? DateRung.withinYear.count - 1
    let unit = DateRung.withinYear[weight].unit
    self.init(
      tick: DateTick(position: position, index: nil, unit: unit),
      place: position * cellsPerUnit, weight: weight)
  }

  /// Returns the candidates that have no heavier one, and no equal one to the left, nearer than the
  /// spacing.
  ///
  /// A candidate that is dropped still excludes others, so the result depends only on near
  /// neighbors.
  static func apart(_ candidates: [TickCandidate], least: Double) -> [TickCandidate] {
    let near = least - tolerance
    return candidates.indices.lazy.filter { index in
      let candidate = candidates[index]
      let left = candidates[..<index].reversed().prefix { candidate.place - $0.place < near }
      let right = candidates[(index + 1)...].prefix { $0.place - candidate.place < near }
      return !left.contains { $0.weight <= candidate.weight }
        && !right.contains { $0.weight < candidate.weight }
    }.map { candidates[$0] }
  }
}
