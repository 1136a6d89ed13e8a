/// An angle; 0 points right and positive angles turn clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle where a full turn is 2π.
  public var radians: Double

  /// The angle where a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle where a full turn is 2π.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle where a full turn is 360.
  public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }

  /// No turn at all.
  public static let zero = Angle(radians: 0)

  /// Returns an angle where a full turn is 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle where a full turn is 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether the first angle is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// Returns the direction of a compass bearing: 0 is up, a quarter turn is right.
  public static func compass(_ bearing: Angle) -> Angle {
    Angle(radians: bearing.radians - .pi / 2)
  }
}

extension Angle {
  /// Returns the compass bearing of a vector, given to the right and down, in -180°...180°.
  public static func bearing(x: Double, y: Double) -> Angle {
    Angle(radians: arcTangent(y: x, x: -y))
  }
}
