/// The stroke along a shape's outline, as a shape to fill.
public struct StrokedShape<Content: Shape>: Shape {
  /// The shape whose outline is stroked.
  public var shape: Content

  /// The style of the stroke.
  public var style: StrokeStyle

  /// Creates a stroke along a shape's outline.
  public init(shape: Content, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

  /// Returns the stroke's outline in a rectangle; half of the stroke lies outside the shape.
  public func path(in rect: Rect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The shape's own data and the style's.
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension StrokedShape: Equatable where Content: Equatable {}
extension StrokedShape: Hashable where Content: Hashable {}

extension Shape {
  /// Returns the stroke along the outline, as a shape to fill.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }

  /// Returns a solid stroke along the outline, as a shape to fill.
  public func stroke(lineWidth: Double = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Returns a stroke along the outline that stays inside it.
  public func strokeBorder(style: StrokeStyle) -> StrokedShape<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }

  /// Returns a solid stroke along the outline that stays inside it.
  public func strokeBorder(lineWidth: Double = 1) -> StrokedShape<InsetShape> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
}
