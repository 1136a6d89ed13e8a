/// The unit of a position.
public enum PositionUnit: Hashable, Sendable {
  /// Plain numbers.
  case number
  /// Seconds since 1970 in UTC.
  case seconds
  /// Calendar days since 1970, without a time zone.
  case days
  /// Seconds since a midnight, without a date.
  case clock
}
