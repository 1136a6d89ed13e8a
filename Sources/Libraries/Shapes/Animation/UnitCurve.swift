/// The progress of a change over time, from 0 at the start to 1 at the end.
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

  /// Returns a curve whose time and value follow a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// As in CSS, the control times `x1` and `x2` are clamped to 0...1; the values may go beyond,
  /// which overshoots. Controls that aren't finite give the linear curve.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    UnitBezier(x1, y1, x2, y2).map { TimingCurve(.bezier($0)) } ?? .linear
  }

  /// Returns the motion of a mass on a spring, released one unit from its target.
  ///
  /// `response` is the undamped period, in the unit of `value(at:)`'s time. A damping fraction
  /// below 1 overshoots, 1 arrives as fast as possible without overshooting, and a negative one
  /// counts as 0. A response that isn't positive arrives immediately.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825) -> TimingCurve
  { TimingCurve(.spring(Spring(response: response, damping: min(max(0, dampingFraction), 1e6)))) }

  /// Returns the progress at a time.
  ///
  /// Time runs from 0 to 1; only a spring, which never quite settles, continues beyond 1. The
  /// progress before 0, and at NaN, is 0.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    switch kind {
    case .linear: return min(time, 1)
    case .bezier(let curve): return time < 1 ? curve.value(at: time) : 1
    case .spring(let spring): return spring.value(at: time)
    }
  }
}
