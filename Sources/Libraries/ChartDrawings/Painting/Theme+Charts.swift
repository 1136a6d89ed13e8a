package import Cells
package import Charts
package import Raster
package import Scenes

extension Theme {
  /// Returns the inks of charts: any color, or, without colors, the text color and its shade.
  ///
  /// A chart that only has lines, which consist of whole blocks, uses unmixed colors.
  package func chartInks(onlyLines: Bool) -> Inks {
    guard depth != .never else { return inks }
    let inks = Inks(depth: depth, background: background)
    return onlyLines && inks == .free ? .unmixed : inks
  }

  /// Returns the color to send for text in a color of a chart.
  package func chartColor(_ color: RGB) -> Color {
    let inks = chartInks(onlyLines: true)
    return Mosaic(glyphs: .block, inks: inks, depth: depth, background: background)
      .color(of: color)
  }

  /// Returns the colors of rising and falling prices; of the sixteen colors, the nearest that
  /// aren't gray.
  package func colors(of up: RisingColor) -> (rising: RGB, falling: RGB) {
    let colors = up.colors(onDark: isDark)
    guard depth == .sixteen else { return (RGB(hex: colors.rising), RGB(hex: colors.falling)) }
    let list = SeriesPalette.sixteen(onDark: isDark).filter { $0 >> 16 != $0 & 0xFF }
    return (
      RGB(hex: SeriesColors.nearest(to: colors.rising, in: list)),
      RGB(hex: SeriesColors.nearest(to: colors.falling, in: list))
    )
  }
}
