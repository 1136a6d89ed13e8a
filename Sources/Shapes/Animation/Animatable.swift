/// Something with a part that can change smoothly.
public protocol Animatable {
  /// The kind of vector that changes.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The part that changes; the rest stays as it is.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing that changes.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable {
  /// Returns the value with its animatable part on the way to another's.
  ///
  /// An amount of 0 is this value's own part and 1 the other's; amounts outside of 0...1 go beyond.
  /// What can't be animated stays as it is in this value.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.animatableData = animatableData.interpolated(
      towards: other.animatableData, amount: amount)
    return result
  }
}
