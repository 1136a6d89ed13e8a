internal import Mathematics

/// The regular polygon inscribed in the largest circle centered in the rectangle.
///
/// It goes clockwise from its first corner, at 12 o'clock. Fewer than three sides draw nothing, and
/// the number is limited to ten thousand.
public struct Polygon: InsettableShape, Hashable {
  /// The number of sides.
  public var sides: Int

  private var inset = 0.0

  /// Creates a regular polygon.
  public init(sides: Int) { self.sides = sides }

  /// Returns the outline in a rectangle.
  public func path(in rect: Rect) -> Path {
    guard sides >= 3, !rect.isEmpty else { return Path() }
    let count = min(sides, 10_000)
    // Moving a side inward moves the corners by more.
    let radius = rect.centeredSquare.width / 2 - inset / cosine(.pi / Double(count))
    return Path { $0.addCorners(count, radii: [radius], around: rect.center) }
  }

  /// Returns the polygon with its sides moved inward.
  public func inset(by amount: Double) -> Polygon {
    var polygon = self
    polygon.inset += amount
    return polygon
  }
}

extension Path {
  /// Adds a closed subpath of corners evenly spaced about a center, clockwise from the top, with
  /// alternating radii.
  mutating func addCorners(_ count: Int, radii: [Double], around center: Point) {
    guard radii.allSatisfy({ $0 >= 0 && $0.isFinite }), radii.contains(where: { $0 > 0 }) else {
      return
    }
    let step = 2 * Double.pi / Double(count)
    addLines(
      (0..<count).map { index in
        let angle = step * Double(index)
        let radius = radii[index % radii.count]
        return Point(x: center.x + radius * sine(angle), y: center.y - radius * cosine(angle))
      })
    closeSubpath()
  }
}
