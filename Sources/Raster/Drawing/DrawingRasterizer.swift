public import Shapes

/// Turns drawings into coverage and pixels, with storage that it keeps from one to the next.
public struct DrawingRasterizer: Sendable {
  private var rasterizer = Rasterizer()

  /// Creates a rasteriser without storage.
  public init() {}

  /// Returns how much of each pixel of a window a layer hides, its clip and opacity taken in.
  ///
  /// The transform takes the drawing's units to pixels.
  public mutating func coverage(
    of layer: Drawing.Layer, transform: Transform, window: PixelRect
  ) -> Coverage {
    var coverage = Coverage()
    let region = layer.outline.region
    rasterizer.fill(
      region.path, style: region.style, transform: transform, window: window, into: &coverage)
    if let clip = layer.clip {
      var mask = Coverage()
      rasterizer.fill(
        clip.path, style: clip.style, transform: transform, window: window, into: &mask)
      coverage.multiply(by: mask)
    }
    if layer.opacity < 1 { coverage.multiply(by: layer.opacity) }
    return coverage
  }

  /// Returns a drawing in so many pixels, stretched to fill them.
  public mutating func pixmap(of drawing: Drawing, width: Int, height: Int) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    if let background = drawing.background { pixmap.fill(background) }
    guard drawing.size.width > 0, drawing.size.height > 0 else { return pixmap }
    let transform = Transform.scale(
      x: Double(width) / drawing.size.width, y: Double(height) / drawing.size.height)
    for layer in drawing.layers {
      let coverage = coverage(of: layer, transform: transform, window: pixmap.bounds)
      pixmap.lay(layer.paint, over: coverage, transform: transform)
    }
    return pixmap
  }
}
