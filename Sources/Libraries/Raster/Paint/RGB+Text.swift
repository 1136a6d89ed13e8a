extension RGB {
  /// Creates a color from a CSS name such as `cyan`, or from `#rgb` or `#rrggbb`; `nil` for other
  /// text, also for a color with an opacity.
  public init?(_ text: some StringProtocol) {
    guard let color = RGBA(text), color.opacity == 1 else { return nil }
    self = color.color
  }
}

extension RGBA {
  /// Creates a color from a CSS name such as `cyan`, or from `#rgb`, `#rgba`, `#rrggbb` or
  /// `#rrggbbaa`; `nil` for other text.
  public init?(_ text: some StringProtocol) {
    guard text.hasPrefix("#") else {
      guard let hex = CSSColors.all[text.lowercased()] else { return nil }
      self.init(RGB(hex: hex))
      return
    }
    var digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == text.count - 1 else { return nil }
    if digits.count < 5 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let hex = digits[..<6].reduce(0) { $0 << 4 | UInt32($1) }
    let opacity = digits[6...].reduce(0) { $0 << 4 | $1 }
    self.init(RGB(hex: hex), opacity: digits.count == 8 ? Float(opacity) / 255 : 1)
  }

  /// The name or the hexadecimal text of the color.
  package var text: String {
    guard opacity < 1 else {
      let names = CSSColors.all.filter { RGB(hex: $0.value) == color }.keys
      return names.min() ?? color.hexText
    }
    let digits = String(Int((opacity * 255).rounded()), radix: 16)
    return color.hexText + (digits.count < 2 ? "0" : "") + digits
  }
}
