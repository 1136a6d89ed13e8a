internal import Cells
internal import Charts
internal import Quotes
internal import Raster
internal import Scenes

/// The direction of a price relative to the previous close.
enum QuoteTrend: Hashable, Sendable {
  case up, down, flat

  /// Creates the direction of a change; flat if there is none.
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
    let colors = up.colors(onDark: theme.background.isDark)
    (rising, falling) = (RGB(bytes: colors.rising), RGB(bytes: colors.falling))
  }

  subscript(trend: QuoteTrend) -> RGB {
    switch trend {
    case .up: rising
    case .down: falling
    case .flat: neutral
    }
  }
}
