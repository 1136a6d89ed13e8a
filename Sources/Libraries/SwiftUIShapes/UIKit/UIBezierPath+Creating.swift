extension UIBezierPath {
  /// Creates a path of a rectangle.
  public convenience init(rect: Rect) { self.init(Path(rect)) }

  /// Creates a path of an ellipse.
  public convenience init(ovalIn rect: Rect) { self.init(Path(ellipseIn: rect)) }

  /// Creates a path of a rectangle with continuous corners, as UIKit draws them.
  public convenience init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a path of a rectangle in which some corners are round.
  ///
  /// As in UIKit, the corners have the width of the radii and are at most half the shorter side.
  public convenience init(
    roundedRect rect: Rect, byRoundingCorners corners: UIRectCorner, cornerRadii: Size
  ) {
    let box = rect.standardized
    let radius = max(0, min(cornerRadii.width, box.width / 2, box.height / 2))
    let radii = RectangleCornerRadii(
      topLeading: corners.contains(.topLeft) ? radius : 0,
      bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
      bottomTrailing: corners.contains(.bottomRight) ? radius : 0,
      topTrailing: corners.contains(.topRight) ? radius : 0)
    self.init(Path(roundedRect: box, cornerRadii: radii))
  }

  /// Creates a path of an arc between two angles in radians.
  public convenience init(
    arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
}
