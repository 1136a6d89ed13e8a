internal import Texts

/// The format of a table's numbers.
package struct NumberFormat: Hashable, Sendable {
  /// Whether the decimal separator is a comma rather than a point.
  package var hasDecimalComma: Bool
  /// Whether a comma or a point, whichever isn't the decimal separator, may separate thousands.
  ///
  /// Spaces and apostrophes always may: they have no other meaning inside a number.
  package var isGrouped: Bool
  /// A currency or percent sign before or after each number of the column.
  ///
  /// It doesn't scale the number: `12 %` is 12.
  package var sign: Sign?
  /// A unit behind each number of the column, to which numbers in related units are converted.
  var unit: NumberUnit?

  package init(hasDecimalComma: Bool = false, isGrouped: Bool = false, sign: Sign? = nil) {
    (self.hasDecimalComma, self.isGrouped, self.sign) = (hasDecimalComma, isGrouped, sign)
  }

  /// The name of the sign or unit, such as `€`, `%` or `ms`.
  var unitName: String? { sign?.rawValue ?? unit?.name }

  /// Whether numbers are written without a sign or a unit.
  @inline(__always)
  var isPlain: Bool { sign == nil && unit == nil }

  /// The content of a cell.
  package enum Reading: Hashable, Sendable {
    case number(Double)
    /// An empty cell, or a word or mark such as `null`, `NA`, `\N`, `-` and `?`.
    case missing
    /// A number whose only comma may be a decimal or a thousands separator.
    case ambiguous
    case notFinite
    case notNumber
  }

  /// The decimal separator.
  package var decimal: UInt8 { hasDecimalComma ? Byte.comma : Byte.point }

  /// Reads a cell that has no leading or trailing blanks.
  package func read(_ cell: ArraySlice<UInt8>) -> Reading {
    if Self.isMissing(cell) { return .missing }
    if let unit { return read(cell, in: unit) }
    if let amount = Self.bracketed(cell) {
      return switch read(amount) {
      case .number(let value) where value >= 0: .number(-value)
      case .ambiguous: .ambiguous
      default: .notNumber
      }
    }
    guard var digits = removingSign(cell) else { return .notNumber }
    digits = Self.replacingTypographicMinus(digits)
    if let value = value(digits) { return value.isFinite ? .number(value) : .notFinite }
    guard let plain = removingGroups(digits) else {
      return NumberShape(digits) == .either(Byte.comma) ? .ambiguous : .notNumber
    }
    return value(plain[...]).map { $0.isFinite ? .number($0) : .notFinite } ?? .notNumber
  }

  /// Returns an amount that is negative because it is in parentheses, as accountants write it.
  static func bracketed(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard cell.count > 2, cell.last == 0x29, let open = cell.firstIndex(of: 0x28),
      cell[..<open].allSatisfy({ !Byte.isDigit($0) && $0 != Byte.minus })
    else { return nil }
    let amount = cell[(open + 1)...].dropLast()
    return amount.contains(0x28) ? nil : (Array(cell[..<open]) + Byte.trimmed(amount))[...]
  }

  private func read(_ cell: ArraySlice<UInt8>, in unit: NumberUnit) -> Reading {
    var plain = self
    plain.unit = nil
    if let seconds = NumberUnit.duration(cell), unit == .duration { return .number(seconds) }
    guard let (digits, factor) = unit.split(cell) else {
      let reading = plain.read(cell)
      return unit.isCount || reading == .number(0) ? reading : .notNumber
    }
    guard case .number(let value) = plain.read(digits) else { return .notNumber }
    return .number(value * factor)
  }

  private func value(_ digits: ArraySlice<UInt8>) -> Double? {
    var offset = 0
    let span = digits.span
    guard let value = NumberScanner.scan(span, at: &offset, decimal: decimal) else { return nil }
    return offset == span.count ? value : nil
  }
}

// MARK: - Missing values

extension NumberFormat {
  private static let gaps: Set<[UInt8]> = Set(
    [
      "null", "nan", "na", "-", "n/a", "#n/a", "[n/a]", "?", ".", "..", "--", "–", "—",
      "\\n", "<na>", "(null)",
    ].map { Array($0.utf8) })

  /// Returns whether a cell stands for a missing value, ignoring case.
  package static func isMissing(_ cell: ArraySlice<UInt8>) -> Bool {
    cell.isEmpty
      || cell.first == Byte.colon && cell.count < 5 && !cell.contains(where: Byte.isDigit)
      || cell.count <= 6 && gaps.contains(cell.map(Byte.lowercased))
  }
}

// MARK: - Signs

extension NumberFormat {
  /// A sign that may accompany a number: a currency or a percent sign.
  ///
  /// It is the index of its name, since a format is copied for each cell.
  package struct Sign: Hashable, Sendable {
    private let index: UInt8

    private static let names = [
      "$", "€", "£", "¥", "%", "US$", "R$", "A$", "C$", "NZ$", "HK$", "S$", "₹", "₩", "₽", "₺",
      "₪", "₴", "฿", "₫", "₱", "zł", "Kč", "Ft", "kr.", "kr", "Fr.", "USD", "EUR", "GBP", "JPY",
      "CHF", "CNY", "INR", "AUD", "CAD", "NZD", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "BRL",
      "MXN", "ZAR", "KRW", "SGD", "HKD", "TRY", "RUB", "ILS", "THB", "BTC", "ETH",
    ]

    package static let dollar = Self(index: 0)
    package static let euro = Self(index: 1)
    package static let pound = Self(index: 2)
    package static let yen = Self(index: 3)
    package static let percent = Self(index: 4)

    package static let allCases = names.indices.map { Self(index: UInt8($0)) }

    package var rawValue: String { Self.names[Int(index)] }

    /// The spellings, also in Windows-1252.
    var spellings: [[UInt8]] { Self.spellings[Int(index)] }

    private static let spellings: [[[UInt8]]] = allCases.map { sign in
      let others: [Self: UInt8] = [.euro: 0x80, .pound: 0xA3, .yen: 0xA5]
      return [Array(sign.rawValue.utf8)] + (others[sign].map { [[$0]] } ?? [])
    }
  }

  /// Returns the sign in a cell, if there is one.
  package static func sign(of cell: ArraySlice<UInt8>) -> Sign? {
    guard !cell.allSatisfy(isUnsigned) else { return nil }
    return Sign.allCases.first { NumberFormat(sign: $0).removingSign(cell) != nil }
  }

  /// Returns whether a byte may be in a number without a sign; no sign consists of such bytes.
  static func isUnsigned(_ byte: UInt8) -> Bool {
    Byte.isDigit(byte) || ",.+-eE '".utf8.contains(byte)
  }

  /// Returns a cell without the sign that the format requires; `nil` if the cell lacks it.
  private func removingSign(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let sign else { return cell }
    return sign.spellings.lazy.compactMap { Self.removing($0, from: cell) }.first
  }

  private static func removing(
    _ mark: [UInt8], from cell: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    let cell = replacingTypographicMinus(cell)
    if cell.count > mark.count, cell.suffix(mark.count).elementsEqual(mark) {
      return trimmed(cell.dropLast(mark.count))
    }
    let lead = cell.prefix { $0 == Byte.minus || $0 == Byte.plus }
    let rest = cell.dropFirst(lead.count)
    guard lead.count <= 1, rest.starts(with: mark) else { return nil }
    return (Array(lead) + trimmed(rest.dropFirst(mark.count)))[...]
  }

  /// Returns bytes without blanks around them, including no-break spaces.
  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = Byte.trimmed(bytes)
    for space in separators where space.count > 1 {
      if bytes.starts(with: space) { bytes = bytes.dropFirst(space.count) }
      if bytes.suffix(space.count).elementsEqual(space) { bytes = bytes.dropLast(space.count) }
    }
    return bytes
  }

  /// U+2212, the typographic minus sign.
  private static let typographicMinus: [UInt8] = [0xE2, 0x88, 0x92]

  private static func replacingTypographicMinus(_ digits: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard digits.starts(with: typographicMinus) else { return digits }
    return ([Byte.minus] + digits.dropFirst(typographicMinus.count))[...]
  }
}

// MARK: - Thousands

extension NumberFormat {
  /// Returns digits without thousands separators; `nil` unless all groups have three digits.
  private func removingGroups(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
    let sign = digits.prefix { $0 == Byte.minus || $0 == Byte.plus }
    let whole = digits.dropFirst(sign.count).prefix { $0 != decimal }
    let rest = digits.dropFirst(sign.count + whole.count)
    guard let separator = separator(in: whole) else { return nil }
    let groups = Self.split(whole, at: separator)
    guard let first = groups.first, (1...3).contains(first.count), groups.count > 1,
      groups.dropFirst().allSatisfy({ $0.count == 3 }),
      groups.allSatisfy({ $0.allSatisfy(Byte.isDigit) })
    else { return nil }
    return Array(sign) + groups.joined() + rest
  }

  /// Unambiguous separators: spaces of several widths, also in Windows-1252, and apostrophes.
  private static let separators: [[UInt8]] =
    [[Byte.space], [Byte.apostrophe], [0xA0]]
    + ["\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}", "’"].map { Array($0.utf8) }

  private func separator(in whole: ArraySlice<UInt8>) -> [UInt8]? {
    guard let start = whole.firstIndex(where: { !Byte.isDigit($0) }) else { return nil }
    let other: [UInt8] = [hasDecimalComma ? Byte.point : Byte.comma]
    let allowed = isGrouped ? Self.separators + [other] : Self.separators
    return allowed.first { whole[start...].starts(with: $0) }
  }

  private static func split(_ bytes: ArraySlice<UInt8>, at separator: [UInt8]) -> [ArraySlice<
    UInt8
  >] {
    var parts: [ArraySlice<UInt8>] = []
    var rest = bytes
    var offset = rest.startIndex
    while offset < rest.endIndex {
      guard rest[offset...].starts(with: separator) else {
        offset += 1
        continue
      }
      parts.append(rest[..<offset])
      rest = rest[(offset + separator.count)...]
      offset = rest.startIndex
    }
    return parts + [rest]
  }
}
