import Shapes

/// The signed areas of the pixels that a path's edges cross.
///
/// Between paths, all cells are empty and unmarked.
struct AreaAccumulator: Sendable {
  private var cells: [AreaCell] = []
  private var marks: [UInt64] = []
  /// Whether each row has a crowded pixel.
  private var crowded: [Bool] = []
  private var corners = GridOutline()
  private var resolver = RowResolver()
  private var parts: [BoundaryPart] = []
  private var window = CellWindow(PixelRect(x: 0, y: 0, width: 0, height: 0))
  /// The rows and mark words that the path reaches.
  private var reach = CellWindow.Reach()

  /// The number of windows in a row that needed less than half of the cells.
  private var smallWindows = 0

  /// Sets the window, which must not be empty.
  ///
  /// It allocates only if the window is larger than the ones before. After several small windows, it
  /// returns the memory of the largest one: a picture is drawn once, and then only its changes.
  mutating func begin(_ bounds: PixelRect) {
    window = CellWindow(bounds)
    let count = window.cellsPerRow * bounds.height
    smallWindows = count < cells.count / 2 ? smallWindows + 1 : 0
    if smallWindows == 16 { (cells, smallWindows) = ([], 0) }
    let missingCells = count - cells.count
    let missingWords = window.wordsPerRow * bounds.height - marks.count
    let missingRows = bounds.height - crowded.count
    if missingCells > 0 { cells.append(contentsOf: repeatElement(AreaCell(), count: missingCells)) }
    if missingWords > 0 { marks.append(contentsOf: repeatElement(0, count: missingWords)) }
    if missingRows > 0 { crowded.append(contentsOf: repeatElement(false, count: missingRows)) }
  }

  /// Adds the edges of all contours, each closed.
  mutating func addEdges(of outline: FlattenedPath, _ transform: Transform, style: FillStyle) {
    corners.replace(by: outline, transform, for: window)
    reach = window.reach(of: corners.box)
    guard !reach.rows.isEmpty else { return }
    AreaAccumulator.plot(corners, in: window, &cells, &marks, &crowded)
    if crowded[reach.rows].contains(true) { resolveCrowdedRows(style) }
  }

  /// Sums the cells into coverage and clears them.
  mutating func finish(_ style: FillStyle, into coverage: inout Coverage) {
    coverage.clear(but: reach.rows)
    AreaAccumulator.sweep(
      window, reach, style, &cells, &marks, &coverage.samples, &coverage.extents)
    coverage.findRows(in: reach.rows)
  }
}

extension AreaAccumulator {
  /// Plots crowded rows again, using only the boundary of the inside.
  private mutating func resolveCrowdedRows(_ style: FillStyle) {
    resolver.begin(corners, in: window, crowded: crowded)
    for row in reach.rows where crowded[row] {
      let top = window.top &+ row << GridPoint.bits
      parts.removeAll(keepingCapacity: true)
      resolver.resolve(rowAt: top, style: style, into: &parts)
      AreaAccumulator.replace(row, by: parts, in: window, &cells, &marks, &crowded)
      crowded[row] = false
    }
  }
}

// The arrays are passed separately, since two spans of one value would be overlapping accesses.
extension AreaAccumulator {
  private static func plot(
    _ outline: GridOutline, in window: CellWindow,
    _ cells: inout [AreaCell], _ marks: inout [UInt64], _ crowded: inout [Bool]
  ) {
    var cells = cells.mutableSpan
    var marks = marks.mutableSpan
    var crowded = crowded.mutableSpan
    let points = outline.points.span
    var trace = EdgeTrace()
    var start = 0
    for end in outline.ends {
      var last = points[end - 1]
      trace.begin(points, start..<end)
      for index in start..<end {
        let next = points[index]
        trace.advance(from: last, to: next)
        if window.reaches(last, next) {
          Edge(from: last, to: next).plot(
            as: trace.stamp, in: window, cells: &cells, marks: &marks, crowded: &crowded)
        }
        last = next
      }
      start = end
    }
  }

  private static func replace(
    _ row: Int, by parts: [BoundaryPart], in window: CellWindow, _ cells: inout [AreaCell],
    _ marks: inout [UInt64], _ crowded: inout [Bool]
  ) {
    var cells = cells.mutableSpan
    var marks = marks.mutableSpan
    var crowded = crowded.mutableSpan
    for column in 0..<window.cellsPerRow { cells[row &* window.cellsPerRow &+ column] = AreaCell() }
    for word in 0..<window.wordsPerRow { marks[row &* window.wordsPerRow &+ word] = 0 }
    for part in parts {
      part.edge.plot(
        from: part.top, to: part.bottom, as: .none, in: window, cells: &cells, marks: &marks,
        crowded: &crowded)
    }
  }

  private static func sweep(
    _ window: CellWindow, _ reach: CellWindow.Reach, _ style: FillStyle,
    _ cells: inout [AreaCell], _ marks: inout [UInt64], _ samples: inout [UInt8],
    _ extents: inout [Range<Int>]
  ) {
    var cells = cells.mutableSpan
    var marks = marks.mutableSpan
    var samples = samples.mutableSpan
    for row in reach.rows {
      var sweep = RowSweep(row: row, in: window, style: style, stale: extents[row])
      extents[row] = sweep.run(words: reach.words, cells: &cells, marks: &marks, samples: &samples)
    }
  }
}
