/// Reads ISO 8601 durations such as `PT1H30M`, `P1DT2H` and `P2W`, but not months and years.
struct ISODuration {
  private let text: String
  private var cursor: ScalarCursor
  private var total: Int128 = 0

  /// Returns whether a word begins like a duration: `P`, then a digit or `T`.
  static func starts(_ word: some StringProtocol) -> Bool {
    var cursor = ScalarCursor(word)
    guard cursor.takes("P"), let next = cursor.next else { return false }
    return next == "T" || next.isASCIIDigit
  }

  /// Reads a word; only the last component may have decimals.
  static func read(_ word: String) throws(ReadingError) -> Duration {
    var duration = ISODuration(text: word, cursor: ScalarCursor(word))
    guard duration.cursor.takes("P") else { throw .notAnISODuration(word) }
    try duration.readParts([("W", .week), ("D", .day)])
    if duration.cursor.takes("T") {
      guard duration.cursor.next != nil else { throw .notAnISODuration(word) }
      try duration.readParts([("H", .hour), ("M", .minute), ("S", .second)])
    }
    guard duration.cursor.next == nil else { throw .notAnISODuration(word) }
    return Duration(attoseconds: duration.total)
  }

  /// Reads components in the order of `designators`, each at most once.
  private mutating func readParts(
    _ designators: [(Unicode.Scalar, SpanUnit)]
  ) throws(ReadingError) {
    var remaining = designators[...]
    while true {
      let start = cursor.index
      guard let number = try cursor.takeNumber() else { return }
      let isDatePart = designators.count == 2
      if isDatePart, cursor.next == "Y" || cursor.next == "M" {
        _ = cursor.take { $0 == "Y" || $0 == "M" }
        throw .vagueUnit(cursor.text(from: start))
      }
      guard let found = remaining.firstIndex(where: { cursor.next == $0.0 }) else {
        throw .notAnISODuration(text)
      }
      _ = cursor.takes(remaining[found].0)
      try add(number, remaining[found].1)
      remaining = remaining[(found + 1)...]
    }
  }

  private mutating func add(_ number: TypedNumber, _ unit: SpanUnit) throws(ReadingError) {
    guard number.isWhole || cursor.next == nil else { throw .notAnISODuration(text) }
    guard let amount = number.attoseconds(of: unit) else { throw .tooLong(text) }
    total += amount
    guard total <= TypedNumber.longest else { throw .tooLong(text) }
  }
}
