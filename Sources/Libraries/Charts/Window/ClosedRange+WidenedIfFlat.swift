extension ClosedRange<Double> {
  /// Returns the range, widened if it is flat.
  ///
  /// A range is flat if its span is ten orders of magnitude below its values, as in uPlot, or below
  /// 1e-290, which can't be divided. It becomes the value ± 100 %, or 0...100 around zero; on a logarithmic axis, a decade
  /// down and up.
  func widenedIfFlat(on kind: ScaleType) -> ClosedRange<Double> {
    let size = Swift.max(abs(lowerBound), abs(upperBound))
    let span = upperBound - lowerBound
    if kind == .log10, lowerBound > 0 {
      guard span < size * 1e-10 else { return self }
      let lower = Swift.max(lowerBound / 10, .leastNormalMagnitude)
      return lower...Swift.max(lower, Swift.min(upperBound * 10, .greatest))
    }
    guard span < 1e-290 || span < size * 1e-10 else { return self }
    let middle = lowerBound / 2 + upperBound / 2
    guard middle != 0 else { return Swift.min(0, lowerBound)...100 }
    let far = Swift.max(-Double.greatest, Swift.min(2 * middle, .greatest))
    return Swift.min(0, far, lowerBound)...Swift.max(0, far, upperBound)
  }
}

extension Double {
  fileprivate static var greatest: Double { greatestFiniteMagnitude }
}
