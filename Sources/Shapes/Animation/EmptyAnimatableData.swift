/// What a value without anything to animate animates.
public struct EmptyAnimatableData: VectorArithmetic, Hashable {
  /// Creates the one value there is.
  public init() {}

  /// The one value there is.
  public static let zero = EmptyAnimatableData()

  /// Returns the one value there is.
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> Self { .zero }

  /// Returns the one value there is.
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> Self { .zero }

  /// Does nothing.
  public mutating func scale(by factor: Double) {}

  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
