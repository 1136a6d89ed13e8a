public import Shapes

/// Turns drawings into coverage and pixels, reusing its storage.
public struct DrawingRasterizer: Sendable {
  private var rasterizer = Rasterizer()
  private var covered = Coverage()
  private var mask = Coverage()

  /// Creates a rasterizer without storage.
  public init() {}

  /// Returns the coverage of a layer in a window, including its clip and opacity.
  ///
  /// The transform takes the drawing's units to pixels.
  public mutating func coverage(
    of layer: Drawing.Layer, transform: Transform, window: PixelRect
  ) -> Coverage {
    cover(layer, layer.outline.region, transform, window)
    return covered
  }

  /// Returns a drawing as a picture of a size in pixels, stretched to fill it.
  public mutating func pixmap(of drawing: Drawing, width: Int, height: Int) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    draw(drawing, into: &pixmap)
    return pixmap
  }

  /// Replaces the content of a picture by a drawing, stretched to fill it.
  public mutating func draw(_ drawing: Drawing, into pixmap: inout Pixmap) {
    pixmap.clear()
    if let background = drawing.background { pixmap.fill(background) }
    guard drawing.size.width > 0, drawing.size.height > 0 else { return }
    let transform = Transform.scale(
      x: Double(pixmap.width) / drawing.size.width, y: Double(pixmap.height) / drawing.size.height)
    for layer in drawing.layers { draw(layer, transform, into: &pixmap) }
  }

  private mutating func draw(
    _ layer: Drawing.Layer, _ transform: Transform, into pixmap: inout Pixmap
  ) {
    let region = layer.outline.region
    var seen = region.pixels(transform, in: pixmap.bounds)
    if let clip = layer.clip { seen = clip.pixels(transform, in: seen) }
    guard !seen.isEmpty, layer.opacity > 0 else { return }
    cover(layer, region, transform, seen)
    pixmap.lay(layer.paint, over: covered, transform: transform)
  }

  private mutating func cover(
    _ layer: Drawing.Layer, _ region: Drawing.Clip, _ transform: Transform, _ window: PixelRect
  ) {
    rasterizer.fill(
      region.path, style: region.style, transform: transform, window: window, into: &covered)
    if let clip = layer.clip {
      rasterizer.fill(
        clip.path, style: clip.style, transform: transform, window: window, into: &mask)
      covered.multiply(by: mask)
    }
    if !(layer.opacity >= 1) { covered.multiply(by: layer.opacity) }
  }
}
