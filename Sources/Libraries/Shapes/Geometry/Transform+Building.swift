extension Transform {
  /// Creates the identity map.
  public init() { self = .identity }

  /// Creates a map from its six coefficients.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation.
  public init(translationX x: Double, y: Double) { self = .translation(x: x, y: y) }

  /// Creates a scaling about the origin.
  public init(scaleX x: Double, y: Double) { self = .scale(x: x, y: y) }

  /// Creates a rotation about the origin by an angle in radians, clockwise on the screen.
  public init(rotationAngle angle: Double) { self = .rotation(.radians(angle)) }

  /// Whether the map is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns the map that applies a translation and then this one.
  public func translatedBy(x: Double, y: Double) -> Transform {
    Transform.translation(x: x, y: y).concatenating(self)
  }

  /// Returns the map that applies a scaling and then this one.
  public func scaledBy(x: Double, y: Double) -> Transform {
    Transform.scale(x: x, y: y).concatenating(self)
  }

  /// Returns the map that applies a rotation by an angle in radians and then this one.
  public func rotated(by angle: Double) -> Transform {
    Transform.rotation(.radians(angle)).concatenating(self)
  }

  /// Returns the inverse map, or the map itself if it has none; see ``inverse``.
  public func inverted() -> Transform { inverse ?? self }
}

extension Point {
  /// Returns the image of the point.
  public func applying(_ transform: Transform) -> Point { transform.apply(to: self) }
}

extension Size {
  /// Returns the image of the size taken as a vector.
  public func applying(_ transform: Transform) -> Size {
    Size(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension Rect {
  /// Returns the smallest rectangle that contains the image of the rectangle.
  public func applying(_ transform: Transform) -> Rect {
    var extent = Extent()
    for x in [minX, maxX] {
      for y in [minY, maxY] { extent.add(transform.apply(to: Point(x: x, y: y))) }
    }
    return extent.rect
  }
}
