public import Shapes

/// A converter from drawings to coverage and pixels that reuses its storage.
public struct DrawingRasterizer: Sendable {
  private var rasterizer = Rasterizer()
  private var covered = Coverage()
  private var mask = Coverage()

  /// Creates a rasterizer without storage.
  public init() {}

  /// Returns the coverage of a layer in a window, including its clip and opacity.
  ///
  /// The transform maps the drawing's units to pixels.
  public mutating func coverage(
    of layer: Drawing.Layer, transform: Transform, window: PixelRect
  ) -> Coverage {
    let layer = layer.withVisibleDashes(in: transform)
    cover(layer, layer.outline.region, transform, window)
    return covered
  }

  /// Returns the coverage of a layer in the part of a window where it may be visible, extended,
  /// like the window, to multiples of a number of columns and rows; `nil` if the layer isn't
  /// visible.
  package mutating func visibleCoverage(
    of layer: Drawing.Layer, transform: Transform, window: PixelRect,
    multiples: (columns: Int, rows: Int)
  ) -> Coverage? {
    let layer = layer.withVisibleDashes(in: transform)
    let region = layer.outline.region
    let seen = layer.pixels(of: region, transform, in: window)
    guard !seen.isEmpty else { return nil }
    cover(layer, region, transform, seen.extended(to: multiples))
    return covered
  }

  /// Returns a picture of a drawing, stretched to a size in pixels.
  public mutating func pixmap(of drawing: Drawing, width: Int, height: Int) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    draw(drawing, into: &pixmap)
    return pixmap
  }

  /// Replaces the contents of a picture with a drawing, stretched to fill it.
  public mutating func draw(_ drawing: Drawing, into pixmap: inout Pixmap) {
    draw(drawing, into: &pixmap) { _ in }
  }

  /// Replaces the contents of a picture with a drawing, stretched to fill it, and reports the share of
  /// the layers that are drawn, from 0 to 1.
  package mutating func draw(
    _ drawing: Drawing, into pixmap: inout Pixmap, reporting report: (Double) -> Void
  ) {
    clear(&pixmap, for: drawing)
    let band = DrawingBand(of: drawing, width: pixmap.width, height: pixmap.height)
    for (place, layer) in drawing.layers.enumerated() {
      draw(layer, band, into: &pixmap)
      report(Double(place + 1) / Double(drawing.layers.count))
    }
  }

  /// Replaces the contents of a picture with the background of a drawing.
  package func clear(_ pixmap: inout Pixmap, for drawing: Drawing) {
    pixmap.clear()
    if let background = drawing.background { pixmap.fill(background) }
  }

  /// Draws a layer over a band of a picture.
  package mutating func draw(
    _ layer: Drawing.Layer, _ band: DrawingBand, into pixmap: inout Pixmap
  ) {
    guard let transform = band.transform else { return }
    let layer = layer.withVisibleDashes(in: transform)
    let region = layer.outline.region
    let seen = layer.pixels(of: region, transform, in: band.bounds)
    guard !seen.isEmpty else { return }
    cover(layer, region, transform, seen)
    pixmap.lay(layer.paint, over: covered, transform, top: band.bounds.y)
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
