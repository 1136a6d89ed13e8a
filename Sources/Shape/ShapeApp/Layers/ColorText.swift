internal import Cells
internal import Raster

/// Parses colors given by name or in hexadecimal.
enum ColorText {
  /// Parses a CSS color name, `#rgb` or `#rrggbb`, or either of those with an alpha component.
  static func color(_ text: some StringProtocol) -> RGBA? {
    guard text.hasPrefix("#") else {
      return CSSColors.all[text.lowercased()].map { RGBA(RGB(bytes: $0)) }
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
}
