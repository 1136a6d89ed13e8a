internal import Texts

/// A parser for numbers as brokers write them: `$1,234.56`, `+1.23 %`, `(12.30)`, `231,40 EUR`.
package struct CellNumbers {
  private let format: NumberFormat

  /// Infers the decimal separator from cells, if it isn't known.
  package init(
    _ cells: some Sequence<String>, isComma: Bool?, delimiter: Delimiter?
  ) {
    if let isComma {
      format = NumberFormat(hasDecimalComma: isComma, isGrouped: true)
      return
    }
    let digits = cells.compactMap { Self.parts($0)?.digits }
    let guess = NumberFormat(guessedFrom: digits)
    // Thousands are separated only if the cells prove what each separator means.
    format = NumberFormat(
      hasDecimalComma: guess.isGrouped ? guess.hasDecimalComma : delimiter == .semicolon,
      isGrouped: true)
  }

  /// Returns the number in a cell; `nil` if there is none.
  package func value(_ cell: String) -> Double? {
    guard let parts = Self.parts(cell) else { return nil }
    guard case .number(let value) = format.read(parts.digits) else { return nil }
    let scaled = value * parts.factor
    return scaled.isFinite ? scaled : nil
  }

  /// Returns the number of decimals as written.
  package func decimals(_ cell: String) -> Int {
    guard let digits = Self.parts(cell)?.digits,
      let point = digits.lastIndex(of: format.decimal)
    else { return 0 }
    return digits[(point + 1)...].prefix(while: Byte.isDigit).count
  }

  /// Returns the digits without surrounding characters, and the factor that a sign or letter
  /// implies.
  private static func parts(_ cell: String) -> (digits: ArraySlice<UInt8>, factor: Double)? {
    let bytes = Array(cell.utf8.prefix(64))
    guard let last = bytes.lastIndex(where: Byte.isDigit),
      let first = bytes.firstIndex(where: { Byte.isDigit($0) || $0 == Byte.point }), first <= last
    else { return nil }
    let head = bytes[..<first]
    let tail = bytes[(last + 1)...].filter { !Byte.isBlank($0) && $0 != closeParenthesis }
    guard isSign(head), isSign(tail) else { return nil }
    let isNegative = head.contains { $0 == Byte.minus || $0 == openParenthesis || $0 == 0x88 }
    let letter = tail.count == 1 ? factors[Byte.lowercased(tail[0])] : nil
    return (bytes[first...last], (isNegative ? -1 : 1) * (letter ?? 1))
  }

  private static let openParenthesis: UInt8 = 0x28
  private static let closeParenthesis: UInt8 = 0x29
  /// The factors for thousands, millions and billions, by letter.
  private static let factors: [UInt8: Double] = [0x6B: 1e3, Byte.m: 1e6, 0x62: 1e9]

  /// Returns whether bytes around a number are signs, blanks or at most three letters of a
  /// currency.
  private static func isSign(_ bytes: some Sequence<UInt8>) -> Bool {
    var letters = 0
    for byte in bytes where (0x61...0x7A).contains(Byte.lowercased(byte)) { letters += 1 }
    return letters <= 3 && !bytes.contains { $0 == Byte.slash || $0 == Byte.colon }
  }
}
