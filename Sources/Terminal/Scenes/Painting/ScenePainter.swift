package import Cells
internal import Raster
internal import Shapes

/// A painter that draws scenes into grids, and for a subsequent scene only the differences.
///
/// In a cell that a figure touches, it hides the texts of lower planes and is blended with their
/// figures. A text without a background of its own has the color of what lies below it, figure or
/// background, and a space leaves a figure as it is. An underlay is written only in cells that figures
/// leave blank. The edges of figures have the topmost
/// background below them. A wide character that is cut by a clip isn't drawn; if it is half
/// covered, the other half is blank.
package struct ScenePainter: Sendable {
  private let mosaic: Mosaic
  private var rasterizer = DrawingRasterizer()
  private var last: Scene?
  /// The figures of the last scene, with the outlines that were computed.
  private var lastFigures: [PaintedScene.Figure] = []
  /// The backgrounds and figures alone, so that a text can change without recomputing cells.
  private var figures = Grid(columns: 0, rows: 0)
  /// The complete picture.
  private var grid = Grid(columns: 0, rows: 0)

  /// Creates a painter for a terminal's glyphs and colors.
  package init(_ mosaic: Mosaic) { self.mosaic = mosaic }

  /// Returns the scene in cells.
  package mutating func paint(_ scene: Scene) -> Grid {
    var painted = PaintedScene(scene, for: mosaic, after: lastFigures)
    var (drawn, written) = damages(of: scene)
    last = scene
    drawn.merge()
    for area in FillAreas.areas(of: drawn, painted.fills) { draw(&painted, area) }
    written.add(drawn)
    written.merge()
    write(&painted, written)
    lastFigures = painted.figures
    return grid
  }

  /// Returns the cells whose figures or backgrounds differ from the last scene's, and those whose
  /// texts do.
  private mutating func damages(of scene: Scene) -> (drawn: CellSpans, written: CellSpans) {
    let cells = scene.canvas.cells
    var (drawn, written) = (CellSpans(in: cells), CellSpans(in: cells))
    guard let last, last.canvas == scene.canvas else {
      figures = Grid(columns: scene.canvas.columns, rows: scene.canvas.rows)
      grid = figures
      // Before the first figure, all cells are blank.
      if scene.planes.contains(where: \.hasFigures) { drawn.add(cells) } else { written.add(cells) }
      return (drawn, written)
    }
    let changes = SceneChanges(from: last, to: scene)
    for part in changes.figures {
      drawn.add(CellRect(covering: part.rect, on: scene.canvas).intersection(part.clip))
    }
    for rect in changes.fills { drawn.add(rect) }
    for rect in changes.texts { written.add(rect) }
    return (drawn, written)
  }
}

// MARK: - Figures

extension ScenePainter {
  /// The number of rows for which coverage is computed at a time, to limit memory on large screens.
  private static let band = 8

  /// Draws the backgrounds and figures of cells that share a background.
  private mutating func draw(_ scene: inout PaintedScene, _ area: FillAreas.FilledRect) {
    let lowest = area.fill?.plane ?? 0
    let seen = scene.figures.indices.filter {
      scene.figures[$0].plane >= lowest && !scene.figures[$0].cells.intersection(area.rect).isEmpty
    }
    var mosaic = mosaic
    let background = area.fill?.style.background ?? .standard
    mosaic.background = background.appearance ?? mosaic.background
    for top in stride(from: area.rect.rows.lowerBound, to: area.rect.rows.upperBound, by: Self.band)
    {
      let rows = top..<min(top + Self.band, area.rect.rows.upperBound)
      let band = CellRect(columns: area.rect.columns, rows: rows)
      var cells = MosaicBand(mosaic, columns: band.columns, rows: rows, cell: scene.canvas.cell)
      for figure in seen {
        let window = scene.figures[figure].cells.intersection(band)
        guard !window.isEmpty, !scene.figures[figure].leavesBlank(window, on: scene.canvas),
          let layer = scene.layer(of: figure)
        else { continue }
        // If a cell has only one color, a digit gets its cells to itself, so that it stays visible
        // on what lies below.
        if !mosaic.glyphs.hasTwoColors, let box = scene.figures[figure].numeralBox {
          let blank = Drawing.Layer(
            .fill(Rectangle().path(in: box)), paint: .solid(mosaic.background))
          cells.lay(
            CoverageLayer(coverage: coverage(of: blank, window, scene.canvas), paint: blank.paint))
        }
        cells.lay(
          CoverageLayer(coverage: coverage(of: layer, window, scene.canvas), paint: layer.paint))
      }
      cells.draw(into: &figures)
      if let fill = area.fill { figures.lay(over: fill.style, in: band) }
    }
  }

  private mutating func coverage(
    of layer: Drawing.Layer, _ window: CellRect, _ canvas: Canvas
  ) -> Coverage {
    rasterizer.coverage(of: layer, transform: toSamples(canvas), window: samples(window))
  }

  private func toSamples(_ canvas: Canvas) -> Transform {
    .scale(
      x: Double(GlyphSet.sampleColumns) / canvas.cell.width,
      y: Double(mosaic.glyphs.sampleRows) / canvas.cell.height)
  }

  private func samples(_ cells: CellRect) -> PixelRect {
    let (width, height) = (GlyphSet.sampleColumns, mosaic.glyphs.sampleRows)
    return PixelRect(
      x: cells.columns.lowerBound * width, y: cells.rows.lowerBound * height,
      width: cells.columns.count * width, height: cells.rows.count * height)
  }
}

extension Grid {
  /// Composites cells that were drawn for a background over it: the parts they leave blank get its
  /// style.
  fileprivate mutating func lay(over style: Style, in rect: CellRect) {
    guard style != .standard else { return }
    for row in rect.rows {
      for column in rect.columns {
        if self[column, row] == .blank {
          self[column, row].style = style
        } else if self[column, row].style.background == .standard {
          self[column, row].style.background = style.background
        }
      }
    }
  }
}

// MARK: - Texts

extension ScenePainter {
  /// Writes the texts of a set of cells over what is drawn there.
  private mutating func write(_ scene: inout PaintedScene, _ spans: CellSpans) {
    var spans = spans
    for row in spans.rows.indices where !spans.rows[row].isEmpty {
      spans.widen(row: row, around: scene.texts[row].flatMap(\.wideColumns))
      for span in spans.rows[row] { grid.copy(span, row: row, from: figures) }
      for text in scene.texts[row] {
        for span in spans.rows[row] { write(text, &scene, span, row) }
      }
    }
  }

  /// Writes the visible part of a text in a range of columns of its row, which must not cut a
  /// character.
  private mutating func write(
    _ text: PaintedScene.PaintedText, _ scene: inout PaintedScene, _ span: Range<Int>, _ row: Int
  ) {
    guard text.column < span.upperBound else { return }
    let hidden = hiddenColumns(of: text.plane, &scene, span, row)
    let isBare = hidden.isEmpty && scene.fills.isEmpty
    let hasFills = !scene.fills.isEmpty
    var next = text.column
    for character in text.text {
      let taken = TextWidth.columns(of: character)
      let columns = next..<next + taken
      next += taken
      guard columns.lowerBound < span.upperBound else { break }
      guard taken > 0, columns.clamped(to: span) == columns,
        columns.clamped(to: text.clip.columns) == columns
      else { continue }
      guard !isBare || columns.contains(where: { figures[$0, row] != .blank }) else {
        grid.put(character, in: columns, row, text.style)
        continue
      }
      var seen = columns.filter { hidden.isEmpty || !hidden[$0 - span.lowerBound] }
      if hasFills {
        seen.removeAll { (scene.fill(column: $0, row: row)?.plane ?? 0) > text.plane }
      }
      guard let column = seen.first else { continue }
      let below = figures[column, row]
      let fill = hasFills ? scene.fill(column: column, row: row)?.style : nil
      if text.isBelow, below != Cell(" ", style: fill ?? Style()) { continue }
      if character == " ", text.style.showsWhatIsBelow, below != Cell(" ", style: fill ?? Style()) {
        grid.clearHalves(cutBy: columns, row)
        grid.copy(columns, row: row, from: figures)
      } else {
        let style = mosaic.style(text.style, over: below, on: fill)
        grid.write(character, in: columns, seen, row, style)
      }
    }
  }

  /// Returns whether a figure of a higher plane touches each cell of a range of columns; `nil` if
  /// none does.
  private mutating func hiddenColumns(
    of plane: Int, _ scene: inout PaintedScene, _ span: Range<Int>, _ row: Int
  ) -> [Bool] {
    let line = CellRect(columns: span, rows: row..<row + 1)
    var hidden: [Bool] = []
    for index in scene.figures.indices where scene.figures[index].plane > plane {
      let window = scene.figures[index].cells.intersection(line)
      guard !window.isEmpty, let layer = scene.layer(of: index) else { continue }
      if hidden.isEmpty { hidden = Array(repeating: false, count: span.count) }
      let coverage = coverage(of: layer, window, scene.canvas)
      for column in window.columns where !hidden[column - span.lowerBound] {
        let cell = samples(CellRect(columns: column..<column + 1, rows: line.rows))
        hidden[column - span.lowerBound] = coverage.touches(cell)
      }
    }
    return hidden
  }
}

extension Coverage {
  /// Returns whether any of a rectangle of pixels is covered.
  fileprivate func touches(_ rect: PixelRect) -> Bool {
    rect.rows.contains { y in
      touchedColumns(inRow: y).clamped(to: rect.columns).contains { self[$0, y] > 0 }
    }
  }
}

extension Grid {
  /// Writes a character in its columns if all of them are visible; otherwise blanks the visible
  /// ones.
  fileprivate mutating func write(
    _ character: Character, in columns: Range<Int>, _ seen: [Int], _ row: Int, _ style: Style
  ) {
    guard seen.count == columns.count else {
      for column in seen {
        clearHalves(cutBy: column..<column + 1, row)
        self[column, row] = Cell(" ", style: style)
      }
      return
    }
    put(character, in: columns, row, style)
  }

  /// Writes a character in its columns.
  fileprivate mutating func put(
    _ character: Character, in columns: Range<Int>, _ row: Int, _ style: Style
  ) {
    clearHalves(cutBy: columns, row)
    self[columns.lowerBound, row] = Cell(of: character, style: style)
    for column in columns.dropFirst() { self[column, row] = Cell("\0", style: style) }
  }
}
