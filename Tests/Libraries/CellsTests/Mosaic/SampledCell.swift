import Cells
import Raster
import Shapes
import TestSupport

/// One cell covered by paints, sample by sample, and its appearance over a background.
struct SampledCell {
  /// The layers, bottom first.
  private(set) var layers: [CoverageLayer] = []
  /// The colors of the samples, computed independently of the mosaic.
  private(set) var picture: [SIMD3<Float>]
  private let rows: Int

  init(_ glyphs: GlyphSet, background: RGB) {
    rows = glyphs.sampleRows
    picture = Array(repeating: background.vector, count: BlockNames.rows * BlockNames.columns)
  }

  /// Draws a color over the cell; `shares` returns the covered fraction of each of the 8 × 24
  /// samples.
  mutating func lay(_ color: RGB, _ shares: (_ column: Int, _ row: Int) -> Double) {
    let height = BlockNames.rows / rows
    var path = Path()
    for row in 0..<rows {
      for column in 0..<8 {
        let share = min(1, max(0, shares(column, row * height)))
        path.addRect(Rect(x: Double(column), y: Double(row), width: 1, height: share))
      }
    }
    var coverage = Coverage()
    var rasterizer = Rasterizer()
    rasterizer.fill(
      path, window: PixelRect(x: 0, y: 0, width: 8, height: rows), into: &coverage)
    layers.append(CoverageLayer(coverage: coverage, paint: .solid(color)))
    for index in picture.indices {
      let share = Float(coverage[index % 8, index / 8 / height]) / 255
      picture[index] += (color.vector - picture[index]) * share
    }
  }

  /// Returns the cell that a mosaic draws.
  func drawn(by mosaic: Mosaic) -> Cell {
    var grid = Grid(columns: 1, rows: 1)
    mosaic.draw(
      layers, columns: 0..<1, rows: 0..<1, cell: Size(width: 8, height: 16), into: &grid)
    return grid[0, 0]
  }
}

extension RGB {
  /// The components from 0 to 255.
  var vector: SIMD3<Float> { SIMD3(red, green, blue) * 255 }

  /// Creates a color from components from 0 to 255.
  init(_ red: Float, _ green: Float, _ blue: Float) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255)
  }
}
