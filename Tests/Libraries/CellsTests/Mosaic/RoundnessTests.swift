import Cells
import Foundation
import Raster
import Shapes
import TestSupport
import Testing

/// Tests that a ring in cells is round, has no holes and is symmetric, whatever its size and glyph
/// set.
struct RoundnessTests {
  static let lineWidth = 12.0

  /// Returns a ring that spans a number of columns, in a square of cells.
  static func ring(_ glyphs: GlyphSet, columns: Int, cell: Size = Size(width: 8, height: 16))
    -> RingPicture
  {
    let width = Double(columns) * cell.width
    let rows = max(1, Int((width / cell.height).rounded(.up)))
    let radius = width / 2
    return RingPicture(
      Mosaic(glyphs: glyphs, depth: .truecolor, background: RGB(0, 0, 0)), columns: columns,
      rows: rows,
      radius: radius, width: Self.lineWidth, cell: cell)
  }

  @Test(
    "A ring is mirror-symmetric, horizontally and vertically",
    arguments: GlyphSet.allCases, [10, 17, 40])
  func symmetry(glyphs: GlyphSet, columns: Int) throws {
    let ring = Self.ring(glyphs, columns: columns)
    for row in 0..<(ring.rows + 1) / 2 {
      for column in 0..<(ring.columns + 1) / 2 {
        let others = [
          ring.grid[column, row], ring.grid[ring.columns - 1 - column, row],
          ring.grid[column, ring.rows - 1 - row],
        ]
        guard others.contains(where: { $0 != .blank }) else { continue }
        let shown = try #require(ring.shown(column, row))
        let left = try #require(ring.shown(ring.columns - 1 - column, row))
        let below = try #require(ring.shown(column, ring.rows - 1 - row))
        let mirrored = left.indices.map { left[$0 - $0 % 8 + 7 - $0 % 8] }
        let flipped = below.indices.map { below[(15 - $0 / 8) * 8 + $0 % 8] }
        for other in [mirrored, flipped] {
          let isAlike = zip(shown, other).allSatisfy { abs($0 - $1) <= 1 }
          #expect(isAlike, "\(glyphs), \(column), \(row) of \(columns)")
        }
      }
    }
  }

  @Test("A large ring is symmetric too", arguments: [GlyphSet.quadrant, .wedge], [81])
  func symmetryAtLarge(glyphs: GlyphSet, columns: Int) throws {
    try symmetry(glyphs: glyphs, columns: columns)
  }

  @Test("A ring has no holes", arguments: GlyphSet.allCases, [10, 31, 50])
  func holes(glyphs: GlyphSet, columns: Int) throws {
    let ring = Self.ring(glyphs, columns: columns)
    let (radius, middle) = (Self.middleRadius(columns), Double(columns) * 4)
    // The length of the ring's centerline in each cell, in pixels.
    var lengths: [SIMD2<Int>: Double] = [:]
    let steps = 16 * columns
    for step in 0..<steps {
      let angle = 2 * .pi * (Double(step) + 0.5) / Double(steps)
      let x = middle + radius * cos(angle)
      let y = Double(ring.rows) * 8 + radius * sin(angle)
      lengths[SIMD2(Int(x / 8), Int(y / 16)), default: 0] += 2 * .pi * radius / Double(steps)
    }
    for (place, length) in lengths where length >= 4 {
      let shown = try #require(ring.shown(place.x, place.y))
      #expect(shown.contains { $0 > 0 }, "\(glyphs), \(place)")
    }
  }

  @Test(
    "A ring is equally far from the center in all directions", arguments: GlyphSet.allCases,
    [10, 31, 50])
  func radius(glyphs: GlyphSet, columns: Int) throws {
    let ring = Self.ring(glyphs, columns: columns)
    // The ink's mean distance in each of several sectors, each a few cells wide.
    let sectors = max(8, columns)
    var (shown, wanted) = (
      [SIMD2<Double>](repeating: .zero, count: sectors),
      [SIMD2<Double>](repeating: .zero, count: sectors)
    )
    for row in 0..<ring.rows {
      for column in 0..<ring.columns where ring.hasEdge(column, row) {
        let (pixels, truth) = (try #require(ring.shown(column, row)), ring.wanted(column, row))
        for index in pixels.indices {
          let x = Double(column * 8 + index % 8) + 0.5 - Double(columns) * 4
          let y = Double(row * 16 + index / 8) + 0.5 - Double(ring.rows) * 8
          let turn = Angle.bearing(x: x, y: y).radians / (2 * .pi)
          let sector = min(sectors - 1, Int((turn - turn.rounded(.down)) * Double(sectors)))
          let distance = (x * x + y * y).squareRoot()
          shown[sector] += SIMD2(distance, 1) * Double(pixels[index])
          wanted[sector] += SIMD2(distance, 1) * Double(truth[index])
        }
      }
    }
    let off = zip(shown, wanted).map { abs($0.x / $0.y - $1.x / $1.y) }
    let mean = (off.reduce(0) { $0 + $1 * $1 } / Double(off.count)).squareRoot()
    let largest = off.max() ?? 0
    // In pixels; a cell has 8 × 16.
    let limits = Self.limits(glyphs)
    #expect(mean <= limits.mean && largest <= limits.largest, "\(glyphs), \(columns)")
  }

  @Test(
    "A ring is as wide as it is high, whatever the cells' proportions",
    arguments: GlyphSet.allCases,
    [Size(width: 10, height: 20), Size(width: 7, height: 17), Size(width: 9, height: 13)])
  func square(glyphs: GlyphSet, cell: Size) throws {
    let ring = Self.ring(glyphs, columns: 30, cell: cell)
    var (across, down) = (0.0, 0.0)
    for row in 0..<ring.rows {
      for column in 0..<ring.columns where ring.grid[column, row] != .blank {
        for (index, pixel) in try #require(ring.shown(column, row)).enumerated() {
          let x = (Double(column * 8 + index % 8) + 0.5) / 8 - Double(ring.columns) / 2
          let y = (Double(row * 16 + index / 8) + 0.5) / 16 - Double(ring.rows) / 2
          across += Double(pixel) * x * x * cell.width * cell.width
          down += Double(pixel) * y * y * cell.height * cell.height
        }
      }
    }
    #expect(abs(across / down - 1) <= Self.limits(glyphs).square, "\(glyphs)")
  }

  private static func limits(_ glyphs: GlyphSet) -> (mean: Double, largest: Double, square: Double)
  {
    switch glyphs {
    case .ascii, .block: (1, 2.5, 0.03)
    case .half: (0.3, 0.75, 0.01)
    case .braille: (0.3, 0.75, 0.04)
    case .quadrant, .sextant, .wedge, .octant: (0.2, 0.5, 0.003)
    }
  }

  private static func middleRadius(_ columns: Int) -> Double {
    Double(columns) * 4 - lineWidth / 2
  }
}
