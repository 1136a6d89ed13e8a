package import Charts

extension ChartState {
  /// Returns the range of the horizontal axis that a text names: a date or a number.
  ///
  /// Times of day and offsets are relative to the reference: the indicator, or the end of the
  /// window.
  package func place(
    of text: String, from reference: Double? = nil
  ) throws(DateEntryError) -> ClosedRange<Double> {
    try set.positions.interval(
      named: text, in: zone, from: reference ?? indicator?.position ?? window.visible.upperBound)
  }
}
