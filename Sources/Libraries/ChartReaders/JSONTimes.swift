internal import Tables
internal import Texts

/// Recognizes times in JSON strings.
enum JSONTimes {
  /// Returns the form of a string that is a date, with or without a time of day; `nil` for any
  /// other.
  static func form(of text: String) -> TimeForm? {
    let first = text.utf8.first.map(Byte.lowercased) ?? 0
    guard Byte.isDigit(first) || (Byte.a...Byte.z).contains(first) else { return nil }
    let bytes = Array(text.utf8)
    let forms: [TimeForm] = [.dates, .moments(hasZone: true), .moments(hasZone: false)]
    return forms.first { form in
      // Until the order is known, a zone is rejected where day and month are ambiguous.
      var column = TimeColumn(form, order: .monthFirst)
      var other = TimeColumn(form, order: .dayFirst)
      return column.append(bytes) == nil || other.append(bytes) == nil
    }
  }
}
