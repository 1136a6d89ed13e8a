internal import Clocks

/// The labels of a date axis's ticks; each names the unit that starts at its tick, so larger units
/// replace smaller ones: “Nov, Dec, 2020, Feb”.
public struct DateLabels: Hashable, Sendable {
  /// The labels, in the order of the ticks.
  public let texts: [String]

  /// Creates labels for ticks.
  public init(_ ticks: DateTicks, on scale: DateScale, form: DateForm = DateForm()) {
    texts = ticks.ticks.map { form.text(for: scale.localTime(at: $0.position), unit: $0.unit) }
  }

  /// Returns the width of the widest label on an axis whose smallest unit is the given one.
  ///
  /// With a space added, it is the spacing that ticks need. `width` measures a text, in display
  /// cells for a terminal.
  public static func widest(
    unit: DateUnit, form: DateForm = DateForm(), width: (String) -> Int
  ) -> Int {
    // Late times on late days, one in each month of a four-digit year.
    let times = (1...12).map { month in
      LocalTime(days: CivilDate.days(year: 2028, month: month, day: 28), second: 86_399.999)
    }
    let units = DateUnit.allCases.filter { $0 <= unit }
    let texts = times.flatMap { time in units.map { form.text(for: time, unit: $0) } }
    return texts.map(width).max() ?? 0
  }
}
