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
  /// The glyphs that figures are drawn with; `nil` means pixels.
  let glyphs: GlyphSet?
  /// The characters of lines in cells; `nil` means figures.
  let lineGlyphs: LineGlyphs?
  /// The width of lines, in drawing units.
  package var line: Double
  package var theme: Theme
  package var palette: SeriesPalette
  /// Whether labels use only ASCII.
  package var isASCII = false
  /// Whether the picture is turned, and so has no text.
  package var isTurned = false

  /// Creates a canvas in cells; `choosesGlyphs` is whether lines may have finer glyphs.
  package init(
    cell: Size, glyphs: GlyphSet?, theme: Theme, palette: SeriesPalette, isASCII: Bool = false,
    choosesGlyphs: Bool = false
  ) {
    unit = cell
    lineGlyphs = glyphs?.lineGlyphs(choosesGlyphs)
    self.theme = theme
    self.palette = palette
    self.isASCII = isASCII
    self.glyphs = glyphs
    dot = glyphs.map { $0.dot(in: cell) } ?? Size(width: 1, height: 1)
    line = glyphs == nil ? max(1.5, cell.height / 10) : max(dot.width, dot.height * 0.75)
  }

  /// Creates a canvas in points, such as the pixels of a file.
  package init(points theme: Theme, palette: SeriesPalette, scale: Double) {
    unit = Size(width: 1, height: 1)
    dot = Size(width: 1, height: 1)
    glyphs = nil
    lineGlyphs = nil
    line = 2 * scale
    self.theme = theme
    self.palette = palette
  }

  /// Whether lines consist of whole dots, as they do with glyphs.
  package var hasDots: Bool { glyphs != nil }

  /// Whether filled figures need patterns, which are text, in place of colors.
  var needsPatterns: Bool {
    isRows && !isTurned && !theme.hasFreeColors && (theme.depth == .never || palette == .mono)
  }

  /// Whether series need dashes in addition to colors.
  var needsDashes: Bool { !theme.hasFreeColors || palette == .mono }

  /// The radius of the ring around a value that is read.
  var ringRadius: Double { max(line * 1.4, unit.height * 0.28) }

  /// Returns the radius of a point, smaller where points are closely spaced.
  func pointRadius(spacing: Double = .infinity) -> Double {
    max(line, min(0.8 * ringRadius, 1.5 * max(line, dot.width), spacing / 3))
  }

  /// Returns the part of a plot between the minimum and maximum value of an axis.
  ///
  /// Above the maximum and below the minimum there is room for a ring; shares fill the height, and
  /// bars and areas stand on the lower edge unless there are values below zero. Volume has a strip
  /// of its own below prices.
  func valueRect(in plot: Rect, of state: ChartState, axis: Int) -> Rect {
    guard !state.set.isPercentage else { return plot }
    var part = plot
    if state.hasVolume {
      let strip = volumeHeight(in: plot)
      if axis == 1 {
        return Rect(x: plot.minX, y: plot.maxY - strip, width: plot.width, height: strip)
      }
      part.size.height -= strip
    }
    let room = headroom(in: part)
    return Rect(
      x: part.minX, y: part.minY + room, width: part.width,
      height: part.height - room - (state.standsOnEdge ? 0 : room))
  }

  /// The space above a maximum: whole dots for lines of dots.
  private func headroom(in plot: Rect) -> Double {
    let most = plot.height / 8
    guard hasDots else { return min(ringRadius + 1, most) }
    guard dot.height < unit.height else { return 0 }
    return min((ringRadius / 2 / dot.height).rounded(.up), (most / dot.height).rounded(.down))
      * dot.height
  }

  /// A fifth of the plot, in whole rows of cells if there are any.
  private func volumeHeight(in plot: Rect) -> Double {
    let row = isRows ? unit.height : 1
    return max(1, (plot.height / 5 / row).rounded()) * row
  }

  /// Converts a layout rectangle to drawing units.
  package func rect(_ rect: Rect) -> Rect {
    Rect(
      x: rect.minX * unit.width, y: rect.minY * unit.height, width: rect.width * unit.width,
      height: rect.height * unit.height)
  }
}

extension GlyphSet {
  /// Returns the characters of lines, which are finer than blocks unless the user chose the set.
  fileprivate func lineGlyphs(_ choosesGlyphs: Bool) -> LineGlyphs? {
    switch self {
    case .ascii: .marks
    case .braille: .braille
    case .quadrant, .sextant, .wedge: choosesGlyphs ? .braille : nil
    // Consoles have no braille, and octants are as fine.
    case .block, .half, .octant: nil
    }
  }

  /// Returns the size of the blocks that the glyphs consist of.
  package func dot(in cell: Size) -> Size {
    switch self {
    case .ascii, .block: cell
    case .half: Size(width: cell.width, height: cell.height / 2)
    case .quadrant: Size(width: cell.width / 2, height: cell.height / 2)
    case .sextant, .wedge: Size(width: cell.width / 2, height: cell.height / 3)
    case .octant, .braille: Size(width: cell.width / 2, height: cell.height / 4)
    }
  }
}
