public import Shapes

extension Drawing.Layer: DrawingContent {
  /// Returns the layer itself, wherever the rectangle is.
  public func layers(in rect: Rect) -> [Drawing.Layer] { [self] }
}

/// A builder of drawings from painted shapes and layers, bottom first, as in SwiftUI's `ZStack`.
@resultBuilder
public enum DrawingBuilder {
  /// Adds a painted shape or a layer.
  public static func buildExpression(_ content: some DrawingContent) -> [any DrawingContent] {
    [content]
  }

  /// Adds several painted shapes or layers.
  public static func buildExpression(_ contents: [any DrawingContent]) -> [any DrawingContent] {
    contents
  }

  /// Joins the parts of a block.
  public static func buildBlock(_ parts: [any DrawingContent]...) -> [any DrawingContent] {
    parts.flatMap(\.self)
  }

  /// Joins the parts of a loop.
  public static func buildArray(_ parts: [[any DrawingContent]]) -> [any DrawingContent] {
    parts.flatMap(\.self)
  }

  /// Adds the part of a condition, if it holds.
  public static func buildOptional(_ part: [any DrawingContent]?) -> [any DrawingContent] {
    part ?? []
  }

  /// Adds the part of a condition that holds.
  public static func buildEither(first part: [any DrawingContent]) -> [any DrawingContent] { part }

  /// Adds the part of a condition that doesn't hold.
  public static func buildEither(second part: [any DrawingContent]) -> [any DrawingContent] { part }
}

extension Drawing {
  /// Creates a picture of painted shapes, each of which fills the visible area.
  public init(
    size: Size, background: RGBA? = nil,
    @DrawingBuilder content: () -> [any DrawingContent]
  ) {
    let area = Rect(origin: Point(x: 0, y: 0), size: size)
    self.init(
      size: size, background: background, layers: content().flatMap { $0.layers(in: area) })
  }
}
