import Cells
import Foundation
import Raster
import Shapes
import TestSupport

/// The edges of an arc with round caps as a glyph set draws it, along rays from the centers of the
/// arc and of a cap.
struct StrokeEdges {
  /// The number of positions: each eighth of a cell horizontally and vertically.
  static let positions = 64
  private static let cell = Size(width: 8, height: 16)
  /// The pixels of a cell, in which all blocks have sharp edges.
  private static let pixels = (columns: 24, rows: 48)
  private static let (radius, width) = (80.0, 13.6)
  /// How far a ray is followed beyond an edge, and the length of a step.
  private static let (reach, step) = (12.0, 1.0 / 3)

  private let grid: Grid
  private let center: Point
  private let tip: Double
  private let shares: [Unicode.Scalar: [Float]]

  /// Draws the arc in one of the positions; its tip is in a different direction in each.
  init(_ glyphs: GlyphSet, position: Int) {
    let (columns, rows) = (28, 15)
    center = Point(
      x: (Double(columns) / 2 + Double(position % 8) / 8) * Self.cell.width,
      y: (Double(rows) / 2 + Double(position / 8) / 8) * Self.cell.height)
    tip = 2 * .pi * (Double(position) + 0.5) / Double(Self.positions)
    var path = Path()
    path.addArc(
      Arc(center: center, radius: Self.radius, startAngle: tip - 1.5 * .pi, sweep: 1.5 * .pi))
    let outline = path.strokedPath(StrokeStyle(lineWidth: Self.width, lineCap: .round))
    var coverage = Coverage()
    var rasterizer = Rasterizer()
    let samples = (GlyphSet.sampleColumns, glyphs.sampleRows)
    rasterizer.fill(
      outline,
      transform: .scale(
        x: Double(samples.0) / Self.cell.width, y: Double(samples.1) / Self.cell.height),
      window: PixelRect(x: 0, y: 0, width: columns * samples.0, height: rows * samples.1),
      into: &coverage)
    var grid = Grid(columns: columns, rows: rows)
    Mosaic(glyphs: glyphs, depth: .truecolor, background: RGB(0, 0, 0)).draw(
      [CoverageLayer(coverage: coverage, paint: .solid(RGB(255, 255, 255)))], columns: 0..<columns,
      rows: 0..<rows, cell: Self.cell, into: &grid)
    self.grid = grid
    let scalars = Set((0..<rows * columns).map { grid[$0 % columns, $0 / columns].scalar })
    shares = Dictionary(
      scalars.compactMap { scalar in
        BlockNames.shares(of: scalar, columns: Self.pixels.columns, rows: Self.pixels.rows).map {
          (scalar, $0)
        }
      }
    ) { $1 }
  }

  /// Returns the number of times that each ray crosses its edge, and the distance by which the ink
  /// along it ends too early or too late.
  func measure() -> [(crossings: Int, deviation: Double)] {
    let half = Self.width / 2
    let end = center.moved(tip, by: Self.radius)
    let along = (0..<90).map { tip - 0.3 - Double($0) / 90 * (1.5 * .pi - 0.6) }
    let around = (1..<30).map { tip + Double($0) / 30 * .pi }
    return along.map { ray(from: center, $0, start: Self.radius, way: 1, half) }
      + along.map { ray(from: center, $0, start: Self.radius, way: -1, half) }
      + around.map { ray(from: end, $0, start: 0, way: 1, half) }
  }

  /// Follows a ray from the middle of the stroke, whose edge is at a distance of `half`.
  private func ray(
    from origin: Point, _ angle: Double, start: Double, way: Double, _ half: Double
  ) -> (crossings: Int, deviation: Double) {
    var (crossings, ink, wasInside) = (0, 0.0, true)
    for distance in stride(from: Self.step / 2, to: half + Self.reach, by: Self.step) {
      let value = value(at: origin.moved(angle, by: start + way * distance))
      ink += value * Self.step
      if (value > 0.5) != wasInside { (crossings, wasInside) = (crossings + 1, !wasInside) }
    }
    return (crossings, ink - half)
  }

  /// Returns the brightness of the pixel at a point, from 0 to 1.
  private func value(at point: Point) -> Double {
    let (x, y) = (point.x / Self.cell.width, point.y / Self.cell.height)
    let (column, row) = (Int(x), Int(y))
    let cell = grid[column, row]
    let screen = ScreenColors()
    var front = screen.color(cell.style.foreground)?.x ?? screen.text.x
    var back = screen.color(cell.style.background)?.x ?? screen.background.x
    if cell.style.attributes.contains(.reverse) { swap(&front, &back) }
    let pixel =
      Int((y - Double(row)) * Double(Self.pixels.rows)) * Self.pixels.columns
      + Int((x - Double(column)) * Double(Self.pixels.columns))
    return Double(back + (front - back) * (shares[cell.scalar]?[pixel] ?? 0)) / 255
  }
}

extension Point {
  /// Returns the point at a distance in a direction.
  fileprivate func moved(_ angle: Double, by distance: Double) -> Point {
    Point(x: x + cos(angle) * distance, y: y + sin(angle) * distance)
  }
}
