/// A slice of the largest circle centered in the rectangle, between two compass bearings.
///
/// It goes clockwise from the first bearing to the second: 0 is up, a quarter turn is right. A full
/// turn or more is the whole circle without a seam; an end that isn't past the start draws nothing.
public struct Pie: InsettableShape, Hashable {
  /// The bearing at which the slice begins.
  public var startAngle: Angle

  /// The bearing at which the slice ends.
  public var endAngle: Angle

  private var inset = 0.0

  /// Creates a slice between two compass bearings.
  public init(startAngle: Angle = .zero, endAngle: Angle) {
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }

  /// Returns the outline in a rectangle: from the center to the first bearing, along the circle,
  /// and back.
  public func path(in rect: Rect) -> Path {
    let box = rect.centeredSquare.insetBy(dx: inset, dy: inset)
    let sweep = endAngle.radians - startAngle.radians
    guard !box.isEmpty, sweep > 0 else { return Path() }
    let isWhole = sweep >= 2 * .pi * (1 - 1e-12)
    let arc = Arc(
      center: box.center, radius: box.width / 2, startAngle: Angle.compass(startAngle).radians,
      sweep: isWhole ? 2 * .pi : sweep)
    return Path { path in
      if !isWhole { path.move(to: box.center) }
      path.addArc(arc)
      path.closeSubpath()
    }
  }

  /// Returns the slice of a circle with a smaller radius.
  public func inset(by amount: Double) -> Pie {
    var pie = self
    pie.inset += amount
    return pie
  }

  /// Both bearings in radians.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.radians, endAngle.radians) }
    set { (startAngle.radians, endAngle.radians) = (newValue.first, newValue.second) }
  }
}
