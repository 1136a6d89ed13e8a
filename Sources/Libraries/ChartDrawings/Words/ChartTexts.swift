internal import Cells
package import Charts

/// Formats the positions and numbers of a set.
///
/// Positions have as much time precision as their minimum spacing needs, so those of daily data
/// have none.
package struct ChartTexts: Sendable {
  let unit: PositionUnit
  /// The positions if they have names, otherwise none of them, with their kind.
  private let places: Positions
  private let bins: Bins?
  /// The unit of plain numbers, if it is known.
  private let unitName: String?
  /// The scale that converts positions to dates.
  package let scale: DateScale
  /// The smallest calendar or clock unit shown.
  let dateUnit: DateUnit
  private let spacing: Double?
  private let showsYear: Bool
  private let isUnicode: Bool
  private var groupsDigits: Bool

  /// Creates the formats for positions; without Unicode, digit groups are separated by spaces.
  ///
  /// - Complexity: O(n) for listed positions, O(1) for regular ones.
  init(
    _ positions: Positions, on scale: DateScale, isUnicode: Bool = true, groupsDigits: Bool = true
  ) {
    unit = positions.unit
    var places = positions
    if places.labels == nil { places.storage = .listed([]) }
    self.places = places
    (bins, unitName) = (positions.bins, positions.unitName)
    self.scale = positions.unit.scale(scale)
    self.isUnicode = isUnicode
    self.groupsDigits = groupsDigits
    let spacing = positions.leastSpacing
    self.spacing = spacing
    dateUnit = Self.smallestUnit(of: positions, spacing, self.scale)
    showsYear = dateUnit <= .day || !self.scale.isWithinOneYear(positions.span)
  }

  private static func smallestUnit(
    of positions: Positions, _ spacing: Double?, _ scale: DateScale
  ) -> DateUnit {
    let unit = scale.unit(forSpacing: spacing, first: positions.span?.lowerBound)
    switch positions.unit {
    case .clock: return max(unit, .minute)
    case .days where (spacing ?? 0) >= 28: return positions.largestUnit
    default: return unit
    }
  }

  /// The formats for sentences, without digit groups, which speech synthesizers would read as
  /// separate numbers.
  package var reading: ReadingTexts {
    var spoken = self
    spoken.groupsDigits = false
    return ReadingTexts(
      number: { [spoken] in spoken.number($0) }, position: { [spoken] in spoken.position($0) },
      percent: { [spoken] in spoken.percent($0) })
  }
}

// MARK: - Positions

extension ChartTexts {
  /// Formats a position briefly: “Jan 5 2019”, “Jan 5, 17:30”, “17:30”, “Jan 2019”, “2019” or a
  /// number.
  ///
  /// A time of day has a year only if the positions span several years. If all positions are the
  /// first days of months or years, days are omitted.
  func position(_ position: Double) -> String {
    guard let time = localTime(at: position) else { return plainPosition(position) }
    let form = DateForm(length: .long)
    if unit == .clock || dateUnit < .day { return form.text(for: time, unit: dateUnit) }
    let day = form.text(for: time, unit: .day) + (showsYear ? " \(time.year)" : "")
    return dateUnit > .day ? day + ", " + form.text(for: time, unit: dateUnit) : day
  }

  /// Formats a position as a heading: “Sat, Jan 5 2019”, “Sat, Jan 5 2019 17:30”, “17:30”, “Jan
  /// 2019”, “2019” or a number.
  package func fullPosition(_ position: Double) -> String {
    guard let time = localTime(at: position) else { return plainPosition(position) }
    if unit == .clock { return DateForm().text(for: time, unit: dateUnit) }
    return DateForm().fullText(for: time, unit: dateUnit)
  }

  /// Returns the local time at a position; `nil` for a number or outside the calendar.
  private func localTime(at position: Double) -> LocalTime? {
    guard unit != .number, position.isFinite, scale.reaches(position) else { return nil }
    return scale.localTime(at: position)
  }

  private func plainPosition(_ position: Double) -> String {
    if let label = places.label(at: position) { return label }
    let position = places.number(at: position)
    if places.isLogarithmic { return value(position, unitName) }
    return marked(
      bins.flatMap { bin(at: position, of: $0) }
        ?? SignificantNumber.text(for: position, spacing: spacing, form, isUnicode))
  }
}

// MARK: - Numbers

extension ChartTexts {
  /// Formats an edge of a bin so that it is distinct from the others.
  func edge(_ edge: Double, of bins: Bins) -> String {
    SignificantNumber.text(for: edge, spacing: bins.width, form, isUnicode)
  }

  /// Returns a text of positions with their unit.
  func marked(_ text: String) -> String { unitName.map { ValueUnit($0).marked(text) } ?? text }

  /// The default number of significant digits.
  static let digits = 6

  /// Formats a number with all its integer digits and up to six significant digits: “4 674 485”,
  /// “54 322”, “3.14159”.
  ///
  /// Numbers of at least 1e15 or below 1e-9 have an exponent.
  func number(_ value: Double) -> String { number(value, digits: Self.digits) }

  /// Formats a number with its unit, whose prefix suits it, if it has one: “54 322 ms”.
  package func value(_ value: Double, _ unit: String?) -> String {
    unit.map { ValueUnit($0).text(of: value, number) } ?? number(value)
  }

  /// Formats a percentage with three significant digits: “9.88%”, “152%”.
  func percent(_ percent: Double) -> String { number(percent, digits: 3) + "%" }

  /// Formats a number for other programs: up to 15 digits, ungrouped, with a hyphen as minus sign.
  func copiedNumber(_ value: Double) -> String {
    let form = NumberForm(factor: .one, groupSeparator: "", minus: "-")
    return SignificantNumber.text(for: value, digits: 15, form, false)
  }

  private func number(_ value: Double, digits: Int) -> String {
    SignificantNumber.text(for: value, digits: digits, form, isUnicode)
  }

  /// The number format; groups are separated by a narrow no-break space.
  private var form: NumberForm {
    NumberForm(factor: .one, groupSeparator: groupsDigits ? isUnicode ? "\u{202F}" : " " : "")
  }
}

extension DateScale {
  /// Returns the smallest unit needed for positions with a minimum spacing.
  ///
  /// Without a spacing, it follows from the first position.
  fileprivate func unit(forSpacing spacing: Double?, first: Double?) -> DateUnit {
    guard let first else { return .day }
    if isDaily { return .day }
    if let spacing {
      // A day has 23 hours when daylight saving time begins, and a `Double` of seconds is slightly
      // inexact.
      let limits: [(Double, DateUnit)] = [(82_800, .day), (60, .minute), (1, .second)]
      return limits.first { spacing >= $0.0 * 0.999_99 }?.1 ?? .millisecond
    }
    guard reaches(first) else { return .day }
    let second = localTime(at: first).second
    return second == 0 ? .day : second.truncatingRemainder(dividingBy: 60) == 0 ? .minute : .second
  }

  fileprivate func isWithinOneYear(_ span: ClosedRange<Double>?) -> Bool {
    guard let span, reaches(span.lowerBound), reaches(span.upperBound) else { return false }
    return localTime(at: span.lowerBound).year == localTime(at: span.upperBound).year
  }
}

extension Positions {
  /// The largest unit (year, month or day) that all positions are the start of.
  fileprivate var largestUnit: DateUnit {
    var unit = DateUnit.year
    for index in 0..<count {
      guard DateScale.days.reaches(self[index]) else { return .day }
      let date = DateScale.days.localTime(at: self[index])
      if date.day != 1 { return .day }
      if date.month != 1 { unit = .month }
    }
    return unit
  }
}
