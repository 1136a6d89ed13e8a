package import Cells
package import Raster

/// A picture before it is drawn: planes of figures and texts, one above the other.
package struct Scene: Hashable, Sendable {
  /// The cells to draw on.
  package var canvas: Canvas
  /// The planes, bottom first; no two have the same identity.
  package var planes: [Plane]

  /// Creates a picture, empty by default.
  package init(canvas: Canvas, planes: [Plane] = []) {
    (self.canvas, self.planes) = (canvas, planes)
  }
}

// MARK: - Pictures of one plane

extension Scene {
  /// Adds a figure to the topmost plane, above its other figures and below its texts.
  package mutating func add(_ figure: Figure, _ paint: Paint) {
    withTop { $0.add(figure, paint, clip: $1) }
  }

  /// Adds a text to the topmost plane at a position.
  package mutating func add(_ text: String, column: Int, row: Int, style: Style) {
    withTop { $0.add(text, column: column, row: row, style: style, clip: $1) }
  }

  /// Adds a text centered in a row to the topmost plane; a text that doesn't fit is truncated with
  /// an ellipsis.
  package mutating func add(centered text: String, row: Int, style: Style) {
    withTop { $0.add(centered: text, row: row, style: style, clip: $1) }
  }

  /// Changes the topmost plane, adding one if there is none.
  private mutating func withTop(_ change: (inout Plane, CellRect) -> Void) {
    if planes.isEmpty { planes.append(Plane()) }
    change(&planes[planes.count - 1], canvas.cells)
  }
}
