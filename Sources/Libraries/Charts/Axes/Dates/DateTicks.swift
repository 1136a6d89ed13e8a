/// A labeled date on an axis.
public struct DateTick: Hashable, Sendable {
  /// The date, in the axis's unit, which identifies the tick.
  public let position: Double
  /// The largest unit that starts here.
  public let unit: DateUnit
}

/// The ascending dates that label an axis.
///
/// These are the starts of the smallest unit for whose shortest distance there is room, so no label
/// is missing between others, and the result depends on the dates and the scale, never on where the
/// window starts. Clocks that are set and nights between sessions can still bring two too close
/// together: as in lightweight-charts, the one at which the smaller unit starts is dropped. Of
/// sessions, no day is dropped; a larger unit is used instead.
public struct DateTicks: Hashable, Sendable {
  /// The units that have ticks; `nil` if none fits.
  public let rung: DateRung?
  /// The ticks.
  public let ticks: [DateTick]

  /// The minimum distance between two labels, at least 1, for the smallest unit on the axis.
  public typealias LabelSpacing = (DateUnit) -> Double
}

extension DateTicks {
  /// Returns the ticks of a window in which distance is proportional to time.
  ///
  /// `cellsPerUnit` is the scale, in cells or pixels per day or second; `spacing` is in the same
  /// unit of length. Throws if the window is outside the calendar's range.
  ///
  /// - Complexity: O(n) in the labels that fit in the window
  public static func byTime(
    in window: ClosedRange<Double>, on scale: DateScale, cellsPerUnit: Double, spacing: LabelSpacing
  ) throws(AxisError) -> DateTicks {
    guard window.lowerBound.isFinite, window.upperBound.isFinite, cellsPerUnit.isFinite else {
      throw .notFinite
    }
    guard scale.reaches(window.lowerBound), scale.reaches(window.upperBound) else {
      throw .beyondCalendar
    }
    let cellsPerDay = cellsPerUnit * scale.day
    let rungs = DateRung.ascending.drop { scale.isDaily && $0.unit > .day }
    for rung in rungs {
      let least = max(1, spacing(rung.unit))
      let shortest = rung.shortestSeconds / 86_400 * cellsPerDay
      guard shortest * (rung.unit > .day ? 1 : scale.share) >= least - TickCandidate.tolerance
      else { continue }
      let margin = least / cellsPerUnit
      let candidates = candidates(
        rung, in: window.lowerBound - 2 * margin...window.upperBound + margin, on: scale,
        cellsPerUnit: cellsPerUnit)
      let kept = TickCandidate.apart(candidates, least: least)
      if case .sessions = scale, rung.unit < .hour, kept.count < candidates.count { continue }
      return DateTicks(
        rung: rung, ticks: kept.map(\.tick).filter { window.contains($0.position) })
    }
    return DateTicks(rung: nil, ticks: [])
  }

  private static func candidates(
    _ rung: DateRung, in range: ClosedRange<Double>, on scale: DateScale, cellsPerUnit: Double
  ) -> [TickCandidate] {
    var candidates: [TickCandidate] = []
    var position = rung.beginning(after: range.lowerBound, on: scale)
    while position <= range.upperBound {
      candidates.append(TickCandidate(position: position, on: scale, cellsPerUnit: cellsPerUnit))
      position = rung.beginning(after: position, on: scale)
    }
    return candidates
  }
}

/// A date that may be labeled.
struct TickCandidate {
  var tick: DateTick
  /// The location in cells, from any origin.
  var place: Double
  /// The index of the largest rung that starts here; a lower index is heavier.
  var weight: Int

  /// The tolerance of the spacing, for rounding errors.
  static let tolerance = 1e-6
}

extension TickCandidate {
  init(position: Double, on scale: DateScale, cellsPerUnit: Double) {
    let instant = scale.isDaily ? 1 : 0.0005
    let weight =
      DateRung.largestChange(
        from: scale.localTime(at: position - instant), to: scale.localTime(at: position))
      ?? DateRung.withinYear.count - 1
    self.init(
      tick: DateTick(position: position, unit: DateRung.withinYear[weight].unit),
      place: position * cellsPerUnit, weight: weight)
  }

  /// Returns the candidates with no heavier one, and no equal one to the left, within the spacing.
  ///
  /// A dropped candidate still excludes others, so the result depends only on close neighbors.
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
