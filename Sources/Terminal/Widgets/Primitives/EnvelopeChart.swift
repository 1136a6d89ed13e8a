internal import Cells
internal import Raster
internal import Scenes
internal import Shapes

/// Heights along a line, mirrored below it, optionally with a part in the colors of progress.
///
/// It is drawn column by column, so that a growing part changes only its last columns.
package struct EnvelopeChart: Widget {
  /// The heights, from 0 to 1, evenly spaced over the width; if empty, only the line is drawn.
  package var heights: [Double]
  /// The colored fraction, from 0 to 1; `nil` colors all of it.
  package var share: Double?
  package var rows: Int

  /// The number of corners of the outline in each column, from edge to edge.
  private static let steps = 4
  /// The minimum height of the outline and of the line below it, as fractions of a cell's.
  private static let least = (outline: 0.1, line: 0.06)

  package init(_ heights: [Double], share: Double? = nil, rows: Int) {
    (self.heights, self.share) = (heights, share)
    self.rows = max(0, rows)
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  package func estimatedHeight(forWidth columns: Int) -> Int { rows }

  package func draw(in context: inout DrawContext) {
    guard context.columns > 0, rows > 0 else { return }
    drawLine(in: &context)
    guard !heights.isEmpty else { return }
    let theme = context.theme
    let plain = Paint.solid(theme.depth == .never ? theme.color(.text) : theme.tint(0.28))
    let corners = corners(columns: context.columns, in: context)
    for column in 0..<context.columns {
      let place = (Double(column) + 0.5) / Double(context.columns)
      let isColored = share.map { place <= $0 } ?? true
      let first = column * Self.steps
      let envelope = Envelope(
        area: context.rect(columns: column..<column + 1, rows: 0..<rows),
        heights: Array(corners[first...first + Self.steps]))
      context.figure(.envelope(envelope), isColored ? theme.progress(at: place) : plain)
    }
  }

  /// Draws the line in the middle, which connects all columns into a single picture.
  private func drawLine(in context: inout DrawContext) {
    let middle = context.rect(columns: 0..<context.columns, rows: (rows - 1) / 2..<rows / 2 + 1)
    let height = Self.least.line * context.cell.height
    context.figure(
      .envelope(Envelope(area: middle, heights: [height, height])), context.theme.paint(.track))
  }

  /// Returns the height of the outline at each of its corners, in drawing units.
  private func corners(columns: Int, in context: DrawContext) -> [Double] {
    let count = columns * Self.steps
    let largest = context.bounds.height / 2
    let least = min(Self.least.outline * context.cell.height, largest)
    return (0...count).map { corner in
      // The highest within half a step on either side, so that no peak is lost.
      let first = max(0, (2 * corner - 1) * heights.count / (2 * count))
      let last = min(((2 * corner + 1) * heights.count - 1) / (2 * count), heights.count - 1)
      let highest = heights[min(first, last)...last].max() ?? 0
      return max(least, min(highest, 1) * largest)
    }
  }
}
