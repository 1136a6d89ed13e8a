package import Raster

/// A terminal color: the default, an entry of the palette, or red, green and blue.
package struct Color: Hashable, Sendable {
  /// The kinds of color.
  package enum Kind: Hashable, Sendable {
    case standard
    case palette(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  // The top byte holds the kind, the others its value.
  private let bits: UInt32

  /// The terminal's default foreground or background.
  package static let standard = Color(bits: 0)

  /// Returns a color of the palette: 0–7 are the basic colors, 8–15 their bright variants, the rest
  /// the 256-color palette.
  package static func palette(_ index: UInt8) -> Color { Color(bits: 1 << 24 | UInt32(index)) }

  /// Returns a color from its components, each from 0 to 255.
  package static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(bits: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// The kind of color, with its value.
  package var kind: Kind {
    switch bits >> 24 {
    case 0: .standard
    case 1: .palette(UInt8(truncatingIfNeeded: bits))
    default:
      .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits))
    }
  }

  /// The visible color, if it is the same in all terminals.
  package var appearance: RGB? {
    switch kind {
    case .standard: nil
    case .palette(let index): XtermPalette.color(index)?.rgb
    case .rgb(let red, let green, let blue):
      RGB(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
    }
  }

  private init(bits: UInt32) { self.bits = bits }
}
