/// A side of a rectangle.
public enum CGRectEdge: UInt32, Hashable, Sendable, CaseIterable {
  /// The left side.
  case minXEdge
  /// The top side.
  case minYEdge
  /// The right side.
  case maxXEdge
  /// The bottom side.
  case maxYEdge
}

extension Rect {
  /// The rectangle of no point, which a union ignores.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0.0, height: 0.0)

  /// The rectangle of all points, as Core Graphics defines it.
  public static let infinite = Rect(
    x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Whether the rectangle is `null`.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the rectangle is `infinite`.
  public var isInfinite: Bool { self == .infinite }

  /// Returns the part within a distance from a side, and the rest.
  public func divided(
    atDistance distance: Double, from edge: CGRectEdge
  ) -> (slice: Rect, remainder: Rect) {
    let rect = standardized
    let isHorizontal = edge == .minXEdge || edge == .maxXEdge
    let extent = isHorizontal ? rect.width : rect.height
    let cut = min(max(distance, 0), extent)
    let isFirst = edge == .minXEdge || edge == .minYEdge
    let (first, second) = rect.cut(at: isFirst ? cut : extent - cut, alongX: isHorizontal)
    return isFirst ? (first, second) : (second, first)
  }

  private func cut(at distance: Double, alongX isHorizontal: Bool) -> (Rect, Rect) {
    if isHorizontal {
      return (
        Rect(x: minX, y: minY, width: distance, height: height),
        Rect(x: minX + distance, y: minY, width: width - distance, height: height)
      )
    }
    return (
      Rect(x: minX, y: minY, width: width, height: distance),
      Rect(x: minX, y: minY + distance, width: width, height: height - distance)
    )
  }
}
