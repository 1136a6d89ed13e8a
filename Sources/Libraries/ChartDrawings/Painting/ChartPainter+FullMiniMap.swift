internal import Cells
internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

/// The mini-map of figures that fill it: a color or a character for each cell, without a frame.
extension ChartPainter {
  /// Whether figures fill the mini-map, so that a frame would hide a part of them.
  var fillsMiniMap: Bool { self.set.wholeKind == .heatmap || self.set.hasLayers }

  /// Whether figures of the mini-map consist of characters that stand for colors.
  var writesMiniMap: Bool {
    guard canvas.isRows else { return false }
    return set.wholeKind == .heatmap
      ? canvas.hasShades
      : set.hasLayers && canvas.hasPatterns(state) && !canvas.hasLetters
  }

  /// Returns the characters of each row of the mini-map; `nil` if it consists of colors or lines.
  func characters(of outlines: [PlotOutline?], inMiniMap part: Rect) -> [[String?]]? {
    guard writesMiniMap else { return nil }
    guard set.wholeKind != .heatmap else { return shades(inMiniMap: part) }
    return field(of: outlines, PatternField(part, cell: canvas.unit)).rows.map { row in
      row.map { $0.map { FillPatterns.character(of: $0, isASCII: canvas.isASCII) } }
    }
  }

  private func field(of outlines: [PlotOutline?], _ field: PatternField) -> PatternField {
    var field = field
    for (index, outline) in outlines.enumerated() {
      if case .filled(let path)? = outline { field.fill(path, index) }
    }
    return field
  }

  /// Writes characters beside the handles; outside the window, only every second one.
  mutating func write(_ rows: [[String?]], _ window: MiniMapWindow, in part: Rect) {
    let width = canvas.unit.width
    let handles = [window.rect.minX, window.rect.maxX - window.handle].map {
      Int(
        ($0 / width + 1e-6).rounded(.down))..<Int(
          (($0 + window.handle) / width - 1e-6).rounded(.up))
    }
    let (first, last) = (window.rect.minX / width, window.rect.maxX / width)
    for (line, row) in rows.enumerated() {
      let cells = row.enumerated().map { index, text -> String? in
        let column = Int(part.minX) + index
        guard !handles.contains(where: { $0.contains(column) }) else { return nil }
        let isInside = Double(column) + 0.5 > first && Double(column) + 0.5 < last
        return isInside || !column.isMultiple(of: 2) ? text : nil
      }
      for run in cells.indices.split(whereSeparator: { cells[$0] == nil }) {
        add(
          ChartPicture.Label(
            text: run.map { cells[$0] ?? " " }.joined(),
            place: Point(x: part.minX + Double(run.lowerBound), y: part.minY + Double(line))))
      }
    }
  }

  /// Paints each tile, the smallest part of a cell with a color of its own, in the color of what
  /// fills most of it, which is pale outside the window.
  mutating func paintTiles(_ outlines: [PlotOutline?], _ window: MiniMapWindow, in part: Rect) {
    let (rect, background) = (window.whole, canvas.theme.background)
    let tiles =
      set.wholeKind == .heatmap
      ? cells(inMiniMap: rect, tile: canvas.tile) : tiles(of: outlines, in: part)
    guard canvas.theme.hasFreeColors else {
      for (cells, color) in tiles { add(.fill(cells), color, clip: rect) }
      return clearStripes(canvas.tile.width, outside: window)
    }
    for (cells, color) in tiles where window.rect != rect {
      add(.fill(cells), background.mixed(with: color, by: 0.4), clip: rect)
    }
    for (cells, color) in tiles { add(.fill(cells), color, clip: window.rect) }
  }

  private func tiles(
    of outlines: [PlotOutline?], in part: Rect
  ) -> [(cells: Path, color: RGB)] {
    let share = canvas.unit.height / canvas.tile.height
    let place = Rect(
      x: part.minX, y: part.minY * share, width: part.width, height: part.height * share)
    return field(of: outlines, PatternField(place, cell: canvas.tile)).paths.map {
      ($0.cells, canvas.color(of: styles[$0.series]))
    }
  }
}

extension ChartCanvas {
  /// The size of the smallest part of a cell with a color of its own, beside another one.
  fileprivate var tile: Size {
    let halves = glyphs?.hasTwoColors == true && dot.height < unit.height ? 2.0 : 1
    return Size(width: unit.width, height: unit.height / halves)
  }
}
