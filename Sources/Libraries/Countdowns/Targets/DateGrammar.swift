internal import Clocks

/// Reads dates: `2026-12-24`, `24.12.2026`, `24.12.`, `Dec 24`, `24 December 2026`.
///
/// A date without a year is the next one.
enum DateGrammar {
  /// Returns whether a word is formatted like a date, valid or not.
  static func looksLikeDate(_ word: String) -> Bool {
    let hyphens = word.split(separator: "-", omittingEmptySubsequences: false)
    if hyphens.count >= 3, hyphens.prefix(2).allSatisfy(isDigits) { return true }
    let slashes = word.split(separator: Character("/"), omittingEmptySubsequences: false)
    if slashes.count == 3, slashes.allSatisfy(isDigits) { return true }
    let points = word.split(separator: ".", omittingEmptySubsequences: false)
    return points.count == 3 && points.prefix(2).allSatisfy { isDigits($0) && $0.count <= 2 }
      && (points[2].isEmpty || isDigits(points[2]) && points[2].count > 1)
  }

  /// Reads a date in digits.
  ///
  /// `12/24/2026` isn't read, since the order of its parts differs from country to country.
  static func date(_ word: some StringProtocol) throws(ReadingError) -> Target.Day {
    let isDayFirst = word.contains(".")
    let fields = word.split(omittingEmptySubsequences: false) { "-./".contains($0) }
    guard fields.count == 3, let day = number(fields[isDayFirst ? 0 : 2], digits: 1...2),
      let month = number(fields[1], digits: 1...2)
    else { throw .notADate(String(word)) }
    let year = fields[isDayFirst ? 2 : 0]
    return try self.day(year.isEmpty ? nil : year, month, day, of: String(word))
  }

  /// Returns whether words begin with the name of a month and a day, in any order.
  static func startsWithMonth(_ words: ArraySlice<String>) -> Bool { parts(of: words) != nil }

  /// Reads a date with the name of a month at the beginning of words, and returns the number of its
  /// words; `nil` if there is none.
  static func namedDate(
    _ words: ArraySlice<String>
  ) throws(ReadingError) -> (day: Target.Day, count: Int)? {
    guard let (month, day) = parts(of: words) else { return nil }
    // A number such as 1430 is a time of day.
    let year = words.dropFirst(2).first.flatMap { number($0, digits: 4...4) } ?? 0
    let count = year >= 2000 ? 3 : 2
    let text = words.prefix(count).joined(separator: " ")
    return (try self.day(count == 3 ? "\(year)" : nil, month, day, of: text), count)
  }

  /// Returns the number of a month with an English name, full or abbreviated, ignoring case.
  static func month(_ word: String) -> Int? {
    let name = word.lowercased()
    guard name.count >= 3 else { return nil }
    if name == "sept" { return 9 }
    return months.firstIndex { $0 == name || $0.prefix(3) == name }.map { $0 + 1 }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static func parts(of words: ArraySlice<String>) -> (month: Int, day: Int)? {
    guard let first = words.first, let second = words.dropFirst().first else { return nil }
    if let month = month(first), let day = ordinal(second) { return (month, day) }
    if let day = ordinal(first), let month = month(second) { return (month, day) }
    return nil
  }

  /// Reads `24`, `24.` or `24th`.
  private static func ordinal(_ word: String) -> Int? {
    let digits = word.unicodeScalars.prefix(while: \.isASCIIDigit).count
    guard ["", ".", "st", "nd", "rd", "th"].contains(word.dropFirst(digits).lowercased()) else {
      return nil
    }
    return number(word.prefix(digits), digits: 1...2)
  }

  private static func day(
    _ year: (some StringProtocol)?, _ month: Int, _ day: Int, of text: String
  ) throws(ReadingError) -> Target.Day {
    guard let year else {
      // 2000 has a February 29.
      guard CivilDate(year: 2000, month: month, day: day) != nil else { throw .notADate(text) }
      return .yearly(month: month, day: day)
    }
    guard let number = number(year, digits: 4...4),
      let date = CivilDate(year: number, month: month, day: day)
    else { throw .notADate(text) }
    return .date(date)
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy(\.isASCIIDigit)
  }
}
