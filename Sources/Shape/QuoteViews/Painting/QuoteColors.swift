internal import Cells
internal import ChartDrawings
internal import ChartViews
internal import Charts
internal import Quotes
internal import Raster
internal import Scenes

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
    (rising, falling) = theme.colors(of: up)
  }

  subscript(trend: QuoteDirection) -> RGB {
    switch trend {
    case .up: rising
    case .down: falling
    case .flat, .unknown: neutral
    }
  }
}
