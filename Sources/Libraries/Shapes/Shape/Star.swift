internal import Mathematics

/// A star inscribed in the largest circle centered in the rectangle.
///
/// It goes clockwise from its first point, at 12 o'clock. Fewer than two points draw nothing, and
/// the number is limited to ten thousand.
public struct Star: InsettableShape, Hashable {
  /// The number of points.
  public var points: Int

  /// The ratio of the inner radius to the outer one, 0...1.
  ///
  /// A five-pointed star with collinear sides has 0.382.
  public var innerRatio: Double

  private var inset = 0.0

  /// Creates a star.
  public init(points: Int, innerRatio: Double = 0.5) {
    (self.points, self.innerRatio) = (points, innerRatio)
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: Rect) -> Path {
    guard points >= 2, !rect.isEmpty, !innerRatio.isNaN else { return Path() }
    let count = min(points, 10_000)
    let outer = rect.centeredSquare.width / 2
    let inner = outer * min(max(innerRatio, 0), 1)
    // All sides are equally far from the center, so moving them inward is a scaling.
    let angle = Double.pi / Double(count)
    let side = Point(x: outer, y: 0)
      .distance(to: Point(x: inner * cosine(angle), y: inner * sine(angle)))
    let distance = outer * inner * sine(angle) / side
    let scale = inset == 0 ? 1 : (distance - inset) / distance
    return Path {
      $0.addCorners(2 * count, radii: [outer * scale, inner * scale], around: rect.center)
    }
  }

  /// Returns the star with its sides moved inward.
  public func inset(by amount: Double) -> Star {
    var star = self
    star.inset += amount
    return star
  }

  /// The ratio.
  public var animatableData: Double {
    get { innerRatio }
    set { innerRatio = newValue }
  }
}
