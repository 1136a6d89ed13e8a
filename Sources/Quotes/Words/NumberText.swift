/// Numbers for other programs to read: a point before the fraction, and no digit too many.
enum NumberText {
  /// Returns the shortest digits that stand for a finite number, without a fraction of zero.
  static func shortest(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Reads a finite number with a decimal point; a typographic minus sign is one too.
  static func value(_ text: String) -> Double? {
    let plain = text.replacing("−", with: "-")
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
