/// A type that can be added and scaled, so that two values can be interpolated.
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
  /// Multiplies every component by a factor.
  mutating func scale(by factor: Double)

  /// The squared length of all components taken as one vector.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the vector multiplied by a factor.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Moves the vector toward another one by an amount.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns `self + (other - self)·amount`; amounts outside 0...1 extrapolate.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by factor: Double) { self *= Float(factor) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
