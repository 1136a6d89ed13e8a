public import Raster
public import Shapes

extension Drawing {
  /// The drawing as an SVG document of its own size.
  ///
  /// Outlines stay outlines and strokes stay strokes; gradients that SVG lacks are emulated.
  public var svg: String { SVGText.document(of: self) }

  /// Returns the drawing as an SVG document that is shown at another size.
  ///
  /// The view box and all coordinates stay in the drawing’s units; as in any SVG, a drawing with
  /// other proportions is centered.
  public func svg(size: Size) -> String { SVGText.document(of: self, shownAt: size) }
}

extension DrawingContent {
  /// Returns an SVG document of a size that the shape fills.
  public func svg(size: Size) -> String { Drawing(size: size) { self }.svg }
}
