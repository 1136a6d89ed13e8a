/// A rectangle with rounded corners, clockwise from its left side, below the corner.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The width and height of the corners, at most half those of the rectangle.
  public var cornerSize: Size

  /// The form of the corners.
  public var style: RoundedCornerStyle

  private var inset = 0.0

  /// Creates a rectangle with elliptic corners.
  public init(cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Creates a rectangle with round corners; the radius is at most half the shorter side.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: Rect) -> Path {
    let box = rect.insetBy(dx: inset, dy: inset)
    let corner =
      cornerSize.width == cornerSize.height
      ? min(rect.width, rect.height) / 2 : Double.infinity
    let size = Size(
      width: max(0, min(cornerSize.width, rect.width / 2, corner) - inset),
      height: max(0, min(cornerSize.height, rect.height / 2, corner) - inset))
    return Path { $0.addRoundedRect(in: box, cornerSize: size, style: style) }
  }

  /// Returns the rectangle with its sides moved inward and its corners about the same centers.
  public func inset(by amount: Double) -> RoundedRectangle {
    var rectangle = self
    rectangle.inset += amount
    return rectangle
  }

  /// The width and height of the corners.
  public var animatableData: Size.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}
