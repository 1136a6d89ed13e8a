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

  package init(hasDecimalComma: Bool = false, isGrouped: Bool = false, sign: Sign? = nil) {
    (self.hasDecimalComma, self.isGrouped, self.sign) = (hasDecimalComma, isGrouped, sign)
  }

  /// The content of a cell.
  package enum Reading: Hashable, Sendable {
    case number(Double)
    /// An empty cell, or one of `null`, `NaN`, `NA` and `-`.
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
    guard var digits = removingSign(cell) else { return .notNumber }
    digits = Self.replacingTypographicMinus(digits)
    if let value = value(digits) { return value.isFinite ? .number(value) : .notFinite }
    guard let plain = removingGroups(digits) else {
      return NumberShape(digits) == .either(Byte.comma) ? .ambiguous : .notNumber
    }
    return value(plain[...]).map { $0.isFinite ? .number($0) : .notFinite } ?? .notNumber
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
  private static let gaps: Set<[UInt8]> = [
    Array("null".utf8), Array("nan".utf8), Array("na".utf8), Array("-".utf8), Array("n/a".utf8),
    Array("#n/a".utf8),
  ]

  /// Returns whether a cell stands for a missing value, ignoring case.
  package static func isMissing(_ cell: ArraySlice<UInt8>) -> Bool {
    cell.isEmpty || cell.count <= 4 && gaps.contains(cell.map(Byte.lowercased))
  }
}

// MARK: - Signs

extension NumberFormat {
  /// A sign that may accompany a number.
  package enum Sign: String, Hashable, Sendable, CaseIterable {
    case dollar = "$"
    case euro = "€"
    case pound = "£"
    case yen = "¥"
    case percent = "%"

    var bytes: [UInt8] { Array(rawValue.utf8) }
  }

  /// Returns the sign in a cell, if there is one.
  package static func sign(of cell: ArraySlice<UInt8>) -> Sign? {
    Sign.allCases.first { NumberFormat(sign: $0).removingSign(cell) != nil }
  }

  /// Returns a cell without the sign that the format requires; `nil` if the cell lacks it.
  private func removingSign(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let mark = sign?.bytes else { return cell }
    let cell = Self.replacingTypographicMinus(cell)
    if cell.count > mark.count, cell.suffix(mark.count).elementsEqual(mark) {
      return Byte.trimmed(cell.dropLast(mark.count))
    }
    let lead = cell.prefix { $0 == Byte.minus || $0 == Byte.plus }
    let rest = cell.dropFirst(lead.count)
    guard lead.count <= 1, rest.starts(with: mark) else { return nil }
    return (Array(lead) + Byte.trimmed(rest.dropFirst(mark.count)))[...]
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

  /// Unambiguous separators: space, apostrophe, no-break space, narrow no-break space.
  private static let separators: [[UInt8]] = [
    [Byte.space], [Byte.apostrophe], [0xC2, 0xA0], [0xE2, 0x80, 0xAF],
  ]

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
