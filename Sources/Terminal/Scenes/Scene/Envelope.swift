package import Cells
package import Shapes

/// Heights along a line and, mirrored, below it: the envelope of a sound.
///
/// In pixels, the heights are joined by lines. In cells, they are bars as fine as the glyphs, so
/// that no cell is partially filled by less than one block.
package struct Envelope: Hashable, Sendable {
  /// The maximum area; the line lies in its middle.
  package var area: Rect
  /// The heights above the line, evenly spaced from the left edge to the right.
  package var heights: [Double]

  package init(area: Rect, heights: [Double]) { (self.area, self.heights) = (area, heights) }

  /// The outline in pixels.
  package var path: Path {
    guard heights.count > 1 else { return Path() }
    let step = area.width / Double(heights.count - 1)
    let above = heights.enumerated().map {
      Point(x: area.minX + Double($0) * step, y: area.midY - $1)
    }
    return Path { path in
      path.move(to: above[0])
      for point in above.dropFirst() { path.addLine(to: point) }
      for point in above.reversed() {
        path.addLine(to: Point(x: point.x, y: 2 * area.midY - point.y))
      }
      path.closeSubpath()
    }
  }
}

// MARK: - Cells

extension Envelope {
  /// Returns the outline in cells of a size: bars that end at the boundaries of the glyphs' blocks.
  package func path(in glyphs: GlyphSet, cell: Size) -> Path {
    guard heights.count > 1, cell.width > 0, cell.height > 0 else { return Path() }
    let columns = max(1, Int((area.width / cell.width).rounded()))
    return Path { path in
      for column in 0..<columns {
        let bars = glyphs.barsOfCell
        var tops = (0..<bars).map { highest(column * bars + $0, of: columns * bars) }
        let steps = glyphs.level(&tops, unit: cell.height)
        let width = cell.width / Double(bars)
        for (bar, top) in tops.enumerated() {
          let x = area.minX + Double(column) * cell.width + Double(bar) * width
          let (above, below) = extent(top, steps: steps, unit: cell.height)
          path.addRect(Rect(x: x, y: above, width: width, height: below - above))
        }
      }
    }
  }

  /// Returns the maximum height within one of `parts` equal parts of the width; the height at its
  /// end counts for the next part.
  private func highest(_ part: Int, of parts: Int) -> Double {
    let last = heights.count - 1
    let first = part * last / parts
    return heights[first..<max(first + 1, (part + 1) * last / parts)].max() ?? 0
  }

  /// Returns the upper and the lower edge for a height, on a grid of `steps` steps in each cell.
  ///
  /// A height of less than a step counts as one, above the line only if steps are large.
  private func extent(_ height: Double, steps: Int, unit: Double) -> (Double, Double) {
    let step = unit / Double(steps)
    func snapped(_ y: Double) -> Double { (y / step).rounded() * step }
    let (above, below) = (snapped(area.midY - height), snapped(area.midY + height))
    guard height > 0, height < step / 2 else { return (above, below) }
    return (snapped(area.midY) - step, snapped(area.midY) + (steps < 4 ? 0 : step))
  }
}

extension GlyphSet {
  /// The number of bars that fit side by side in a cell.
  fileprivate var barsOfCell: Int {
    switch self {
    case .ascii, .block, .half: 1
    case .quadrant, .sextant, .wedge, .octant, .braille: 2
    }
  }

  /// Equalizes bars of nearly the same height if they can then end at finer steps, and returns the
  /// number of steps in a cell's height.
  fileprivate func level(_ heights: inout [Double], unit: Double) -> Int {
    let (steps, together) =
      switch self {
      case .half: (2, 2)
      case .quadrant: (2, 8)
      case .sextant, .wedge: (3, 8)
      case .octant: (4, 8)
      case .braille: (4, 4)
      // Shaded rather than divided: any height is shown by its ink.
      case .ascii, .block: (8, 8)
      }
    guard let highest = heights.max(),
      heights.allSatisfy({ step(of: $0, steps, unit) == step(of: highest, steps, unit) })
    else { return steps }
    heights = heights.map { _ in highest }
    return together
  }

  private func step(of height: Double, _ steps: Int, _ unit: Double) -> Double {
    (height / unit * Double(steps)).rounded()
  }
}
