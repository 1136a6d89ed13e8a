internal import Tables
internal import Texts

/// The columns of a table with separate dates and times of day.
struct DateAndTime {
  private let date: Int
  private let clock: Int

  private static let dates: Set = ["date", "datum", "trade date", "fecha", "日付", "日期"]
  private static let clocks: Set = ["time", "zeit", "uhrzeit", "heure", "hora", "時刻", "时间"]

  /// Finds the columns by name; `nil` unless both exist.
  init?(_ names: [String]) {
    let words = names.map { ColumnRole.words($0) }
    guard let date = words.firstIndex(where: Self.dates.contains),
      let clock = words.firstIndex(where: Self.clocks.contains)
    else { return nil }
    (self.date, self.clock) = (date, clock)
  }

  /// Returns the names and rows with one column of times in place of the two.
  ///
  /// If every time of day is midnight, the result has only dates.
  func joined(_ names: [String], _ rows: [[String]]) -> SymbolRows {
    let hasClock = rows.contains { row in
      row.indices.contains(clock) && row[clock].contains { ("1"..."9").contains($0) }
    }
    let digits =
      rows.contains { $0.indices.contains(clock) && $0[clock].utf8.count > 4 } ? 6 : 4
    var joined = rows
    for index in rows.indices where rows[index].indices.contains(max(date, clock)) {
      let day = Self.day(rows[index][date])
      joined[index][date] = hasClock ? "\(day) \(Self.time(rows[index][clock], digits))" : day
      joined[index].remove(at: clock)
    }
    var names = names
    names.remove(at: clock)
    return SymbolRows(names: names, rows: joined)
  }

  /// Returns a date such as 20191105 or 2019.11.05 with hyphens, and any other text unchanged.
  private static func day(_ text: String) -> String {
    if text.utf8.count == 8, text.utf8.allSatisfy(Byte.isDigit) {
      return "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))"
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].count == 4 ? parts.joined(separator: "-") : text
  }

  /// Returns a time such as 93000 or 0930 with colons, and any other text unchanged.
  private static func time(_ text: String, _ length: Int) -> String {
    guard (1...length).contains(text.utf8.count), text.utf8.allSatisfy(Byte.isDigit) else {
      return text
    }
    let digits = Array(String(repeating: "0", count: length - text.utf8.count) + text)
    return stride(from: 0, to: length, by: 2).map { String(digits[$0..<$0 + 2]) }
      .joined(separator: ":")
  }
}
