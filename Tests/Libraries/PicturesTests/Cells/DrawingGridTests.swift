import Cells
import Pictures
import Raster
import Shapes
import Testing

struct DrawingGridTests {
  private func drawing(_ width: Double, _ height: Double) -> Drawing {
    Drawing(size: Size(width: width, height: height)) { Circle().fill(.red) }
  }

  @Test(
    "Rows keep the proportions, and all numbers are limited",
    arguments: [
      (10, 10, 24, nil, 24, 12), (30, 10, 24, nil, 24, 4), (10, 30, 24, nil, 24, 36),
      (1000, 1, 24, nil, 24, 1), (10, 10, 24, 3, 24, 3), (10, 10, 0, nil, 1, 1),
      (10, 10, -5, -5, 1, 1), (10, 10, 9999, 1, 4096, 1), (1, 1000, 4096, nil, 4096, 256),
      (0, 10, 5, nil, 5, 4096), (10, 0, 5, nil, 5, 1), (0, 0, 5, nil, 5, 1),
    ] as [(Double, Double, Int, Int?, Int, Int)])
  func size(
    _ width: Double, _ height: Double, _ columns: Int, _ rows: Int?, _ column: Int, _ row: Int
  ) {
    let cells = drawing(width, height).cells(
      columns: columns, rows: rows, cell: Size(width: 1, height: 2))
    #expect(cells.columns == column && cells.rows == row)
  }

  @Test("A drawing without an area is blank")
  func empty() {
    let mosaic = Mosaic(glyphs: .half, depth: .truecolor, background: .black)
    for size in [(0.0, 5.0), (5, 0), (-1, 5)] {
      #expect(
        drawing(size.0, size.1).grid(columns: 4, rows: 2, mosaic: mosaic).text(ofRow: 0) == "")
    }
  }
}
