/// The reason an axis can't be drawn.
public enum AxisError: Error, Hashable, Sendable {
  /// An end of the range is infinite or not a number.
  case notFinite
  /// The ends are equal, or too near to each other for numbers between them.
  case tooNarrow
  /// A logarithmic axis begins at zero or below.
  case notPositive
  /// The range extends beyond the million years before and after 1970 that the calendar covers.
  case beyondCalendar
}

extension AxisError: CustomStringConvertible {
  /// A clause without a capital letter or a final period.
  public var description: String {
    switch self {
    case .notFinite: "an axis needs two finite ends"
    case .tooNarrow: "the range is too narrow for distinct numbers"
    case .notPositive: "a logarithmic axis needs a range above zero"
    case .beyondCalendar: "the calendar reaches only a million years before and after 1970"
    }
  }
}
