/// The reason a date can't be parsed.
public enum DateEntryError: Error, Hashable, Sendable {
  /// The input is empty.
  case empty
  /// A word isn't part of a date.
  case unknown(String)
  /// The axis has numbers, and the input isn't one.
  case notNumber(String)
  /// The axis is logarithmic, and the number isn't above 0.
  case notPositive(String)
  /// A year, month, day or time is repeated.
  case repeated(String)
  /// A day has no month, such as “17”.
  case dayWithoutMonth(Int)
  /// A time follows a year or month.
  case timeWithoutDay(String)
  /// The date doesn't exist.
  case noSuchDate(String)
  /// The time of day doesn't exist.
  case noSuchTime(String)
  /// The axis has only days, not times.
  case onlyDays(String)
  /// The date is out of range.
  case tooFar
}

extension DateEntryError: CustomStringConvertible {
  /// A clause without a capital letter or a final period.
  public var description: String {
    switch self {
    case .empty: "the date is missing; \(Self.advice)"
    case .unknown(let word): "“\(word)” isn’t a date; \(Self.advice)"
    case .notNumber(let text): "“\(text)” isn’t a number; this axis has no dates"
    case .notPositive(let text): "“\(text)” isn’t above 0, but this axis is logarithmic"
    case .repeated(let word): "“\(word)” repeats a part of the date"
    case .dayWithoutMonth(let day): "day \(day) has no month; type one such as May \(day)"
    case .timeWithoutDay(let time): "“\(time)” needs a complete date before it, such as 2024-05-17"
    case .noSuchDate(let date): "there is no date “\(date)”"
    case .noSuchTime(let time): "“\(time)” isn’t a time of day"
    case .onlyDays(let word): "“\(word)” needs times of day, but this chart has only whole days"
    case .tooFar: "the date is more than a million years from 1970"
    }
  }

  private static let advice = "type one such as 2024, 2024-05-17, May 17, 17:30 or -3d"
}
