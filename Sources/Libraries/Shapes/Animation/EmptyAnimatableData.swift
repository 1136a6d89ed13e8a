/// The animatable data of a value that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable {
  /// Creates the only value.
  public init() {}

  /// The only value.
  public static let zero = EmptyAnimatableData()

  /// Returns the only value.
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> Self { .zero }

  /// Returns the only value.
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> Self { .zero }

  /// Does nothing.
  public mutating func scale(by factor: Double) {}

  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
