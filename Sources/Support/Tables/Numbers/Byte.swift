/// Named ASCII characters.
package enum Byte {
  package static let tab: UInt8 = 0x09
  package static let newline: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
  package static let space: UInt8 = 0x20
  package static let quote: UInt8 = 0x22
  package static let hash: UInt8 = 0x23
  package static let apostrophe: UInt8 = 0x27
  package static let plus: UInt8 = 0x2B
  package static let comma: UInt8 = 0x2C
  package static let minus: UInt8 = 0x2D
  package static let point: UInt8 = 0x2E
  package static let slash: UInt8 = 0x2F
  package static let zero: UInt8 = 0x30
  package static let colon: UInt8 = 0x3A
  package static let semicolon: UInt8 = 0x3B
  package static let less: UInt8 = 0x3C
  package static let openBracket: UInt8 = 0x5B
  package static let backslash: UInt8 = 0x5C
  package static let closeBracket: UInt8 = 0x5D
  package static let a: UInt8 = 0x61
  package static let c: UInt8 = 0x63
  package static let e: UInt8 = 0x65
  package static let m: UInt8 = 0x6D
  package static let p: UInt8 = 0x70
  package static let q: UInt8 = 0x71
  package static let t: UInt8 = 0x74
  package static let u: UInt8 = 0x75
  package static let z: UInt8 = 0x7A
  package static let openBrace: UInt8 = 0x7B
  package static let pipe: UInt8 = 0x7C
  package static let closeBrace: UInt8 = 0x7D

  /// Returns whether a byte is a space or a tab.
  @inline(__always)
  package static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  /// Returns whether a byte is an ASCII digit.
  @inline(__always)
  package static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

  /// Returns the lowercase form of an ASCII capital letter, and any other byte unchanged.
  package static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Returns bytes without leading and trailing spaces, tabs and carriage returns.
  package static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var slice = bytes
    while let first = slice.first, isBlank(first) || first == carriageReturn { slice.removeFirst() }
    while let last = slice.last, isBlank(last) || last == carriageReturn { slice.removeLast() }
    return slice
  }
}
