internal import Mathematics

/// An angle; 0 points right and positive angles turn clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; a full turn is 2π.
  public var radians: Double

  /// The angle in degrees; a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle in degrees.
  public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }

  /// The zero angle.
  public static let zero = Angle(radians: 0)

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether the first angle is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// Returns the direction of a compass bearing: 0 is up, a quarter turn is right.
  public static func compass(_ bearing: Angle) -> Angle {
    Angle(radians: bearing.radians - .pi / 2)
  }
}

extension Angle {
  /// Returns the compass bearing of the vector (x, y), y pointing down, in -180°...180°.
  public static func bearing(x: Double, y: Double) -> Angle {
    Angle(radians: arcTangent(y: x, x: -y))
  }
}
