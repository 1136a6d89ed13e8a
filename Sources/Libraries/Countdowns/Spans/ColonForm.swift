/// Reads spans in stopwatch format: `M:SS` and `H:MM:SS`.
enum ColonForm {
  /// Reads a span; only the first field may exceed 59, and only the last may have decimals.
  static func read(_ word: String) throws(ReadingError) -> Duration {
    let fields = word.split(separator: ":", omittingEmptySubsequences: false)
    let units: [SpanUnit]
    switch fields.count {
    case 2: units = [.minute, .second]
    case 3: units = [.hour, .minute, .second]
    default: throw .notAColonForm(word)
    }
    var total: Int128 = 0
    for (position, (field, unit)) in zip(fields, units).enumerated() {
      let number = try number(in: field, of: word, isFirst: position == 0, unit: unit)
      guard let amount = number.attoseconds(of: unit) else { throw .tooLong(word) }
      total += amount
    }
    guard total <= TypedNumber.longest else { throw .tooLong(word) }
    return Duration(attoseconds: total)
  }

  private static func number(
    in field: Substring, of word: String, isFirst: Bool, unit: SpanUnit
  ) throws(ReadingError) -> TypedNumber {
    var cursor = ScalarCursor(field)
    guard let number = try cursor.takeNumber(), cursor.next == nil, !number.whole.isEmpty,
      number.isWhole || unit == .second
    else { throw .notAColonForm(word) }
    let isInRange = isFirst || (number.whole.count == 2 && number.whole < "60")
    guard isInRange else { throw .notAColonForm(word) }
    return number
  }
}
