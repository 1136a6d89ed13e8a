public import Cells
internal import Raster
internal import Shapes

/// Draws scenes into grids, and of a scene that follows another only what differs.
public struct ScenePainter: Sendable {
  private let mosaic: Mosaic
  private var rasterizer = Rasterizer()
  private var last: Scene?
  private var picture = Grid(columns: 0, rows: 0)

  /// Creates a painter for a terminal's glyphs and colours.
  public init(_ mosaic: Mosaic) {
    self.mosaic = mosaic
  }

  /// Returns the scene in cells.
  public mutating func paint(_ scene: Scene) -> Grid {
    for damage in damages(of: scene) { draw(scene, damage) }
    last = scene
    var grid = picture
    for caption in scene.captions {
      grid.write(caption.text, column: caption.column, row: caption.row, style: caption.style)
    }
    return grid
  }

  /// Returns the rectangles of cells to be drawn, in which the picture differs from the last one.
  private mutating func damages(of scene: Scene) -> [CellRect] {
    let whole = CellRect(columns: 0..<scene.canvas.columns, rows: 0..<scene.canvas.rows)
    guard let last, last.canvas == scene.canvas, last.sheets.count == scene.sheets.count else {
      picture = Grid(columns: scene.canvas.columns, rows: scene.canvas.rows)
      return scene.sheets.isEmpty ? [] : [whole]
    }
    return zip(scene.sheets, last.sheets).compactMap { new, old in
      let rect =
        new.paint == old.paint
        ? new.figure.damage(from: old.figure) : new.figure.bounds.union(old.figure.bounds)
      return rect.isEmpty ? nil : CellRect(covering: rect, on: scene.canvas)
    }
  }

  private mutating func draw(_ scene: Scene, _ damage: CellRect) {
    var layers: [Layer] = []
    for sheet in scene.sheets {
      let window = CellRect(covering: sheet.figure.bounds, on: scene.canvas).intersection(damage)
      guard !window.isEmpty else { continue }
      var coverage = Coverage()
      rasterizer.fill(
        sheet.figure.path, transform: toSamples(scene.canvas), window: samples(window),
        into: &coverage)
      layers.append(Layer(coverage: coverage, paint: sheet.paint))
    }
    mosaic.draw(
      layers, columns: damage.columns, rows: damage.rows, cell: scene.canvas.cell, into: &picture)
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
