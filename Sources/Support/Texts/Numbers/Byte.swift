/// Named ASCII characters.
package enum Byte {
  @inlinable package static var tab: UInt8 { 0x09 }
  @inlinable package static var newline: UInt8 { 0x0A }
  @inlinable package static var carriageReturn: UInt8 { 0x0D }
  @inlinable package static var space: UInt8 { 0x20 }
  @inlinable package static var quote: UInt8 { 0x22 }
  @inlinable package static var hash: UInt8 { 0x23 }
  @inlinable package static var apostrophe: UInt8 { 0x27 }
  @inlinable package static var plus: UInt8 { 0x2B }
  @inlinable package static var comma: UInt8 { 0x2C }
  @inlinable package static var minus: UInt8 { 0x2D }
  @inlinable package static var point: UInt8 { 0x2E }
  @inlinable package static var slash: UInt8 { 0x2F }
  @inlinable package static var zero: UInt8 { 0x30 }
  @inlinable package static var colon: UInt8 { 0x3A }
  @inlinable package static var semicolon: UInt8 { 0x3B }
  @inlinable package static var less: UInt8 { 0x3C }
  @inlinable package static var openBracket: UInt8 { 0x5B }
  @inlinable package static var backslash: UInt8 { 0x5C }
  @inlinable package static var closeBracket: UInt8 { 0x5D }
  @inlinable package static var a: UInt8 { 0x61 }
  @inlinable package static var c: UInt8 { 0x63 }
  @inlinable package static var e: UInt8 { 0x65 }
  @inlinable package static var m: UInt8 { 0x6D }
  @inlinable package static var p: UInt8 { 0x70 }
  @inlinable package static var q: UInt8 { 0x71 }
  @inlinable package static var t: UInt8 { 0x74 }
  @inlinable package static var u: UInt8 { 0x75 }
  @inlinable package static var z: UInt8 { 0x7A }
  @inlinable package static var openBrace: UInt8 { 0x7B }
  @inlinable package static var pipe: UInt8 { 0x7C }
  @inlinable package static var closeBrace: UInt8 { 0x7D }

  /// Returns whether a byte is a space or a tab.
  @inlinable @inline(__always)
  package static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  /// Returns whether a byte is an ASCII digit.
  @inlinable @inline(__always)
  package static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

  /// Returns the lowercase form of an ASCII capital letter, and any other byte unchanged.
  @inlinable
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
