package import Shapes

/// A range of rows of a drawing that is stretched to fill a picture.
package struct DrawingBand: Hashable, Sendable {
  /// The rows as a rectangle, in pixels of the whole picture.
  package let bounds: PixelRect

  /// The map from the drawing's units to pixels of the whole picture; `nil` if the drawing has no
  /// area.
  package let transform: Transform?

  /// Creates a band of a picture with the given size in pixels; `nil` for `rows` means all of them.
  package init(of drawing: Drawing, width: Int, height: Int, rows: Range<Int>? = nil) {
    let rows = rows ?? 0..<max(0, height)
    bounds = PixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count)
    let size = drawing.size
    let hasArea = size.width > 0 && size.height > 0
    transform =
      hasArea
      ? .scale(x: Double(width) / size.width, y: Double(height) / size.height) : nil
  }
}
