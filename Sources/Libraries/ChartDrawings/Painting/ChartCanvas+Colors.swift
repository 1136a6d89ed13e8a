internal import Cells
package import Charts
package import Raster
internal import Scenes
internal import Shapes

extension ChartCanvas {
  /// Returns the styles of a chart's series; of a single color, filled ones have several shades.
  package func styles(of state: ChartState) -> [SeriesStyle] {
    var styles = styles(of: state.set)
    guard palette == .mono, theme.hasFreeColors, state.hasFilledSeries else { return styles }
    for index in styles.indices where state.isFilled(index) {
      let share = Self.shades[index % Self.shades.count]
      let level = UInt32(255 * (theme.background.isDark ? share : 1 - share))
      styles[index].color = level << 16 | level << 8 | level
    }
    return styles
  }

  /// The shades of a single color, from that of the text at 1; those of neighbors differ most.
  private static let shades = [1, 0.4, 0.7, 0.25, 0.85, 0.5, 0.32, 0.6]

  func styles(of set: ChartSet) -> [SeriesStyle] {
    SeriesColors.styles(
      of: set, palette: palette, onDark: theme.background.isDark,
      hasSixteen: theme.depth == .sixteen)
  }

  /// Returns the color of a series, with at least the contrast to the background that figures need;
  /// those of the sixteen have it.
  package func color(of style: SeriesStyle) -> RGB {
    guard theme.depth != .never else { return theme.color(.text) }
    guard theme.depth != .sixteen || palette == .mono else { return RGB(hex: style.color) }
    return RGB(hex: style.color).withContrast(1.8, on: theme.background)
  }

  /// Returns the colors of candles; without colors, falling ones are hollow.
  func candleColors(_ up: RisingColor) -> (rising: RGB, falling: RGB) {
    guard theme.depth != .never else { return (theme.color(.text), theme.color(.text)) }
    return theme.colors(of: up)
  }

  /// The color of the mini-map's handles, dark enough for white grips.
  var handleColor: RGB {
    let accent = theme.color(.accent)
    return theme.hasFreeColors && theme.isDark
      ? theme.background.mixed(with: accent, by: 0.55) : accent
  }

  /// Whether text lies in rows of cells.
  var isRows: Bool { unit.height > 1 }

  /// The height of the blocks of horizontal bars, in rows of cells; `nil` without cells.
  ///
  /// Patterns take whole cells.
  func rowDot(of state: ChartState) -> Double? {
    guard isRows else { return nil }
    return hasPatterns(state) ? 1 : dot.height / unit.height
  }

  /// Whether grid lines are figures.
  var hasGrid: Bool { !hasDots && theme.hasFreeColors }

  /// The character of grid lines in cells, at the lower edge.
  var gridCharacter: Character {
    theme.hasFreeColors && glyphs?.hasEighths == true ? "▁" : "_"
  }

  /// Whether the terminal's font has more than the lines of consoles.
  var hasBoxDrawing: Bool { glyphs?.hasEighths == true || lineGlyphs == .braille }

  /// The width of grid lines, or of what stands in their place: the finest that glyphs have.
  var gridWidth: Double {
    guard let glyphs else { return max(1, line / 2) }
    return glyphs.hasEighths ? unit.height / 8 : dot.height
  }

  /// Returns the top of a line of the grid's width: at a height in pixels, otherwise in the lowest
  /// part of the row of cells whose lower edge is closest.
  func lineTop(at y: Double, in plot: Rect) -> Double {
    let width = gridWidth
    let top = hasDots ? (y / unit.height).rounded() * unit.height - width : y - width / 2
    let least = hasDots ? plot.minY + unit.height - width : plot.minY
    return min(plot.maxY - width, max(least, top))
  }

  var indicatorWidth: Double { isRows && dot.width > 1 ? dot.width : max(1, line / 2) }
}

extension RGB {
  package static let white = RGB(red: 1, green: 1, blue: 1)
  package static let black = RGB(red: 0, green: 0, blue: 0)
}
