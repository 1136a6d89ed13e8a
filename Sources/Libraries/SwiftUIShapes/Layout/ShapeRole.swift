/// How a view draws a shape; nothing here depends on it.
public enum ShapeRole: Hashable, Sendable {
  /// The shape is filled.
  case fill
  /// The shape is stroked.
  case stroke
  /// The shape separates others.
  case separator
}

/// What becomes of a shape in a layout from right to left; nothing here depends on it.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape stays the same.
  case fixed
  /// The shape is mirrored in a layout of a direction.
  case mirrors(in: LayoutDirection)

  /// The shape is mirrored in a layout from right to left.
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}

extension Shape {
  /// How a view draws the shape.
  public static var role: ShapeRole { .fill }

  /// What becomes of the shape in a layout from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the proposed size, and 10 where none is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }
}
