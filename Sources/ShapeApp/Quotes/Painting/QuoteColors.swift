internal import Cells
internal import Quotes
internal import Raster
internal import Scenes

/// The direction of a price against the previous close.
enum QuoteTrend: Hashable, Sendable {
  case up, down, flat

  /// The direction of a change; flat without one.
  init(_ change: Double?) {
    switch change {
    case let change? where change > 0: self = .up
    case let change? where change < 0: self = .down
    default: self = .flat
    }
  }
}

/// The colors of rising and falling prices.
struct QuoteColors: Hashable, Sendable {
  let rising: RGB
  let falling: RGB
  let neutral: RGB
  /// The color of the previous close.
  let rule: RGB

  init(_ up: RisingColor, on theme: Theme) {
    neutral = theme.color(.text)
    rule = theme.color(.secondary)
    guard theme.depth != .never else {
      (rising, falling) = (neutral, neutral)
      return
    }
    let isDark = theme.background.isDark
    let green = RGB(bytes: isDark ? 0x2FBF71 : 0x1A7F4B)
    let red = RGB(bytes: isDark ? 0xFF5A5F : 0xC62828)
    (rising, falling) =
      switch up {
      case .green: (green, red)
      case .red: (red, green)
      case .blue:
        isDark
          ? (RGB(bytes: 0x56B4E9), RGB(bytes: 0xE66F1E))
          : (RGB(bytes: 0x0072B2), RGB(bytes: 0xC2410C))
      }
  }

  subscript(trend: QuoteTrend) -> RGB {
    switch trend {
    case .up: rising
    case .down: falling
    case .flat: neutral
    }
  }
}
