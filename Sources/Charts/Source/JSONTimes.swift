import Tables

/// The texts of JSON that may be times.
enum JSONTimes {
  /// Returns how a text is written as a date, with a time of day or without; `nil` if it isn't.
  static func form(of text: String) -> TimeForm? {
    let first = text.utf8.first.map(Byte.lowercased) ?? 0
    guard Byte.isDigit(first) || (Byte.a...Byte.z).contains(first) else { return nil }
    let bytes = Array(text.utf8)
    let forms: [TimeForm] = [.dates, .moments(hasZone: true), .moments(hasZone: false)]
    return forms.first { form in
      // Until the order is known, a zone is refused where day and month may be exchanged.
      var column = TimeColumn(form, order: .monthFirst)
      var other = TimeColumn(form, order: .dayFirst)
      return column.append(bytes) == nil || other.append(bytes) == nil
    }
  }
}
