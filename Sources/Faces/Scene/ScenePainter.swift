public import Cells
internal import Raster
internal import Shapes

/// Draws scenes into grids, and of a scene that follows another only what differs.
public struct ScenePainter: Sendable {
  private let mosaic: Mosaic
  private var rasterizer = DrawingRasterizer()
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
    guard let rects = scene.damages(from: last) else {
      picture = Grid(columns: scene.canvas.columns, rows: scene.canvas.rows)
      return scene.sheets.isEmpty ? [] : [whole]
    }
    return rects.map { CellRect(covering: $0, on: scene.canvas) }
  }

  /// Coverage is worked out for so many rows at a time, so that it takes little memory on a large
  /// screen too.
  private static let band = 8

  private mutating func draw(_ scene: Scene, _ damage: CellRect) {
    let sheets = scene.sheets.compactMap { sheet -> (Drawing.Layer, CellRect)? in
      let cells = CellRect(covering: sheet.figure.bounds, on: scene.canvas).intersection(damage)
      return cells.isEmpty ? nil : (sheet.layer, cells)
    }
    for top in stride(from: damage.rows.lowerBound, to: damage.rows.upperBound, by: Self.band) {
      let rows = top..<min(top + Self.band, damage.rows.upperBound)
      let band = CellRect(columns: damage.columns, rows: rows)
      let layers = sheets.compactMap { layer, cells -> Layer? in
        let window = cells.intersection(band)
        guard !window.isEmpty else { return nil }
        let coverage = rasterizer.coverage(
          of: layer, transform: toSamples(scene.canvas), window: samples(window))
        return Layer(coverage: coverage, paint: layer.paint)
      }
      mosaic.draw(
        layers, columns: band.columns, rows: rows, cell: scene.canvas.cell, into: &picture)
    }
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
