extension ClosedRange<Double> {
  /// Returns the fraction of the range below a value, from 0 to 1 inside; 0.5 if the range is a
  /// single value.
  func share(of value: Double) -> Double {
    lowerBound < upperBound ? Curve.share(of: value, from: lowerBound, to: upperBound) : 0.5
  }
}
