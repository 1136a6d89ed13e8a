internal import Raster

/// Colours by name or number.
enum ColorText {
  /// Reads a name of CSS's basic colours and a few more, `#rgb`, `#rrggbb` or either with opacity.
  static func color(_ text: some StringProtocol) -> RGBA? {
    guard text.hasPrefix("#") else {
      return names[text.lowercased()].map { RGBA(RGB(bytes: $0)) }
    }
    let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == text.count - 1 else { return nil }
    switch digits.count {
    case 3, 4: return color(digits.map { $0 * 17 })
    case 6, 8:
      return color(
        stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] })
    default: return nil
    }
  }

  private static func color(_ parts: [Int]) -> RGBA {
    RGBA(
      RGB(bytes: UInt32(parts[0] << 16 | parts[1] << 8 | parts[2])),
      opacity: parts.count > 3 ? Float(parts[3]) / 255 : 1)
  }

  private static let names: [String: UInt32] = [
    "aqua": 0x00FFFF, "black": 0x000000, "blue": 0x0000FF, "brown": 0xA52A2A, "coral": 0xFF7F50,
    "crimson": 0xDC143C, "cyan": 0x00FFFF, "fuchsia": 0xFF00FF, "gold": 0xFFD700,
    "gray": 0x808080, "green": 0x008000, "grey": 0x808080, "hotpink": 0xFF69B4,
    "indigo": 0x4B0082, "khaki": 0xF0E68C, "lime": 0x00FF00, "magenta": 0xFF00FF,
    "maroon": 0x800000, "mint": 0x98FF98, "navy": 0x000080, "olive": 0x808000,
    "orange": 0xFFA500, "orchid": 0xDA70D6, "pink": 0xFFC0CB, "plum": 0xDDA0DD,
    "purple": 0x800080, "red": 0xFF0000, "salmon": 0xFA8072, "silver": 0xC0C0C0,
    "skyblue": 0x87CEEB, "slategray": 0x708090, "steelblue": 0x4682B4, "tan": 0xD2B48C,
    "teal": 0x008080, "tomato": 0xFF6347, "turquoise": 0x40E0D0, "violet": 0xEE82EE,
    "white": 0xFFFFFF, "yellow": 0xFFFF00,
  ]
}
