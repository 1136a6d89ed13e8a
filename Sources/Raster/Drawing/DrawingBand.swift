package import Shapes

/// Rows of a drawing that is stretched to fill a picture.
package struct DrawingBand: Hashable, Sendable {
  /// The rows, in pixels of the whole picture.
  package let bounds: PixelRect

  /// Takes the drawing's units to pixels of the whole picture; `nil` if the drawing has no area.
  package let transform: Transform?

  /// Creates the band of some rows of a picture with the given size in pixels; without `rows`, of all
  /// of them.
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
