/// The way in which a scale distributes values over its height.
public enum ScaleType: Hashable, Sendable {
  /// Linear.
  case linear
  /// Logarithmic, base 10; values that aren't positive count as missing.
  case log10
  /// Linear around 0 and logarithmic beyond the threshold, on both sides: the inverse hyperbolic
  /// sine of the value divided by the threshold.
  case symlog(threshold: Double = 1)

  /// Returns whether such a scale can show a value.
  public func shows(_ value: Double) -> Bool {
    self == .log10 ? value > 0 && value.isFinite : value.isFinite
  }

  /// Returns the values, with NaN for those that such a scale can't show.
  package func shown(_ values: [Double]) -> [Double] {
    self == .log10 ? values.map { shows($0) ? $0 : .nan } : values
  }
}
