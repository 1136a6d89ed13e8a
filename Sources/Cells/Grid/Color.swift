/// A colour as a terminal takes it: its own default, one of its palette, or red, green and blue.
public struct Color: Hashable, Sendable {
  /// The kinds of colour.
  public enum Kind: Hashable, Sendable {
    case standard
    case palette(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  // One word: the kind in the top byte, its value below.
  private let bits: UInt32

  /// The terminal's default foreground or background.
  public static let standard = Color(bits: 0)

  /// Returns a colour of the palette: 0–7 the eight, 8–15 their bright kin, then the 256.
  public static func palette(_ index: UInt8) -> Color {
    Color(bits: 1 << 24 | UInt32(index))
  }

  /// Returns a colour by its parts, each from 0 to 255.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(bits: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// What kind of colour it is, with its value.
  public var kind: Kind {
    switch bits >> 24 {
    case 0: .standard
    case 1: .palette(UInt8(truncatingIfNeeded: bits))
    default:
      .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits))
    }
  }

  private init(bits: UInt32) {
    self.bits = bits
  }
}
