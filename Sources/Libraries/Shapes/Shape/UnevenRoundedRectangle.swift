/// A rectangle with a radius for each corner; leading is left.
///
/// It goes clockwise from its left side, below the corner.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii; if they don't fit beside each other, all are scaled down by the same factor.
  public var cornerRadii: RectangleCornerRadii

  /// The form of the corners.
  public var style: RoundedCornerStyle

  private var inset = 0.0

  /// Creates a rectangle from its corner radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Creates a rectangle; omitted corners are sharp.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: Rect) -> Path {
    let radii = cornerRadii.fitted(to: rect.size).map { max(0, $0 - inset) }
    let box = rect.insetBy(dx: inset, dy: inset)
    return Path { $0.addRoundedRect(in: box, cornerRadii: radii, style: style) }
  }

  /// Returns the rectangle with its sides moved inward and its corners about the same centers.
  public func inset(by amount: Double) -> UnevenRoundedRectangle {
    var rectangle = self
    rectangle.inset += amount
    return rectangle
  }

  /// The radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}
