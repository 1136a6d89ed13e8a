/// A horizontal position; leading is left.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// The left edge.
  case leading
  /// The center.
  case center
  /// The right edge.
  case trailing
}

/// A vertical position.
public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The center.
  case center
  /// The bottom edge.
  case bottom
  /// The baseline of the first line of text.
  case firstTextBaseline
  /// The baseline of the last line of text.
  case lastTextBaseline
}

/// A position along both axes.
public struct Alignment: Hashable, Sendable {
  /// The horizontal position.
  public var horizontal: HorizontalAlignment

  /// The vertical position.
  public var vertical: VerticalAlignment

  /// Creates a position.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The midpoint of the left side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The midpoint of the right side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The midpoint of the top side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The midpoint of the bottom side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
