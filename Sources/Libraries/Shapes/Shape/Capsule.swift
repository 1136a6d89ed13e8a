/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable {
  /// The form of the ends; a continuous one has no room to differ from a half circle.
  public var style: RoundedCornerStyle

  private var inset = 0.0

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the outline in a rectangle.
  public func path(in rect: Rect) -> Path {
    let box = rect.insetBy(dx: inset, dy: inset)
    return Path {
      $0.addRoundedRect(in: box, cornerRadius: min(box.width, box.height) / 2, style: style)
    }
  }

  /// Returns the capsule, inset.
  public func inset(by amount: Double) -> Capsule {
    var capsule = self
    capsule.inset += amount
    return capsule
  }
}
