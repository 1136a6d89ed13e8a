extension ChartLayout.Strip {
  /// The ramp of colors of a heatmap between the values at its ends.
  public static let ramp = ChartLayout.Strip("ramp", rank: 1, leastColumns: 6)
}
