internal import Texts

/// Formats numbers for other programs: with a decimal point and the fewest digits.
enum PlainNumber {
  /// Returns the shortest exact representation of a finite number, without a zero fraction.
  static func shortest(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Parses a finite number with a decimal point; a typographic minus sign is accepted.
  static func value(_ text: String) -> Double? {
    let plain = text.replacing(each: "−", with: "-")
    guard plain.utf8.allSatisfy(isAllowed), plain.utf8.first != UInt8(ascii: "e"),
      let value = Double(plain), value.isFinite
    else { return nil }
    return value == 0 ? 0 : value
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
