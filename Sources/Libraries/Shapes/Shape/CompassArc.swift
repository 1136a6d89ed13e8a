/// An arc of the largest circle centered in the rectangle, in compass bearings: 0 is up, a quarter
/// turn is right.
///
/// Unlike a trim, it may cross any point of the circle. A positive sweep goes clockwise, a negative
/// one counterclockwise; a full turn or more is the whole circle without a seam, and a sweep of
/// zero draws nothing. (`Arc` is the arc that paths are made of.)
public struct CompassArc: InsettableShape, Hashable {
  /// The bearing at which the arc begins.
  public var start: Angle

  /// The signed angle from the first point to the last.
  public var sweep: Angle

  private var inset = 0.0

  /// Creates an arc from its first bearing and its sweep.
  public init(start: Angle = .zero, sweep: Angle) { (self.start, self.sweep) = (start, sweep) }

  /// Returns the arc in a rectangle; it is open unless it is a whole circle.
  public func path(in rect: Rect) -> Path {
    let box = rect.centeredSquare.insetBy(dx: inset, dy: inset)
    let turn = 2 * Double.pi
    guard !box.isEmpty, abs(sweep.radians) > 0 else { return Path() }
    let isWhole = abs(sweep.radians) >= turn * (1 - 1e-12)
    let arc = Arc(
      center: box.center, radius: box.width / 2, startAngle: Angle.compass(start).radians,
      sweep: isWhole ? (sweep.radians < 0 ? -turn : turn) : sweep.radians)
    return Path { path in
      path.addArc(arc)
      if isWhole { path.closeSubpath() }
    }
  }

  /// Returns the arc on a circle with a smaller radius.
  public func inset(by amount: Double) -> CompassArc {
    var arc = self
    arc.inset += amount
    return arc
  }

  /// The start and the sweep in radians.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.radians, sweep.radians) }
    set { (start.radians, sweep.radians) = (newValue.first, newValue.second) }
  }
}
