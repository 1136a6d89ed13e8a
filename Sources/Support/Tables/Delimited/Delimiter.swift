internal import Texts

/// A delimiter between cells.
public enum Delimiter: String, Hashable, Sendable, CaseIterable {
  case comma
  case semicolon
  case tab
  case pipe
  /// Any run of spaces and tabs.
  case blanks

  /// The byte; for runs of blanks, a space.
  package var byte: UInt8 {
    switch self {
    case .comma: 0x2C
    case .semicolon: 0x3B
    case .tab: 0x09
    case .pipe: 0x7C
    case .blanks: 0x20
    }
  }

  /// Returns whether a byte separates cells.
  @inline(__always)
  package func separates(_ byte: UInt8) -> Bool {
    byte == self.byte || self == .blanks && byte == Byte.tab
  }
}
