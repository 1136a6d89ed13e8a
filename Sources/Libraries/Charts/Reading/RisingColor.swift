/// The color of rising prices, which determines that of falling ones.
public enum RisingColor: String, Hashable, Sendable, CaseIterable {
  /// Blue, with orange for falling prices: most people with color vision deficiency can distinguish
  /// both.
  case blue
  /// Green, with red for falling prices.
  case green
  /// Red, with green for falling prices, as in East Asia.
  case red

  /// Returns the colors as 0xRRGGBB.
  public func colors(onDark isDark: Bool) -> (rising: UInt32, falling: UInt32) {
    let (green, red): (UInt32, UInt32) = isDark ? (0x2FBF71, 0xFF5A5F) : (0x1A7F4B, 0xC62828)
    return switch self {
    case .blue: isDark ? (0x56B4E9, 0xE66F1E) : (0x0072B2, 0xD55E00)
    case .green: (green, red)
    case .red: (red, green)
    }
  }
}
