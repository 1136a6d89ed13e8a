internal import Mathematics

/// An affine map: `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`.
public struct Transform: Hashable, Sendable {
  /// The coefficient of x in x'.
  public var a: Double

  /// The coefficient of x in y'.
  public var b: Double

  /// The coefficient of y in x'.
  public var c: Double

  /// The coefficient of y in y'.
  public var d: Double

  /// The translation to the right.
  public var tx: Double

  /// The translation down.
  public var ty: Double

  /// Creates a map from its six coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity map.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a translation.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a scaling about the origin.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns a rotation about the origin; positive angles are clockwise on the screen.
  public static func rotation(_ angle: Angle) -> Transform {
    let (cos, sin) = (cosine(angle.radians), sine(angle.radians))
    return Transform(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }

  /// Returns the map that applies this one and then `next`.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b,
      b: next.b * a + next.d * b,
      c: next.a * c + next.c * d,
      d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx,
      ty: next.b * tx + next.d * ty + next.ty)
  }

  /// Returns the map that applies this one about the given point instead of the origin.
  public func about(_ anchor: Point) -> Transform {
    Transform.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(self)
      .concatenating(.translation(x: anchor.x, y: anchor.y))
  }

  /// Returns the image of a point.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The inverse map; `nil` if the map is singular.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The largest factor by which the map stretches a length.
  public var largestScale: Double {
    // The larger singular value of the 2x2 part.
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let spread = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return ((sum + spread) / 2).squareRoot()
  }

  /// The scale and handedness, if the map preserves circles.
  var similarity: (scale: Double, isMirrored: Bool)? {
    let scale = (a * a + b * b).squareRoot()
    let slack = 1e-12 * scale
    guard scale > 0, scale.isFinite else { return nil }
    if abs(a - d) <= slack, abs(b + c) <= slack { return (scale, false) }
    if abs(a + d) <= slack, abs(b - c) <= slack { return (scale, true) }
    return nil
  }
}
