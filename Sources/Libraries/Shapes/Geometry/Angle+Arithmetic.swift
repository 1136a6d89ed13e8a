extension Angle: AdditiveArithmetic {
  /// Creates the zero angle.
  public init() { self = .zero }

  /// Returns the sum of two angles, which may be more than a turn.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// Returns the difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// Returns the opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Returns a multiple of an angle.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// Returns a multiple of an angle.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// Returns a fraction of an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  /// Multiplies an angle by a factor.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  /// Divides an angle by a number.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
