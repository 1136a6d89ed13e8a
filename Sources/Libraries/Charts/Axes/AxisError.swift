/// The reason an axis can't be drawn.
public enum AxisError: Error, Hashable, Sendable {
  /// A bound of the range is infinite or NaN.
  case notFinite
  /// The bounds are equal, or too close for distinct numbers between them.
  case tooNarrow
  /// The lower bound of a logarithmic axis isn't positive.
  case notPositive
  /// The range extends beyond the million years before and after 1970 that the calendar covers.
  case beyondCalendar
}

extension AxisError: CustomStringConvertible {
  /// A clause without a capital letter or a final period.
  public var description: String {
    switch self {
    case .notFinite: "an axis needs finite bounds"
    case .tooNarrow: "the range is too narrow for distinct numbers"
    case .notPositive: "a logarithmic axis needs a range above zero"
    case .beyondCalendar: "dates are limited to a million years before and after 1970"
    }
  }
}
