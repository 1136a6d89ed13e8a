import Shapes

/// Signed areas of the pixels that a path's edges cross.
///
/// Each cell holds how much the coverage of its pixel differs from its left neighbour's, in units
/// of twice a grid square. All cells are zero and unmarked between two paths.
struct AreaAccumulator: Sendable {
  private var cells: [Int32] = []
  private var marks: [UInt64] = []
  private var window = CellWindow(PixelRect(x: 0, y: 0, width: 0, height: 0))

  /// Takes a window that is not empty; allocates only if it is larger than any before.
  mutating func begin(_ bounds: PixelRect) {
    window = CellWindow(bounds)
    let missingCells = window.cellsPerRow * bounds.height - cells.count
    let missingWords = window.wordsPerRow * bounds.height - marks.count
    if missingCells > 0 { cells.append(contentsOf: repeatElement(0, count: missingCells)) }
    if missingWords > 0 { marks.append(contentsOf: repeatElement(0, count: missingWords)) }
  }

  /// Adds the edges of all contours, each closed.
  mutating func addEdges(of outline: FlattenedPath, _ transform: Transform) {
    AreaAccumulator.plot(outline, transform, in: window, &cells, &marks)
  }

  /// Sums the cells into coverage and leaves them empty.
  mutating func finish(_ style: FillStyle, into coverage: inout Coverage) {
    AreaAccumulator.sweep(
      window, style, &cells, &marks, &coverage.samples, &coverage.extents)
  }
}

// The arrays come in one by one, since two spans into one value would be overlapping accesses.
extension AreaAccumulator {
  private static func plot(
    _ outline: FlattenedPath, _ transform: Transform, in window: CellWindow,
    _ cells: inout [Int32], _ marks: inout [UInt64]
  ) {
    var cells = cells.mutableSpan
    var marks = marks.mutableSpan
    let points = outline.points.span
    var start = 0
    for end in outline.ends {
      var last = GridPoint(points[end - 1], transform)
      for index in start..<end {
        let next = GridPoint(points[index], transform)
        if let edge = Edge(from: last, to: next) {
          edge.plot(in: window, cells: &cells, marks: &marks)
        }
        last = next
      }
      start = end
    }
  }

  private static func sweep(
    _ window: CellWindow, _ style: FillStyle, _ cells: inout [Int32], _ marks: inout [UInt64],
    _ samples: inout [UInt8], _ extents: inout [Range<Int>]
  ) {
    var cells = cells.mutableSpan
    var marks = marks.mutableSpan
    var samples = samples.mutableSpan
    for row in extents.indices {
      var sweep = RowSweep(row: row, in: window, style: style, stale: extents[row])
      extents[row] = sweep.run(cells: &cells, marks: &marks, samples: &samples)
    }
  }
}
