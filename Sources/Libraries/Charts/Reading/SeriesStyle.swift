/// The distinguishing style of a series.
public struct SeriesStyle: Hashable, Sendable {
  /// The color as 0xRRGGBB.
  public var color: UInt32
  /// The lengths of dashes and gaps, in line widths; empty for a solid line.
  public var dash: [Double]
  /// The text at the end of the line; unique in the set.
  public var endLabel: String
}
