internal import Clocks

/// The labels of a date axis's ticks.
public struct DateLabels: Hashable, Sendable {
  /// The labels, in the order of the ticks.
  public let labels: [DateLabel]

  /// One label.
  public struct DateLabel: Hashable, Sendable {
    /// The text at the tick.
    public var text: String
    /// The next larger unit for a second row, at the first tick and where it changes.
    public var context: String?
  }

  /// The placement of larger units.
  public enum LabelRows: Hashable, Sendable {
    /// In place of the smaller unit: “Nov, Dec, 2020, Feb”.
    case one
    /// In a second row, once each: “Nov, Dec, Jan, Feb” above “2019” and “2020”.
    case two
  }

  /// Creates labels for ticks; each names the unit that starts at its tick.
  public init(
    _ ticks: DateTicks, on scale: DateScale, rows: LabelRows = .one, form: DateForm = DateForm()
  ) {
    var previous: String?
    labels = ticks.ticks.map { tick in
      let time = scale.localTime(at: tick.position)
      guard rows == .two, let rung = ticks.rung else {
        return DateLabel(text: form.text(for: time, unit: tick.unit), context: nil)
      }
      let context = form.context(of: time, unit: rung.unit)
      defer { previous = context }
      return DateLabel(
        text: form.text(for: time, unit: rung.unit), context: context == previous ? nil : context)
    }
  }

  /// Returns the width of the widest label on an axis whose smallest unit is the given one.
  ///
  /// With a space added, it is the spacing that ticks need. `width` measures a text, in display
  /// cells for a terminal.
  public static func widest(
    unit: DateUnit, rows: LabelRows = .one, form: DateForm = DateForm(), width: (String) -> Int
  ) -> Int {
    // Late times on late days, one in each month of a four-digit year.
    let times = (1...12).map { month in
      LocalTime(days: CivilDate.days(year: 2028, month: month, day: 28), second: 86_399.999)
    }
    let units = rows == .one ? DateUnit.allCases.filter { $0 <= unit } : [unit]
    let texts = times.flatMap { time in
      units.map { form.text(for: time, unit: $0) }
        + (rows == .two ? [form.context(of: time, unit: unit)].compactMap(\.self) : [])
    }
    return texts.map(width).max() ?? 0
  }
}

extension DateForm {
  /// Returns the label of the next larger unit; `nil` for years.
  fileprivate func context(of time: LocalTime, unit: DateUnit) -> String? {
    switch unit {
    case .year: return nil
    case .month: return String(time.date.year)
    case .day: return "\(names.month(time.date.month)) \(time.date.year)"
    default:
      let day = names.dayOfMonth(time.date)
      return length == .short ? day : "\(day) \(time.date.year)"
    }
  }
}
