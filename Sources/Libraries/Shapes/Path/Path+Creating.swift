extension Path {
  /// Creates a closed rectangle.
  public init(_ rect: Rect) { self.init { $0.addRect(rect) } }

  /// Creates a closed ellipse that touches all sides of a rectangle.
  public init(ellipseIn rect: Rect) { self.init { $0.addEllipse(in: rect) } }

  /// Creates a closed rectangle with rounded corners.
  ///
  /// The radius is limited to half the shorter side.
  public init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous)
  {
    let size = Size(width: cornerRadius, height: cornerRadius)
    self.init { $0.addRoundedRect(in: rect, cornerSize: size, style: style) }
  }

  /// Creates a closed rectangle with elliptic corners.
  ///
  /// The corners are limited to half the rectangle's width and height.
  public init(roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Creates a closed rectangle with a radius for each corner.
  ///
  /// If the corners along a side don't fit, all are scaled down by the same factor.
  public init(
    roundedRect rect: Rect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }
}

extension Path: Shape {
  /// Returns the path itself, whatever the rectangle, as SwiftUI does.
  public func path(in rect: Rect) -> Path { self }
}

extension Path: LosslessStringConvertible {
  /// Creates a path from the text of an SVG path's `d` attribute; `nil` if it can't be read.
  ///
  /// SwiftUI's own notation, which puts numbers before commands, isn't read.
  public init?(_ description: String) {
    guard let path = try? Path(svg: description) else { return nil }
    self = path
  }
}
