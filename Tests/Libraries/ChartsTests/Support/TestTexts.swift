import Charts

extension ReadingTexts {
  /// Whole numbers without a fraction, days as ISO dates, percent with one decimal.
  static let days = ReadingTexts(
    number: { $0 == $0.rounded() && $0.magnitude < 1e15 ? "\(Int($0))" : "\($0)" },
    position: { isoDate(Int($0)) },
    percent: { "\(($0 * 10).rounded() / 10) %" })

  /// Positions as plain numbers.
  static var plain: ReadingTexts {
    var texts = days
    texts.position = texts.number
    return texts
  }
}

/// Returns the date of a day since 1970 (Howard Hinnant, “chrono-compatible low-level date
/// algorithms”).
func isoDate(_ day: Int) -> String {
  let shifted = day + 719_468
  let era = shifted / 146_097
  let dayOfEra = shifted % 146_097
  let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
  let shiftedMonth = (5 * dayOfYear + 2) / 153
  let date = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
  let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  let text = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
  return "\(year + era * 400 + (month <= 2 ? 1 : 0))-\(text(month))-\(text(date))"
}

/// Returns a set of lines at positions 0, 1, 2 and so on.
func lines(_ values: [Double]...) -> ChartSet {
  let series = values.enumerated().map { Series(label: "y\($0)", values: $1) }
  let positions = Positions(
    .regular(start: 0, step: 1, count: values.first?.count ?? 0), unit: .number)
  return ChartSet(positions: positions, series: series)
}
