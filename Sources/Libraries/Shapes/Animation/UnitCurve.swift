/// The progress of a change over time, from 0 at the start to 1 at the end.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case linear
    case bezier(UnitBezier)
    case circularIn
    case circularOut
    case circularInOut
    /// The inverse of ``circularInOut``: slow in the middle.
    case circularOutIn
    case spring(Spring)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Constant speed.
  public static let linear = UnitCurve(.linear)
  /// Slow at the beginning.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A quarter of a circle, slow at the beginning.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarters of circles, slow at both ends.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// Returns a curve whose time and value follow a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// As in CSS, the control times `x1` and `x2` are clamped to 0...1; the values may go beyond,
  /// which overshoots. Controls that aren't finite give the linear curve.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitBezier(x1, y1, x2, y2).map { UnitCurve(.bezier($0)) } ?? .linear
  }

  /// Returns a curve whose time and value follow a cubic Bézier curve from (0, 0) to (1, 1).
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  /// Returns the motion of a mass on a spring, released one unit from its target.
  public static func spring(_ spring: Spring) -> UnitCurve { UnitCurve(.spring(spring)) }

  /// Returns the motion of a mass on a spring, released one unit from its target.
  ///
  /// `response` is the undamped period, in the unit of `value(at:)`'s time; see
  /// ``Spring/init(response:dampingRatio:)``.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825) -> UnitCurve {
    .spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns the progress at a time.
  ///
  /// Time runs from 0 to 1; only a spring, which never quite settles, continues beyond 1. The
  /// progress before 0, and at NaN, is 0.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    if case .spring(let spring) = kind { return spring.value(target: 1, time: time) }
    guard time < 1 else { return 1 }
    return switch kind {
    case .linear: time
    case .bezier(let curve): curve.value(at: time)
    case .circularIn: Self.quarter(time)
    case .circularOut: 1 - Self.quarter(1 - time)
    case .circularInOut:
      time < 0.5 ? Self.quarter(2 * time) / 2 : 1 - Self.quarter(2 - 2 * time) / 2
    case .circularOutIn:
      time < 0.5 ? 0.5 - Self.quarter(1 - 2 * time) / 2 : 0.5 + Self.quarter(2 * time - 1) / 2
    case .spring: 1
    }
  }

  /// Returns the progress per time at a time; 0 outside 0...1, except of a spring.
  ///
  /// Where a curve is vertical, the velocity is infinite.
  public func velocity(at time: Double) -> Double {
    if case .spring(let spring) = kind { return spring.velocity(target: 1, time: time) }
    guard time >= 0, time <= 1 else { return 0 }
    return switch kind {
    case .linear: 1
    case .bezier(let curve): curve.slope(at: time)
    case .circularIn: Self.quarterSlope(time)
    case .circularOut: Self.quarterSlope(1 - time)
    case .circularInOut: Self.quarterSlope(time < 0.5 ? 2 * time : 2 - 2 * time)
    case .circularOutIn: Self.quarterSlope(abs(1 - 2 * time))
    case .spring: 0
    }
  }

  /// The curve with time and value exchanged; a spring is its own inverse, since it has none.
  ///
  /// Values of a Bézier curve beyond 0...1 are clamped first.
  public var inverse: UnitCurve {
    switch kind {
    case .linear, .spring: self
    case .bezier(let curve): UnitBezier(exchanging: curve).map { UnitCurve(.bezier($0)) } ?? self
    case .circularIn: UnitCurve(.circularOut)
    case .circularOut: UnitCurve(.circularIn)
    case .circularInOut: UnitCurve(.circularOutIn)
    case .circularOutIn: UnitCurve(.circularInOut)
    }
  }

  /// Returns the height of the unit circle's lowest quarter, from 0 to 1.
  private static func quarter(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func quarterSlope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}
