internal import Cells
internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

extension ChartCanvas {
  func styles(of set: ChartSet) -> [SeriesStyle] {
    SeriesColors.styles(of: set, palette: palette, onDark: theme.background.isDark)
  }

  /// Returns the color of a series, with at least the contrast to the background that figures need.
  func color(of style: SeriesStyle) -> RGB {
    guard theme.depth != .never else { return theme.color(.text) }
    return RGB(bytes: style.color).withContrast(1.8, on: theme.background)
  }

  /// Returns the color of a layer in a stack; without colors, layers alternate between full ink and
  /// shade.
  func layerColor(of style: SeriesStyle, number: Int) -> RGB {
    guard theme.depth == .never, !number.isMultiple(of: 2) else { return color(of: style) }
    return theme.color(.track)
  }

  func candleColors(_ up: RisingColor) -> (rising: RGB, falling: RGB) {
    guard theme.depth != .never else { return (theme.color(.text), theme.color(.track)) }
    let colors = up.colors(onDark: theme.background.isDark)
    return (RGB(bytes: colors.rising), RGB(bytes: colors.falling))
  }

  /// Whether text lies in rows of cells.
  var isRows: Bool { unit.height > 1 }

  /// Whether grid lines are fine enough not to obscure the plot.
  var hasGrid: Bool { theme.hasFreeColors && (!isRows || dot.height <= unit.height / 3) }

  var gridWidth: Double { isRows && dot.height > 1 ? dot.height / 2 : max(1, line / 2) }

  var indicatorWidth: Double { isRows && dot.width > 1 ? dot.width : max(1, line / 2) }
}
