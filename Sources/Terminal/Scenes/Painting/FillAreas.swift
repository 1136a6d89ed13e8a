internal import Cells

/// A division of cells into rectangles with a single background each.
enum FillAreas {
  /// A rectangle of cells, and the topmost background that covers it.
  struct FilledRect {
    var rect: CellRect
    var fill: PaintedScene.Fill?
  }

  /// A part of a row.
  private struct ColumnRun {
    var columns: Range<Int>
    /// The index of the background; -1 for none.
    var fill: Int
  }

  /// Divides cells at the edges of backgrounds, and joins equal stretches of consecutive rows.
  static func areas(of spans: CellSpans, _ fills: [PaintedScene.Fill]) -> [FilledRect] {
    var done: [FilledRect] = []
    var open: [(stretch: ColumnRun, top: Int)] = []
    func close(_ part: (stretch: ColumnRun, top: Int), at row: Int) {
      done.append(
        FilledRect(
          rect: CellRect(columns: part.stretch.columns, rows: part.top..<row),
          fill: part.stretch.fill < 0 ? nil : fills[part.stretch.fill]))
    }
    for row in spans.rows.indices {
      let hasEdge = fills.contains {
        $0.rect.rows.lowerBound == row || $0.rect.rows.upperBound == row
      }
      if row > 0, !hasEdge, spans.rows[row] == spans.rows[row - 1] { continue }
      let stretches = spans.rows[row].flatMap { cut($0, row, fills) }
      var next: [(stretch: ColumnRun, top: Int)] = []
      for stretch in stretches {
        let above = open.firstIndex {
          $0.stretch.columns == stretch.columns && $0.stretch.fill == stretch.fill
        }
        next.append((stretch, above.map { open.remove(at: $0).top } ?? row))
      }
      for part in open { close(part, at: row) }
      open = next
    }
    for part in open { close(part, at: spans.rows.count) }
    return done
  }

  private static func cut(
    _ span: Range<Int>, _ row: Int, _ fills: [PaintedScene.Fill]
  ) -> [ColumnRun] {
    guard !fills.isEmpty else { return [ColumnRun(columns: span, fill: -1)] }
    var edges = [span.lowerBound, span.upperBound]
    for fill in fills where fill.rect.rows.contains(row) {
      edges += [fill.rect.columns.lowerBound, fill.rect.columns.upperBound].filter {
        $0 > span.lowerBound && $0 < span.upperBound
      }
    }
    edges.sort()
    var stretches: [ColumnRun] = []
    for (start, end) in zip(edges, edges.dropFirst()) where start < end {
      let fill = fills.lastIndex { $0.rect.contains(column: start, row: row) } ?? -1
      if let last = stretches.last, last.fill == fill {
        stretches[stretches.count - 1].columns = last.columns.lowerBound..<end
      } else {
        stretches.append(ColumnRun(columns: start..<end, fill: fill))
      }
    }
    return stretches
  }
}
