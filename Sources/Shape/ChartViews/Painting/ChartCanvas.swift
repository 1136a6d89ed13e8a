package import Cells
package import Charts
internal import Raster
package import Scenes
package import Shapes

/// The surface that a chart is painted on: its units, resolution and colors.
package struct ChartCanvas: Sendable {
  /// The size of a layout unit (a cell or a point) in drawing units.
  package var unit: Size
  /// The size of a dot, the smallest visible element.
  package var dot: Size
  /// Whether lines consist of whole dots, as they do with glyphs.
  package let hasDots: Bool
  /// The width of lines, in drawing units.
  package var line: Double
  package var theme: Theme
  package var palette: SeriesPalette
  /// Whether labels use only ASCII.
  package var isASCII = false

  package init(
    cell: Size, glyphs: GlyphSet?, theme: Theme, palette: SeriesPalette, isASCII: Bool = false
  ) {
    unit = cell
    self.theme = theme
    self.palette = palette
    self.isASCII = isASCII
    // No glyph set means pixels.
    dot = glyphs.map { $0.dot(in: cell) } ?? Size(width: 1, height: 1)
    hasDots = glyphs != nil
    line = glyphs == nil ? max(1.5, cell.height / 10) : max(dot.width, dot.height * 0.75)
  }

  /// Creates a canvas in points, such as the pixels of a file.
  package init(points theme: Theme, palette: SeriesPalette, scale: Double) {
    unit = Size(width: 1, height: 1)
    dot = Size(width: 1, height: 1)
    hasDots = false
    line = 2 * scale
    self.theme = theme
    self.palette = palette
  }

  /// Whether series need dashes in addition to colors.
  var needsDashes: Bool { !theme.hasFreeColors || palette == .mono }

  /// Returns the part of a plot between the minimum and maximum value.
  ///
  /// Lines have a margin so that they aren't clipped there; bars and areas stand on the edge.
  func valueRect(in plot: Rect, of set: ChartSet) -> Rect {
    let room = hasDots ? 0 : min(line / 2, plot.height / 8)
    let stands = set.series.contains { $0.kind.traits.startsAtZero } || set.isPercentage
    let top = set.isPercentage ? 0 : room
    return Rect(
      x: plot.minX, y: plot.minY + top, width: plot.width,
      height: plot.height - top - (stands ? 0 : room))
  }

  /// Converts a layout rectangle to drawing units.
  package func rect(_ rect: Rect) -> Rect {
    Rect(
      x: rect.minX * unit.width, y: rect.minY * unit.height, width: rect.width * unit.width,
      height: rect.height * unit.height)
  }
}

extension GlyphSet {
  /// Returns the size of the blocks that the glyphs consist of.
  func dot(in cell: Size) -> Size {
    switch self {
    case .ascii, .block: cell
    case .half: Size(width: cell.width, height: cell.height / 2)
    case .quadrant: Size(width: cell.width / 2, height: cell.height / 2)
    case .sextant, .wedge: Size(width: cell.width / 2, height: cell.height / 3)
    case .octant, .braille: Size(width: cell.width / 2, height: cell.height / 4)
    }
  }
}
