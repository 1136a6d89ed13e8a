package import Raster
internal import TerminalCodes

/// A PNG file of a drawing made in steps, band by band from the top, so that memory doesn't grow
/// with the height of the picture.
package struct PNGFile {
  private let drawing: Drawing
  private let width: Int
  private let height: Int
  private var rasterizer = DrawingRasterizer()
  private var encoder: PNGEncoder
  private var pixels: Pixmap
  private var top = 0
  private var layer = 0

  /// The number of pixels in a band.
  private static let bandArea = 1 << 20
  /// The number of layers drawn per step.
  private static let layersInStep = 64

  /// Starts a file of a drawing that is stretched to fill a size in pixels; `nil` if a side isn't
  /// from 1 to `Pixmap.longestSide` or memory runs out.
  package init?(of drawing: Drawing, width: Int, height: Int) {
    let sides = 1...Pixmap.longestSide
    guard sides.contains(width), sides.contains(height),
      let encoder = PNGEncoder(width: width, height: height)
    else { return nil }
    (self.drawing, self.width, self.height, self.encoder) = (drawing, width, height, encoder)
    pixels = Pixmap(width: width, height: min(height, max(1, Self.bandArea / width)))
    rasterizer.clear(&pixels, for: drawing)
  }

  /// The completed fraction of the work, from 0 to 1.
  package var share: Double {
    let layers = Double(max(1, drawing.layers.count))
    let rows = Double(pixels.height) * min(1, Double(layer) / layers)
    return min(1, (Double(top) + rows) / Double(height))
  }

  /// Performs the next step and returns the bytes of the file that are complete, often none; `nil`
  /// after the last step.
  package mutating func next() -> [UInt8]? {
    guard top < height else { return nil }
    guard layer >= drawing.layers.count else {
      drawLayers()
      return []
    }
    let bytes = encoder.add(pixels)
    startBand(at: top + pixels.height)
    return top < height ? bytes : bytes + encoder.finish()
  }

  private mutating func drawLayers() {
    let band = DrawingBand(
      of: drawing, width: width, height: height, rows: top..<top + pixels.height)
    let end = min(layer + Self.layersInStep, drawing.layers.count)
    for layer in drawing.layers[layer..<end] { rasterizer.draw(layer, band, into: &pixels) }
    layer = end
  }

  private mutating func startBand(at row: Int) {
    (top, layer) = (row, 0)
    guard top < height else { return }
    let rows = min(pixels.height, height - top)
    if rows < pixels.height { pixels = Pixmap(width: width, height: rows) }
    rasterizer.clear(&pixels, for: drawing)
  }
}
