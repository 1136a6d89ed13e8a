/// Why words can't be read as a time; the texts are pieces of what was typed.
public enum ReadingError: Error, Equatable, Sendable {
  /// Nothing was typed.
  case empty
  /// The span is zero.
  case zero(String)
  /// A number has a minus sign.
  case negative(String)
  /// The span lies in the past: `5 minutes ago`.
  case past(String)
  /// The span is not finite: `infinity`, `nan`.
  case notFinite(String)
  /// The span, or the way to the target, is longer than 250 years.
  case tooLong(String)
  /// A number is malformed: `5.`, `1.2.3`.
  case notANumber(String)
  /// A comma was typed.
  case comma(String)
  /// Digits of a script other than 0-9 were typed.
  case foreignDigits(String)
  /// A word after a number is no unit; `nearest` is the unit that may have been meant.
  case unknownUnit(String, nearest: String?)
  /// Months and years differ in length.
  case vagueUnit(String)
  /// A unit has no number before it.
  case missingNumber(String)
  /// A number has no unit, and isn't alone.
  case missingUnit(String)
  /// A number without a unit follows `after`; `readings` are the units that it could have.
  case unclearTail(after: String, String, readings: [String])
  /// A span with colons is malformed: `1:99`.
  case notAColonForm(String)
  /// An ISO 8601 duration is malformed: `PT1H1H`.
  case notAnISODuration(String)
  /// A span with colons or of ISO 8601 has other words beside it.
  case notAlone(String)
  /// Text stands where no text belongs.
  case stray(String)
  /// `until` stands alone.
  case missingTarget
  /// A span follows `until`.
  case spanAsTarget(String)
  /// A day was named without a time of day.
  case missingTimeOfDay(String)
  /// No clock shows this time: `25:00`, `13pm`.
  case notATimeOfDay(String)
  /// No calendar has this date: `2026-02-30`.
  case notADate(String)
  /// An offset from UTC is malformed, or follows a day that only the local zone can tell.
  case misplacedOffset(String)
  /// The target has passed.
  case passed(Target)
}
