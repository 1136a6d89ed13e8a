/// The values of TOML that are written without quotes or brackets.
enum TOMLWord {
  /// Returns the value of a word; `nil` if it has none.
  static func value(of word: ArraySlice<UInt8>, accepting additions: TOMLAdditions) -> TOMLValue? {
    let text = String(decoding: word, as: UTF8.self)
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "inf", "+inf": return .float(.infinity)
    case "-inf": return .float(-.infinity)
    case "nan", "+nan", "-nan": return .float(.nan)
    default: break
    }
    if let (digits, radix) = integer(word) { return Int(digits, radix: radix).map { .integer($0) } }
    if let number = float(word) { return .float(number) }
    let omitsSeconds = additions.contains(.version1_1)
    return TOMLDate.isValid(word, omittingSeconds: omitsSeconds) ? .date(text) : nil
  }

  /// Returns why a word has no value.
  static func refusal(of word: ArraySlice<UInt8>) -> String {
    if integer(word) != nil { return "the number needs more than 64 bits" }
    if TOMLDate.isLike(word) { return "there is no such date or time" }
    return "a value can’t be read; text goes in quotes"
  }

  /// Returns whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}

// MARK: - Numbers

extension TOMLWord {
  /// Returns the sign and the digits of an integer of any size; `nil` if the word isn't one.
  private static func integer(_ word: ArraySlice<UInt8>) -> (digits: String, radix: Int)? {
    let prefixes: [(String, Int)] = [("0x", 16), ("0o", 8), ("0b", 2)]
    for (prefix, radix) in prefixes where word.starts(with: prefix.utf8) {
      let text = digits(word.dropFirst(2)) {
        (Character(Unicode.Scalar($0)).hexDigitValue ?? radix) < radix
      }
      return text.map { ($0, radix) }
    }
    guard let (sign, rest) = signed(word), let text = whole(rest) else { return nil }
    return (sign + text, 10)
  }

  private static func float(_ word: ArraySlice<UInt8>) -> Double? {
    guard let (sign, rest) = signed(word) else { return nil }
    let exponentStart = rest.firstIndex { $0 == 0x65 || $0 == 0x45 }
    let mantissa = rest[..<(exponentStart ?? rest.endIndex)]
    let point = mantissa.firstIndex(of: 0x2E)
    guard exponentStart != nil || point != nil,
      var text = whole(mantissa[..<(point ?? mantissa.endIndex)])
    else { return nil }
    if let point {
      guard let part = digits(mantissa[(point + 1)...], where: isDigit) else { return nil }
      text += "." + part
    }
    if let exponentStart {
      guard let (sign, rest) = signed(rest[(exponentStart + 1)...]),
        let part = digits(rest, where: isDigit)
      else { return nil }
      text += "e" + sign + part
    }
    return Double(sign + text)
  }

  private static func signed(_ word: ArraySlice<UInt8>) -> (sign: String, ArraySlice<UInt8>)? {
    switch word.first {
    case 0x2D: ("-", word.dropFirst())
    case 0x2B: ("", word.dropFirst())
    case nil: nil
    default: ("", word)
    }
  }

  /// Returns decimal digits without underscores; `nil` if they have a leading zero.
  private static func whole(_ word: ArraySlice<UInt8>) -> String? {
    guard word.count == 1 || word.first != 0x30 else { return nil }
    return digits(word, where: isDigit)
  }

  /// Returns digits without the underscores, each of which must stand between two digits.
  private static func digits(_ word: ArraySlice<UInt8>, where isDigit: (UInt8) -> Bool) -> String? {
    var result: [UInt8] = []
    var last: UInt8 = 0x5F
    for byte in word {
      if byte == 0x5F {
        guard last != 0x5F else { return nil }
      } else {
        guard isDigit(byte) else { return nil }
        result.append(byte)
      }
      last = byte
    }
    return last == 0x5F ? nil : String(decoding: result, as: UTF8.self)
  }
}
