/// The reason words can't be read as a time; the associated values are excerpts of the input.
package enum ReadingError: Error, Equatable, Sendable {
  /// The input is empty.
  case empty
  /// The span is zero.
  case zero(String)
  /// A number has a minus sign.
  case negative(String)
  /// The span lies in the past: `5 minutes ago`.
  case past(String)
  /// The span isn't finite: `infinity`, `nan`.
  case notFinite(String)
  /// The span, or the time until the target, is longer than 250 years.
  case tooLong(String)
  /// A number is malformed: `5.`, `1.2.3`.
  case notANumber(String)
  /// A comma is neither a decimal one nor after a word: `1,000s`, `1h,5m`.
  case comma(String)
  /// The input has digits of another script than 0–9.
  case foreignDigits(String)
  /// The word after a number isn't a unit; `nearest` is the unit that was probably meant.
  case unknownUnit(String, nearest: String?)
  /// The unit is months or years, which vary in length.
  case vagueUnit(String)
  /// A unit has no number before it.
  case missingNumber(String)
  /// A number beside others has no unit.
  case missingUnit(String)
  /// A number without a unit follows `after`; `readings` are the units it might have.
  case unclearTail(after: String, String, readings: [String])
  /// A span with colons is malformed: `1:99`.
  case notAColonForm(String)
  /// An ISO 8601 duration is malformed: `PT1H1H`.
  case notAnISODuration(String)
  /// A span with colons or in ISO 8601 is combined with other words.
  case notAlone(String)
  /// There is unexpected text.
  case stray(String)
  /// Nothing follows `until`.
  case missingTarget
  /// A span follows `until`.
  case spanAsTarget(String)
  /// A day has no time of day.
  case missingTimeOfDay(String)
  /// The time of day doesn't exist: `25:00`, `13pm`.
  case notATimeOfDay(String)
  /// The date doesn't exist: `2026-02-30`.
  case notADate(String)
  /// A UTC offset is malformed, or follows a day that depends on the local zone.
  case misplacedOffset(String)
  /// The target is in the past.
  case passed(Target)
  /// A date isn't on the weekday named beside it.
  case otherWeekday(String, actual: Weekday)
  /// A time zone is named, rather than its offset from UTC.
  case namedZone(String)
  /// The input is a lone hyphen, as if the time were on standard input.
  case standardInput
}

extension ReadingError: CustomStringConvertible {
  /// A sentence that states what is wrong, where, and what would be valid.
  package var description: String {
    switch self {
    case .empty: "no time given; write 5m, 1h30m, 4:30 or until 14:30"
    case .zero(let text):
      "\(excerpt(text)) is zero; a countdown needs a time above zero, such as 5m"
    case .negative(let text):
      "\(excerpt(text)) is negative; a countdown needs a time above zero, such as 5m"
    case .past(let text): "\(excerpt(text)) is in the past; omit “ago”"
    case .notFinite(let text): "\(excerpt(text)) never ends; write a time such as 5m"
    case .tooLong(let text): "\(excerpt(text)) is longer than 250 years"
    case .notANumber(let text):
      "\(excerpt(text)) has a malformed number; write digits with at most one point, such as 1.5"
    case .comma(let text):
      "\(excerpt(text)) has an unclear comma; write a point before decimals, and a space between parts"
    case .foreignDigits(let text): "\(excerpt(text)) has digits other than 0-9"
    case .notAColonForm(let text):
      "\(excerpt(text)) isn’t M:SS or H:MM:SS; after the first, each part is from 00 to 59"
    case .notAnISODuration(let text):
      "\(excerpt(text)) isn’t an ISO 8601 duration such as PT1H30M, P1DT2H or P2W"
    case .notAlone(let text):
      "\(excerpt(text)) must stand alone; write all of the span in one form, such as 1h30m"
    case .unknownUnit(let text, let nearest?):
      "\(excerpt(text)) isn’t a unit; did you mean \(nearest)?"
    case .unknownUnit(let text, nil):
      "\(excerpt(text)) isn’t a unit; the units are us, ms, s, m, h, d and w"
    case .vagueUnit("M"):
      "“M” means months, which vary in length; write m for minutes, or count days or weeks"
    case .vagueUnit(let text):
      "\(excerpt(text)) has no fixed length; count days or weeks, or write until and a date"
    case .missingNumber(let text): "\(excerpt(text)) has no number before it; write 5\(text)"
    case .missingUnit(let text):
      "\(excerpt(text)) has no unit; give every number one, such as 5m 30s"
    case .unclearTail(let term, let number, let readings):
      "\(excerpt(number)) after \(excerpt(term)) has no unit; write \(choices(readings, number))"
    case .missingTarget: "there is no time after “until”; write until 14:30 or until tomorrow 9:00"
    case .spanAsTarget(let text): "\(excerpt(text)) is a span, not a time of day; omit “until”"
    case .missingTimeOfDay(let text): "\(excerpt(text)) needs a time of day, such as 9:00"
    case .notATimeOfDay(let text):
      "\(excerpt(text)) isn’t a time of day; write 14:30, 14:30:15 or 2:15pm"
    case .notADate(let text):
      "\(excerpt(text)) isn’t a date; write year-month-day, such as 2026-12-31"
    case .misplacedOffset(let text):
      "the offset in \(excerpt(text)) doesn’t fit; UTC or +01:00 may follow a time alone"
        + " or with a date"
    case .passed(let target): "\(excerpt(target.description)) has passed; name a later time or day"
    case .otherWeekday(let text, let weekday):
      "\(excerpt(text)) isn’t possible: that day is a \(weekday.name)"
    case .namedZone(let text):
      "\(excerpt(text)) is a time zone; write its offset from UTC, such as +01:00, or UTC"
    case .standardInput:
      "“-” isn’t a time, and none is read from standard input; write 5m or until 14:30"
    case .stray(let text):
      "\(excerpt(text)) isn’t part of a time; write 5m, 1h30m, 4:30 or until 14:30"
    }
  }

  private func choices(_ units: [String], _ number: String) -> String {
    units.map { number.count <= 8 ? number + $0 : "it with \($0)" }.joined(separator: " or ")
  }
}
