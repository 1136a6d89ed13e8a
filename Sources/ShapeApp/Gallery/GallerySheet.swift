internal import Cells
internal import Shapes

/// The gallery as text, with row and column names, in blocks of as many variants as fit side by
/// side.
struct GallerySheet {
  /// The number of columns available.
  var columns: Int
  /// The size of one shape in cells.
  var tile: (columns: Int, rows: Int)
  /// The surface to draw on.
  var surface: Surface

  private static let nameWidth = 10

  /// Returns the width of a number of variants side by side, in columns.
  static func columns(of variants: Int, _ tileColumns: Int) -> Int {
    nameWidth + variants * (tileColumns + 1)
  }

  /// The blocks, stacked vertically.
  var grid: Grid {
    let variants = Gallery.variants
    let step = tile.columns + 1
    let count = max(1, min(variants.count, (columns - Self.nameWidth) / step))
    let blocks = stride(from: 0, to: variants.count, by: count).map {
      Array(variants[$0..<min($0 + count, variants.count)])
    }
    let height = 1 + Form.allCases.count * (tile.rows + 1)
    var grid = Grid(
      columns: max(1, min(columns, Self.nameWidth + count * step)), rows: blocks.count * height)
    for (index, block) in blocks.enumerated() { draw(block, from: index * height, &grid) }
    return grid
  }

  private func draw(_ variants: [Gallery.Variant], from top: Int, _ grid: inout Grid) {
    for (place, variant) in variants.enumerated() {
      grid.write(
        variant.name, column: column(place), row: top, width: tile.columns,
        style: Style(attributes: .dim))
    }
    for (index, form) in Form.allCases.enumerated() {
      let row = top + 1 + index * (tile.rows + 1)
      grid.write(form.rawValue, column: 0, row: row + tile.rows / 2, width: Self.nameWidth - 1)
      for (place, variant) in variants.enumerated() {
        draw(Gallery.layer(form, variant), column: column(place), row: row, &grid)
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
