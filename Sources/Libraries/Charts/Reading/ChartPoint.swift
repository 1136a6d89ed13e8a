/// A point of a series.
public struct ChartPoint: Hashable, Sendable {
  /// The index of the position in the set.
  public var index: Int
  /// The position, in the unit of the set.
  public var position: Double
  /// The value.
  public var value: Double
}
