import Cells
import Raster
import Shapes
import TestSupport

/// A white ring on black in cells, beside its ideal coverage: 8 × 16 pixels per cell.
struct RingPicture {
  static let pixels = (columns: 8, rows: 16)

  let columns: Int
  let rows: Int
  let grid: Grid
  /// The ideal value of each pixel, from 0 to 255.
  let wanted: Coverage
  /// The fraction of each pixel that each character covers.
  private let shares: [Unicode.Scalar: [Float]]

  /// Draws a ring in the center of a number of cells; lengths are in the units of `cell`.
  init(
    _ mosaic: Mosaic, columns: Int, rows: Int, radius: Double, width: Double,
    cell: Size = Size(width: 8, height: 16)
  ) {
    (self.columns, self.rows) = (columns, rows)
    let (x, y) = (Double(columns) * cell.width / 2, Double(rows) * cell.height / 2)
    let box = Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    let path = Circle().inset(by: width / 2).stroke(lineWidth: width).path(in: box)
    func coverage(_ width: Int, _ height: Int) -> Coverage {
      var coverage = Coverage()
      var rasterizer = Rasterizer()
      rasterizer.fill(
        path,
        transform: .scale(x: Double(width) / cell.width, y: Double(height) / cell.height),
        window: PixelRect(x: 0, y: 0, width: columns * width, height: rows * height),
        into: &coverage)
      return coverage
    }
    wanted = coverage(Self.pixels.columns, Self.pixels.rows)
    let layer = CoverageLayer(
      coverage: coverage(GlyphSet.sampleColumns, mosaic.glyphs.sampleRows),
      paint: .solid(RGB(255, 255, 255)))
    var grid = Grid(columns: columns, rows: rows)
    mosaic.draw([layer], columns: 0..<columns, rows: 0..<rows, cell: cell, into: &grid)
    self.grid = grid
    let scalars = Set((0..<rows * columns).map { grid[$0 % columns, $0 / columns].scalar })
    shares = Dictionary(
      scalars.compactMap { scalar in Self.shares(of: scalar).map { (scalar, $0) } }
    ) { $1 }
  }

  /// Returns the ideal pixels of a cell.
  func wanted(_ column: Int, _ row: Int) -> [Float] {
    (0..<128).map { Float(wanted[column * 8 + $0 % 8, row * 16 + $0 / 8]) }
  }

  /// The cells that contain an edge of the ring.
  var edges: [(column: Int, row: Int)] {
    (0..<rows * columns).map { ($0 % columns, $0 / columns) }.filter(hasEdge)
  }

  /// Returns whether a cell is neither empty nor full.
  func hasEdge(_ column: Int, _ row: Int) -> Bool {
    let first = wanted[column * 8, row * 16]
    guard first == 0 || first == 255 else { return true }
    return (0..<128).contains { wanted[column * 8 + $0 % 8, row * 16 + $0 / 8] != first }
  }

  /// Returns the pixels of a cell as a terminal shows them.
  func shown(_ column: Int, _ row: Int, _ screen: ScreenColors = ScreenColors()) -> [Float]? {
    let cell = grid[column, row]
    var (front, back) = (
      screen.color(cell.style.foreground)?.x ?? screen.text.x,
      screen.color(cell.style.background)?.x ?? screen.background.x
    )
    if cell.style.attributes.contains(.reverse) { swap(&front, &back) }
    return shares[cell.scalar]?.map { back + (front - back) * $0 }
  }

  /// Returns the coverage of a character; braille dots are discs that take 55 % of their block, and
  /// a letter is gray.
  private static func shares(of scalar: Unicode.Scalar) -> [Float]? {
    if let level = Array(" .:-=+*x%#".unicodeScalars).firstIndex(of: scalar) {
      return Array(repeating: Float(level) / 9, count: 128)
    }
    guard let shares = BlockNames.shares(of: scalar, columns: 8, rows: 16) else { return nil }
    guard 0x2800...0x28FF ~= scalar.value else { return shares }
    return shares.indices.map { shares[$0] * disc[$0 / 8 % 4 * 4 + $0 % 4] }
  }

  /// A disc in 4 × 4 pixels.
  private static let disc: [Float] = (0..<16).map { pixel in
    let inside = (0..<256).filter { point in
      let x = Double(pixel % 4) + (Double(point % 16) + 0.5) / 16 - 2
      let y = Double(pixel / 4) + (Double(point / 16) + 0.5) / 16 - 2
      return x * x + y * y <= 0.55 * 16 / .pi
    }
    return Float(inside.count) / 256
  }
}
