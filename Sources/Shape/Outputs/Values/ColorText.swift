internal import Cells
package import Raster

/// Parses colors given by name or in hexadecimal.
package enum ColorText {
  /// Parses a CSS color name, `#rgb` or `#rrggbb`, or either of those with an alpha component.
  package static func color(_ text: some StringProtocol) -> RGBA? {
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

  /// Returns the name or the hexadecimal text of a color.
  package static func text(_ color: RGBA) -> String {
    guard color.opacity < 1 else {
      let names = CSSColors.all.filter { RGB(bytes: $0.value) == color.color }.keys
      return names.min() ?? color.color.hexText
    }
    let opacity = String(Int((color.opacity * 255).rounded()), radix: 16)
    return color.color.hexText + (opacity.count < 2 ? "0" : "") + opacity
  }

  private static func color(_ parts: [Int]) -> RGBA {
    RGBA(
      RGB(bytes: UInt32(parts[0] << 16 | parts[1] << 8 | parts[2])),
      opacity: parts.count > 3 ? Float(parts[3]) / 255 : 1)
  }
}
