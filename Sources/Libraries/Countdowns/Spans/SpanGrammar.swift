/// Reads the spans of systemd.time(7): a sum of numbers with units; a single bare number is
/// seconds.
///
/// It differs from systemd: a final number without a unit, with no blank before it, takes the next
/// smaller unit, so `1h30` is 1 h 30 min rather than 1 h 30 s. Any other bare number beside numbers
/// with units is rejected, and so are months, years, zero, plus signs and more than 250 years.
/// `Tests/Oracles/compare-spans` and the manual page have all differences.
struct SpanGrammar {
  private let text: String
  private var cursor: ScalarCursor
  private var total: Int128 = 0
  private var previous: Term?
  private var units: Set<SpanUnit> = []
  /// The first unit that was repeated.
  private var repeated: SpanUnit?

  /// A number with its unit, and their text.
  private struct Term {
    let text: String
    let unit: SpanUnit
    let isWhole: Bool
  }

  /// Reads a text without surrounding blanks; also returns the first repeated unit, if any.
  static func read(_ text: String) throws(ReadingError) -> (length: Duration, repeated: SpanUnit?) {
    var grammar = SpanGrammar(text)
    let length = try grammar.sum()
    return (length, grammar.repeated)
  }

  private init(_ text: String) {
    self.text = text
    cursor = ScalarCursor(text)
  }

  private mutating func sum() throws(ReadingError) -> Duration {
    while cursor.next != nil { try readTerm() }
    return Duration(attoseconds: total)
  }

  private mutating func readTerm() throws(ReadingError) {
    let start = cursor.index
    cursor.skipBlanks()
    let isGlued = cursor.index == start
    let numberStart = cursor.index
    guard let number = try cursor.takeNumber() else { throw unexpected() }
    let digits = cursor.text(from: numberStart)
    cursor.skipBlanks()
    let unitStart = cursor.index
    let word = cursor.take(while: \.isUnitLetter)
    guard !word.isEmpty else {
      return try addNumberWithoutUnit(number, digits: digits, isGlued: isGlued)
    }
    let unit = try SpanUnit(spelling: word)
    try add(number, unit)
    previous = Term(
      text: digits + cursor.text(from: unitStart), unit: unit, isWhole: number.isWhole)
  }

  private mutating func addNumberWithoutUnit(
    _ number: TypedNumber, digits: String, isGlued: Bool
  ) throws(ReadingError) {
    guard let next = cursor.next else {
      guard let previous else { return try add(number, .second) }
      guard isGlued, let unit = tailUnit(for: number, after: previous) else {
        throw tailError(digits, after: previous)
      }
      return try add(number, unit)
    }
    guard next.isASCIIDigit || next == "." else { throw unexpected() }
    guard let previous else { throw .missingUnit(digits) }
    throw tailError(digits, after: previous)
  }

  /// Returns the unit of a bare final number; `nil` after a fraction, or if the number would make
  /// up a whole unit of the term before it.
  private func tailUnit(for number: TypedNumber, after term: Term) -> SpanUnit? {
    guard term.isWhole, !number.whole.isEmpty, let unit = term.unit.unitOfTail,
      let amount = number.attoseconds(of: unit)
    else { return nil }
    return amount < term.unit.attoseconds ? unit : nil
  }

  private func tailError(_ digits: String, after term: Term) -> ReadingError {
    guard let unit = term.unit.unitOfTail else { return .missingUnit(digits) }
    let units = unit == .second ? [unit] : [unit, .second]
    return .unclearTail(after: term.text, digits, readings: units.compactMap(\.spellings.first))
  }

  private mutating func add(_ number: TypedNumber, _ unit: SpanUnit) throws(ReadingError) {
    guard let amount = number.attoseconds(of: unit) else { throw .tooLong(text) }
    if !units.insert(unit).inserted { repeated = repeated ?? unit }
    total += amount
    guard total <= TypedNumber.longest else { throw .tooLong(text) }
  }

  /// Returns the error for text where a number is expected.
  private func unexpected() -> ReadingError {
    let word = cursor.restOfWord
    if let sign = cursor.next, sign == "-" || sign == "\u{2212}" { return .negative(word) }
    var ahead = cursor
    let letters = ahead.take(while: \.isUnitLetter)
    let isUnit = SpanUnit.allCases.contains { $0.spellings.contains(letters) }
    return isUnit ? .missingNumber(letters) : .stray(word)
  }
}

extension Unicode.Scalar {
  fileprivate var isUnitLetter: Bool { properties.isAlphabetic }
}
