/// A type with a part that can change smoothly.
public protocol Animatable {
  /// The kind of vector that changes.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The part that changes; everything else stays the same.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
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

extension Animatable {
  /// Moves the animatable part toward another value's by an amount, as
  /// `interpolated(towards:amount:)` does.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns the value with its animatable part interpolated toward another's.
  ///
  /// An amount of 0 gives this value's part and 1 the other's; amounts outside 0...1 extrapolate.
  /// Parts that can't be animated come from this value.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.animatableData = animatableData.interpolated(
      towards: other.animatableData, amount: amount)
    return result
  }
}
