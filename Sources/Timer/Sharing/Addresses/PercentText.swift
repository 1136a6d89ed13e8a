internal import Texts

/// Percent-encoding in addresses.
enum PercentText {
  /// Returns a text with `%` and a few other characters encoded, such as those that delimit a user.
  static func encoded(_ text: String, _ others: String = "") -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isReserved = scalar == "%" || scalar.properties.isWhitespace
      if isReserved || others.unicodeScalars.contains(scalar) {
        for byte in String(scalar).utf8 { result += "%" + digit(byte >> 4) + digit(byte & 15) }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func digit(_ value: UInt8) -> String {
    String(value, radix: 16, uppercase: true)
  }

  /// Returns a text without encoding; `nil` if a `%` isn't followed by two hexadecimal digits or if
  /// the bytes aren't UTF-8.
  static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(of digit: UInt8) -> UInt8? {
    Character(Unicode.Scalar(digit)).hexDigitValue.map(UInt8.init)
  }
}
