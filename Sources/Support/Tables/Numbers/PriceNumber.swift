internal import Texts

/// A parser for numbers as streams and commands print them.
package struct PriceNumber: Sendable {
  /// Whether the decimal separator is a comma; if unknown, each number is interpreted on its own.
  private let hasDecimalComma: Bool?

  package init(hasDecimalComma: Bool? = nil) { self.hasDecimalComma = hasDecimalComma }

  /// Parses a number with a decimal point, or with a comma, groups and a currency on either side.
  package func scan(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard !range.isEmpty, range.count <= 400 else { return nil }
    let cell = bytes.extracting(range)
    var offset = 0
    if hasDecimalComma != true, let value = NumberScanner.scan(cell, at: &offset),
      offset == cell.count
    {
      return value.isFinite ? value : nil
    }
    // Rejecting names here is cheaper than a search for signs.
    guard range.contains(where: { Byte.isDigit(bytes[$0]) }) else { return nil }
    return read(range.map { bytes[$0] })
  }

  /// Parses a number with a comma or a point as decimal separator, thousands separators, and a
  /// currency sign or code on either side; `nil` if there is anything else.
  ///
  /// A single comma before three digits separates thousands, except after a zero.
  private func read(_ bytes: [UInt8]) -> Double? {
    let cell = Array(Self.plain(bytes).utf8)[...]
    guard cell.contains(where: Byte.isDigit) else { return nil }
    // Blanks and apostrophes reveal nothing about commas and points.
    let marks = cell.filter { Byte.isDigit($0) || $0 == Byte.comma || $0 == Byte.point }
    let format =
      hasDecimalComma.map { NumberFormat(hasDecimalComma: $0, isGrouped: true) }
      ?? NumberFormat(guessedFrom: [marks[...]])
    switch format.read(cell) {
    case .number(let value): return value.isFinite ? value : nil
    case .ambiguous:
      guard case .number(let value) = NumberFormat(isGrouped: true).read(cell) else { return nil }
      return value
    case .missing, .notFinite, .notNumber: return nil
    }
  }

  /// Returns a text without a currency at either end.
  private static func plain(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self).trimmed
    let sign = text.prefix(1).filter { $0 == "-" || $0 == "+" }
    let body = text.dropFirst(sign.count).trimmed
    if body.first?.isCurrencySymbol == true { return sign + body.dropFirst().trimmed }
    if body.last?.isCurrencySymbol == true { return sign + body.dropLast().trimmed }
    if isCode(body.prefix(3)), body.dropFirst(3).first?.isWhitespace == true {
      return sign + body.dropFirst(3).trimmed
    }
    let hasCode = isCode(body.suffix(3)) && body.dropLast(3).last?.isWhitespace == true
    return sign + (hasCode ? body.dropLast(3).trimmed : body)
  }

  /// Returns whether a text is three capital letters, such as USD.
  private static func isCode(_ text: Substring) -> Bool {
    text.count == 3 && text.allSatisfy { ("A"..."Z").contains($0) }
  }
}
