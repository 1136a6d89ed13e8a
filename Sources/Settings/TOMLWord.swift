/// The values of TOML that are written without quotes or brackets.
enum TOMLWord {
  /// Returns the value of a word; `nil` if it has none.
  static func value(of text: String) -> TOMLValue? {
    let word = Array(text.utf8)
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "inf", "+inf": return .float(.infinity)
    case "-inf": return .float(-.infinity)
    case "nan", "+nan", "-nan": return .float(.nan)
    default: break
    }
    if let number = integer(word) { return .integer(number) }
    if let number = float(word) { return .float(number) }
    return isDate(word[...]) ? .date(text) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}

// MARK: - Numbers

extension TOMLWord {
  private static func integer(_ word: [UInt8]) -> Int? {
    let prefixes: [(String, Int)] = [("0x", 16), ("0o", 8), ("0b", 2)]
    for (prefix, radix) in prefixes where word.starts(with: prefix.utf8) {
      let text = digits(word.dropFirst(2)) {
        (Character(Unicode.Scalar($0)).hexDigitValue ?? radix) < radix
      }
      return text.flatMap { Int($0, radix: radix) }
    }
    guard let (sign, rest) = signed(word[...]), let text = whole(rest) else { return nil }
    return Int(sign + text)
  }

  private static func float(_ word: [UInt8]) -> Double? {
    guard let (sign, rest) = signed(word[...]) else { return nil }
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
  private static func digits(
    _ word: ArraySlice<UInt8>, where isDigit: (UInt8) -> Bool
  ) -> String? {
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

// MARK: - Dates

extension TOMLWord {
  /// Returns whether a word is a date, a time, or both with or without an offset.
  private static func isDate(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count >= 10, word[word.startIndex + 4] == 0x2D else { return isTime(word) }
    guard isDay(word.prefix(10)) else { return false }
    guard let separator = word.dropFirst(10).first else { return true }
    guard [0x54, 0x74, 0x20].contains(separator) else { return false }
    let rest = word.dropFirst(11)
    if let last = rest.last, last == 0x5A || last == 0x7A { return isTime(rest.dropLast()) }
    guard let sign = rest.lastIndex(where: { $0 == 0x2B || $0 == 0x2D }) else {
      return isTime(rest)
    }
    let offset = rest[(sign + 1)...]
    return isTime(rest[..<sign]) && offset.count == 5 && isTime(offset)
  }

  private static func isDay(_ word: ArraySlice<UInt8>) -> Bool {
    let fields = word.split(separator: 0x2D, omittingEmptySubsequences: false)
    guard fields.map(\.count) == [4, 2, 2], let year = number(fields[0]),
      let month = number(fields[1]), let day = number(fields[2]), 1...12 ~= month
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...lengths[month - 1] ~= day
  }

  /// Returns whether a word is a time of day, with or without seconds.
  private static func isTime(_ word: ArraySlice<UInt8>) -> Bool {
    let point = word.firstIndex(of: 0x2E)
    let fields = word[..<(point ?? word.endIndex)].split(
      separator: 0x3A, omittingEmptySubsequences: false)
    let limits = [23, 59, 60]
    let isValid = zip(fields, limits).allSatisfy { field, limit in
      field.count == 2 && number(field).map { $0 <= limit } ?? false
    }
    guard isValid, fields.count == 3 || (fields.count == 2 && point == nil) else { return false }
    return point.map { !word[($0 + 1)...].isEmpty && word[($0 + 1)...].allSatisfy(isDigit) } ?? true
  }

  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    word.allSatisfy(isDigit) ? Int(String(decoding: word, as: UTF8.self)) : nil
  }
}
