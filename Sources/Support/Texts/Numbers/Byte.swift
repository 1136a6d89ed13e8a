/// Named ASCII characters.
///
/// It is public since the compiler inlines nothing else in the readers of other rooms.
public enum Byte {
  /// The tab.
  @inlinable public static var tab: UInt8 { 0x09 }
  /// The newline.
  @inlinable public static var newline: UInt8 { 0x0A }
  /// The carriage return.
  @inlinable public static var carriageReturn: UInt8 { 0x0D }
  /// The space.
  @inlinable public static var space: UInt8 { 0x20 }
  /// The quotation mark.
  @inlinable public static var quote: UInt8 { 0x22 }
  /// The hash sign.
  @inlinable public static var hash: UInt8 { 0x23 }
  /// The apostrophe.
  @inlinable public static var apostrophe: UInt8 { 0x27 }
  /// The plus sign.
  @inlinable public static var plus: UInt8 { 0x2B }
  /// The comma.
  @inlinable public static var comma: UInt8 { 0x2C }
  /// The minus sign.
  @inlinable public static var minus: UInt8 { 0x2D }
  /// The point.
  @inlinable public static var point: UInt8 { 0x2E }
  /// The slash.
  @inlinable public static var slash: UInt8 { 0x2F }
  /// The digit 0.
  @inlinable public static var zero: UInt8 { 0x30 }
  /// The colon.
  @inlinable public static var colon: UInt8 { 0x3A }
  /// The semicolon.
  @inlinable public static var semicolon: UInt8 { 0x3B }
  /// The less-than sign.
  @inlinable public static var less: UInt8 { 0x3C }
  /// The opening square bracket.
  @inlinable public static var openBracket: UInt8 { 0x5B }
  /// The backslash.
  @inlinable public static var backslash: UInt8 { 0x5C }
  /// The closing square bracket.
  @inlinable public static var closeBracket: UInt8 { 0x5D }
  /// The letter a.
  @inlinable public static var a: UInt8 { 0x61 }
  /// The letter c.
  @inlinable public static var c: UInt8 { 0x63 }
  /// The letter e.
  @inlinable public static var e: UInt8 { 0x65 }
  /// The letter m.
  @inlinable public static var m: UInt8 { 0x6D }
  /// The letter p.
  @inlinable public static var p: UInt8 { 0x70 }
  /// The letter q.
  @inlinable public static var q: UInt8 { 0x71 }
  /// The letter t.
  @inlinable public static var t: UInt8 { 0x74 }
  /// The letter u.
  @inlinable public static var u: UInt8 { 0x75 }
  /// The letter z.
  @inlinable public static var z: UInt8 { 0x7A }
  /// The opening brace.
  @inlinable public static var openBrace: UInt8 { 0x7B }
  /// The vertical bar.
  @inlinable public static var pipe: UInt8 { 0x7C }
  /// The closing brace.
  @inlinable public static var closeBrace: UInt8 { 0x7D }

  /// Returns whether a byte is a space or a tab.
  @inlinable @inline(__always)
  public static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  /// Returns whether a byte is a space, a tab or part of the end of a line.
  @inlinable @inline(__always)
  public static func isWhitespace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == newline || byte == carriageReturn
  }

  /// Returns whether a byte is an ASCII digit.
  @inlinable @inline(__always)
  public static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

  /// Returns the lowercase form of an ASCII capital letter, and any other byte unchanged.
  @inlinable
  public static func lowercased(_ byte: UInt8) -> UInt8 {
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
