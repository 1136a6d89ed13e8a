public import Shapes

/// Layers of a drawing that fit themselves into any rectangle.
public protocol DrawingContent: Sendable {
  /// Returns the layers for a rectangle, bottom first.
  func layers(in rect: Rect) -> [Drawing.Layer]
}

/// A shape that is filled or stroked, once or several times.
public struct PaintedShape<Content: Shape>: DrawingContent {
  private let shape: Content
  private let coats: [@Sendable (Rect) -> Drawing.Layer]

  fileprivate init(_ shape: Content, coats: [@Sendable (Rect) -> Drawing.Layer] = []) {
    (self.shape, self.coats) = (shape, coats)
  }

  /// Returns the shape with another paint on an outline of it, above the present ones.
  private func painted(
    _ style: some ShapeStyle, _ outline: @escaping @Sendable (Content, Rect) -> Drawing.Outline
  ) -> PaintedShape {
    let coat: @Sendable (Rect) -> Drawing.Layer = { [shape] in
      Drawing.Layer(outline(shape, $0), paint: style.paint(in: $0))
    }
    return PaintedShape(shape, coats: coats + [coat])
  }

  /// Returns the layers for a rectangle, in the order in which the paints were added.
  public func layers(in rect: Rect) -> [Drawing.Layer] { coats.map { $0(rect) } }

  /// Returns the shape with a fill above the present paints.
  public func fill(
    _ content: some ShapeStyle, style: FillStyle = FillStyle()
  ) -> PaintedShape {
    painted(content) { .fill($0.path(in: $1), style) }
  }

  /// Returns the shape with a stroke above the present paints.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    painted(content) { .stroke($0.path(in: $1), style, antialiased: antialiased) }
  }

  /// Returns the shape with a solid stroke above the present paints.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension PaintedShape where Content: InsettableShape {
  /// Returns the shape with a stroke inside its outline, above the present paints.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    painted(content) {
      let inset = $0.inset(by: style.lineWidth / 2)
      return .stroke(inset.path(in: $1), style, antialiased: antialiased)
    }
  }

  /// Returns the shape with a solid stroke inside its outline, above the present paints.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension Shape {
  fileprivate var unpainted: PaintedShape<Self> { PaintedShape(self) }

  /// Returns the shape filled with a color or gradient.
  public func fill(
    _ content: some ShapeStyle, style: FillStyle = FillStyle()
  ) -> PaintedShape<Self> { unpainted.fill(content, style: style) }

  /// Returns the shape stroked with a color or gradient.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> { unpainted.stroke(content, style: style, antialiased: antialiased) }

  /// Returns the shape with a solid stroke of a color or gradient.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    unpainted.stroke(content, lineWidth: lineWidth, antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Returns the shape stroked inside its outline with a color or gradient.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    unpainted.strokeBorder(content, style: style, antialiased: antialiased)
  }

  /// Returns the shape with a solid stroke inside its outline.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    unpainted.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased)
  }
}
