/// A scanner for the tokens of a path's text: commands, numbers and flags.
struct PathTextScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    skipSpace()
  }

  var isAtEnd: Bool { index >= bytes.count }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Returns an error at the next character, or at an earlier `index`.
  func error(_ reason: PathTextError.Reason, at place: Int? = nil) -> PathTextError {
    // UTF-8 continuation bytes don't count.
    let before = bytes.prefix(place ?? index).count { $0 & 0xC0 != 0x80 }
    return PathTextError(position: before + 1, reason: reason)
  }

  /// The index of the next character, for a later error.
  var place: Int { index }

  /// Reads a command's letter.
  mutating func command() throws(PathTextError) -> UInt8 {
    guard let letter = next, "MmLlHhVvCcSsQqTtAaZz".utf8.contains(letter) else {
      let rest = String(decoding: bytes.suffix(from: index), as: UTF8.self)
      throw error(rest.unicodeScalars.first.map { .notACommand($0) } ?? .notANumber)
    }
    index += 1
    skipSpace()
    return letter
  }

  /// Returns whether more arguments follow; a comma must be followed by one.
  mutating func hasMoreArguments() throws(PathTextError) -> Bool {
    if next == UInt8(ascii: ",") {
      skipComma()
      guard isAtNumber else { throw error(.notANumber) }
    }
    return isAtNumber
  }

  /// Reads a number and the separator after it.
  mutating func number(isLast: Bool = false) throws(PathTextError) -> Double {
    let start = index
    guard let end = endOfNumber else { throw error(.notANumber) }
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)), value.isFinite
    else { throw error(.tooLarge) }
    index = end
    skipSpace()
    if !isLast { skipComma() }
    return value
  }

  /// Reads a flag, 0 or 1, which the next number may follow directly.
  mutating func flag() throws(PathTextError) -> Bool {
    guard let digit = next, digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else {
      throw error(.notAFlag)
    }
    index += 1
    skipSpace()
    skipComma()
    return digit == UInt8(ascii: "1")
  }
}

extension PathTextScanner {
  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func skipComma() {
    guard next == UInt8(ascii: ",") else { return }
    index += 1
    skipSpace()
  }

  private var isAtNumber: Bool {
    guard let byte = next else { return false }
    return isDigit(byte) || "+-.".utf8.contains(byte)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Returns the index after the digits that begin at an index.
  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    return end
  }

  private func isSign(at place: Int) -> Bool {
    place < bytes.count && "+-".utf8.contains(bytes[place])
  }

  /// The index after the number that begins here: a sign, digits with an optional decimal point,
  /// and an exponent.
  private var endOfNumber: Int? {
    let start = isSign(at: index) ? index + 1 : index
    var end = endOfDigits(from: start)
    var digits = end - start
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = endOfDigits(from: end + 1)
      digits += fraction - end - 1
      end = fraction
    }
    guard digits > 0 else { return nil }
    guard end < bytes.count, "eE".utf8.contains(bytes[end]) else { return end }
    let exponent = isSign(at: end + 1) ? end + 2 : end + 1
    let last = endOfDigits(from: exponent)
    // Without digits, the letter isn't part of the number.
    return last > exponent ? last : end
  }
}
