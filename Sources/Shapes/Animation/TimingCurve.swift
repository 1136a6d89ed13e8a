/// The progress of a change over time, from 0 at its beginning to 1 at its goal.
public struct TimingCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case linear
    case bezier(UnitBezier)
    case spring(Spring)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Constant speed.
  public static let linear = TimingCurve(.linear)
  /// Slow at the beginning.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)

  /// Returns a curve whose time and value are a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// As in CSS, the controls' times `x1` and `x2` are limited to 0...1; their values may go beyond,
  /// which overshoots. Controls that aren't finite give the linear curve.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    UnitBezier(x1, y1, x2, y2).map { TimingCurve(.bezier($0)) } ?? .linear
  }

  /// Returns the motion of a weight on a spring, released one unit from rest.
  ///
  /// `response` is the period without damping, in the unit of `value(at:)`'s time. A damping
  /// fraction below 1 overshoots, 1 arrives as fast as possible without overshooting, and a
  /// negative one counts as 0. A response that isn't positive arrives immediately.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825) -> TimingCurve
  {
    TimingCurve(.spring(Spring(response: response, damping: min(max(0, dampingFraction), 1e6))))
  }

  /// Returns the progress at a time.
  ///
  /// Time goes from 0 to 1, and beyond only for a spring, which never quite ends. Before 0, and at a
  /// time that isn't a number, the change hasn't begun.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    switch kind {
    case .linear: return min(time, 1)
    case .bezier(let curve): return time < 1 ? curve.value(at: time) : 1
    case .spring(let spring): return spring.value(at: time)
    }
  }
}
