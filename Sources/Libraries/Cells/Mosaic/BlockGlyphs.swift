/// The characters of block patterns.
///
/// A pattern has a bit for each block: bit 0 is the top left one, bit 1 the one to its right, bit 2
/// the left one of the next row, and so on.
enum BlockGlyphs {
  /// The 16 patterns of 2×2 blocks.
  static let quadrants: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// Blocks that fill one to seven eighths of the height, from the bottom.
  static let lowerEighths: [Unicode.Scalar] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]

  /// Blocks that fill one to seven eighths of the width, from the left.
  static let leftEighths: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// Characters by the fraction of the cell that they cover, lightest first.
  static let shades: [Unicode.Scalar] = [" ", ".", ":", "-", "=", "+", "*", "x", "%", "#"]

  /// Returns the character of a 2×3 pattern: U+1FB00 and up, except for four that predate the
  /// block.
  static func sextant(_ pattern: Int) -> Unicode.Scalar {
    switch pattern {
    case 0: " "
    case 0b010101: "▌"
    case 0b101010: "▐"
    case 0b111111: "█"
    default:
      scalar(0x1FB00 + pattern - 1 - (pattern > 0b010101 ? 1 : 0) - (pattern > 0b101010 ? 1 : 0))
    }
  }

  /// Returns the character of a 2×4 pattern: U+1CD00 and up, except for 26 that are elsewhere.
  static func octant(_ pattern: Int) -> Unicode.Scalar { octants[pattern] }

  /// Returns the character of a 2×4 pattern of dots.
  ///
  /// Braille numbers its dots by columns, with the last row separate.
  static func braille(_ pattern: Int) -> Unicode.Scalar {
    let places = [0, 3, 1, 4, 2, 5, 6, 7]
    let dots = (0..<8).reduce(0) { $0 | (pattern >> $1 & 1) << places[$1] }
    return scalar(0x2800 + dots)
  }

  // Six of the octants that are elsewhere have no glyph in some terminals that draw all others
  // (foot 1.21, and for four of them kitty 0.41). Each can be drawn by its complement.
  private static let octantsElsewhere: [Int: Unicode.Scalar] = [
    0x00: " ", 0x01: "▘", 0x02: "▝", 0x03: "\u{1FB82}", 0x05: "▘", 0x0A: "▝", 0x0F: "▀",
    0x14: "▌", 0x28: "▐", 0x3F: "\u{1FB85}", 0x40: "▖", 0x50: "▖", 0x55: "▌", 0x5A: "▞",
    0x5F: "▛", 0x80: "▗", 0xA0: "▗", 0xA5: "▚", 0xAA: "▐", 0xAF: "▜", 0xC0: "▂", 0xF0: "▄",
    0xF5: "▙", 0xFA: "▟", 0xFC: "▆", 0xFF: "█",
  ]

  /// Returns whether some terminals lack a glyph for a pattern; they have one for its complement.
  static func isUnsafeOctant(_ pattern: Int) -> Bool {
    switch pattern {
    case 0x01, 0x02, 0x14, 0x28, 0x40, 0x80: true
    default: false
    }
  }

  private static let octants: [Unicode.Scalar] = {
    var next = 0x1CD00
    return (0..<256).map { pattern in
      if let elsewhere = octantsElsewhere[pattern] { return elsewhere }
      defer { next += 1 }
      return scalar(next)
    }
  }()

  private static func scalar(_ value: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(value)) ?? " "
  }
}

extension Unicode.Scalar {
  /// The block that covers the rest of the cell; `nil` if this isn't a half, a quadrant or a
  /// sextant.
  package var complementaryBlock: Unicode.Scalar? {
    switch value {
    case 0x2580...0x259F:
      guard let pattern = BlockGlyphs.quadrants.firstIndex(of: self), pattern != 15 else {
        return nil
      }
      return BlockGlyphs.quadrants[15 - pattern]
    // All sextants from U+1FB00 on, in which two patterns are missing, in reverse order.
    case 0x1FB00...0x1FB3B: return Unicode.Scalar(0x1FB00 + 0x1FB3B - value)
    default: return nil
    }
  }
}
