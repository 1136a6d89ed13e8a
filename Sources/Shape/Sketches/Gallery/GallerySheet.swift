package import Cells
internal import Pictures
package import Raster
internal import Shapes
package import Widgets

/// The gallery as text, with row and column names, in blocks of as many variants as fit side by
/// side.
package struct GallerySheet {
  /// The number of columns available.
  private let columns: Int
  /// The size of one shape in cells.
  private let tile: (columns: Int, rows: Int)
  package let surface: Surface

  /// The width of the names of shapes, in columns.
  package static let nameWidth = 10

  /// Returns the width of a number of variants side by side, in columns.
  package static func columns(of variants: Int, _ tileColumns: Int) -> Int {
    nameWidth + variants * (tileColumns + 1)
  }

  package init(columns: Int, tile: (columns: Int, rows: Int), surface: Surface) {
    (self.columns, self.tile, self.surface) = (columns, tile, surface)
  }

  /// The blocks, stacked vertically.
  package var grid: Grid {
    let blocks = blocks
    let height = 1 + ShapeKind.allCases.count * (tile.rows + 1)
    var grid = Grid(columns: width, rows: blocks.count * height)
    for (index, block) in blocks.enumerated() { draw(block, from: index * height, &grid) }
    return grid
  }

  /// The variants side by side in each block.
  private var blocks: [[Gallery.Variant]] {
    let variants = Gallery.variants
    return stride(from: 0, to: variants.count, by: blockSize).map {
      Array(variants[$0..<min($0 + blockSize, variants.count)])
    }
  }

  private var blockSize: Int {
    max(1, min(Gallery.variants.count, (columns - Self.nameWidth) / (tile.columns + 1)))
  }

  private var width: Int { max(1, min(columns, column(blockSize))) }

  private func drawNames(of variants: [Gallery.Variant], _ row: Int, _ grid: inout Grid) {
    for (place, variant) in variants.enumerated() {
      let name = TextWidth.truncated(variant.name, to: tile.columns)
      grid.write(
        name, column: column(place) + (tile.columns - name.count) / 2, row: row,
        style: Style(attributes: .dim))
    }
  }

  private func draw(_ variants: [Gallery.Variant], from top: Int, _ grid: inout Grid) {
    drawNames(of: variants, top, &grid)
    for (index, shape) in ShapeKind.allCases.enumerated() {
      let row = top + 1 + index * (tile.rows + 1)
      grid.write(shape.rawValue, column: 0, row: row + tile.rows / 2, width: Self.nameWidth - 1)
      for (place, variant) in variants.enumerated() {
        draw(Gallery.layer(shape, variant), column: column(place), row: row, &grid)
      }
    }
  }

  private func column(_ place: Int) -> Int { Self.nameWidth + place * (tile.columns + 1) }

  private func draw(_ layer: LayerPlan, column: Int, row: Int, _ grid: inout Grid) {
    let picture = CellPicture(
      mosaic: surface.mosaic, columns: tile.columns, rows: tile.rows, cell: surface.cell)
    let cells = picture.grid(of: [layer].drawing(size: picture.size, background: nil))
    for y in 0..<cells.rows where row + y < grid.rows {
      for x in 0..<cells.columns where column + x < grid.columns {
        grid[column + x, row + y] = cells[x, y]
      }
    }
  }
}

// MARK: - Pixels

extension GallerySheet {
  /// Lines of text and, beside the name in them, a row of shapes.
  package struct SheetRow {
    package var text: Grid
    package var shapes: Drawing?
  }

  /// The lines of all blocks, for shapes in pixels.
  package var parts: [SheetRow] {
    blocks.flatMap { variants in
      var names = Grid(columns: width, rows: 1)
      drawNames(of: variants, 0, &names)
      return [SheetRow(text: names)]
        + ShapeKind.allCases.map { shape in
          var text = Grid(columns: Self.nameWidth, rows: tile.rows + 1)
          text.write(shape.rawValue, column: 0, row: tile.rows / 2, width: Self.nameWidth - 1)
          return SheetRow(text: text, shapes: drawing(shape, variants))
        }
    }
  }

  /// Returns the variants of a shape side by side, in pixels.
  private func drawing(_ shape: ShapeKind, _ variants: [Gallery.Variant]) -> Drawing {
    let cell = surface.cell
    let (height, step) = (Double(tile.rows) * cell.height, Double(tile.columns + 1) * cell.width)
    var drawing = Drawing(
      size: Size(width: Double(variants.count) * step, height: height), background: nil)
    for (place, variant) in variants.enumerated() {
      let area = Rect(x: Double(place) * step, y: 0, width: step - cell.width, height: height)
      drawing.layers.append(Gallery.layer(shape, variant).layer(in: area))
    }
    return drawing
  }
}
