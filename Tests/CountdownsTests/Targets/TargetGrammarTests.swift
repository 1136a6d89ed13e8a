import Countdowns
import Testing

struct TargetGrammarTests {
  @Test(
    "Valid targets are parsed",
    arguments: [
      ("until 14:30", "14:30:00"), ("UNTIL 14:30:15", "14:30:15"), ("until 2:15pm", "14:15:00"),
      ("2pm", "14:00:00"), ("2 PM", "14:00:00"), ("12am", "00:00:00"), ("12pm", "12:00:00"),
      ("12:30 am", "00:30:00"), ("until 0:00", "00:00:00"), ("tomorrow 9:00", "tomorrow 09:00:00"),
      ("until tomorrow 9am", "tomorrow 09:00:00"), ("today 18:00", "today 18:00:00"),
      ("fri 14:30", "Fri 14:30:00"), ("FRIDAY 14:30", "Fri 14:30:00"),
      ("9am tomorrow", "tomorrow 09:00:00"),
      ("2026-12-31 23:59:30", "2026-12-31 23:59:30"),
      ("2026-12-31T23:59:30", "2026-12-31 23:59:30"),
      ("2026-12-31T23:59:30Z", "2026-12-31 23:59:30+00:00"), ("until 14:30Z", "14:30:00+00:00"),
      ("2026-12-31 23:59 +05:30", "2026-12-31 23:59:00+05:30"), ("until 2 pm Z", "14:00:00+00:00"),
      ("2026-12-31T23:59-08:00", "2026-12-31 23:59:00-08:00"),
      ("2024-02-29 1pm", "2024-02-29 13:00:00"), ("noon", "12:00:00"), ("until NOON", "12:00:00"),
      ("fri noon", "Fri 12:00:00"), ("until midnight", "00:00:00"), ("midday", "12:00:00"),
      ("until 9", "09:00:00"), ("until 14", "14:00:00"), ("until 930", "09:30:00"),
      ("until 1430", "14:30:00"), ("until tomorrow 9", "tomorrow 09:00:00"),
      ("9 fri", "Fri 09:00:00"),
      ("2027-01-01", "2027-01-01 00:00:00"), ("until 2027-01-01", "2027-01-01 00:00:00"),
      ("until 9Z", "09:00:00+00:00"), ("until noon Z", "12:00:00+00:00"),
      ("2027-01-01 Z", "2027-01-01 00:00:00+00:00"), ("noon +02:00", "12:00:00+02:00"),
      ("until 2027-01-01 +02:00", "2027-01-01 00:00:00+02:00"),
      ("2026-12-31T23:59 -08:00", "2026-12-31 23:59:00-08:00"),
    ])
  func validTargetsAreParsed(_ text: String, _ description: String) throws {
    guard case .target(let target) = try Reading(words: text.split(separator: " ").map(String.init))
    else {
      Issue.record("\(text) is not a target")
      return
    }
    #expect(target.description == description)
    #expect(try Reading(words: ["until", target.description]) == .target(target))
  }

  @Test(
    "Every name of a weekday is parsed",
    arguments: [
      (Weekday.sunday, ["sun", "Sunday"]), (.monday, ["mon", "MONDAY"]),
      (.tuesday, ["tue", "tues", "tuesday"]), (.wednesday, ["wed", "wednesday"]),
      (.thursday, ["thu", "thur", "thurs", "thursday"]), (.friday, ["Fri", "friday"]),
      (.saturday, ["sat", "saturday"]),
    ])
  func everyNameOfAWeekdayIsParsed(_ weekday: Weekday, _ names: [String]) throws {
    let time = try #require(TimeOfDay(hour: 9, minute: 0))
    for name in names {
      let reading = try Reading(words: [name, "9:00"])
      #expect(reading == .target(Target(time, on: .weekday(weekday))))
    }
  }

  @Test(
    "Invalid targets are rejected",
    arguments: [
      ("until", ReadingError.missingTarget), ("until 5m", .spanAsTarget("5m")),
      ("until 1h 30m", .spanAsTarget("1h 30m")), ("until PT5M", .spanAsTarget("PT5M")),
      ("until 24", .notATimeOfDay("24")), ("until 25:00", .notATimeOfDay("25:00")),
      ("until 24:00", .notATimeOfDay("24:00")), ("until 14:60", .notATimeOfDay("14:60")),
      ("until 9:5", .notATimeOfDay("9:5")), ("until 14:30:60", .notATimeOfDay("14:30:60")),
      ("until 90:00", .notATimeOfDay("90:00")), ("13pm", .notATimeOfDay("13pm")),
      ("0am", .notATimeOfDay("0am")), ("14:30pm", .notATimeOfDay("14:30pm")),
      ("50 fri", .notATimeOfDay("50")), ("noon Z Z", .misplacedOffset("Z")), ("Z", .stray("Z")),
      ("noon 9:00", .stray("9:00")), ("9:00 noon", .stray("noon")),
      ("until 1460", .notATimeOfDay("1460")), ("until 9 30", .stray("30")),
      ("until 14:30:15.5", .notATimeOfDay("14:30:15.5")),
      ("tomorrow", .missingTimeOfDay("tomorrow")),
      ("until fri", .missingTimeOfDay("fri")), ("2026-02-30 9:00", .notADate("2026-02-30")),
      ("2026-13-01 9:00", .notADate("2026-13-01")), ("2025-02-29 9:00", .notADate("2025-02-29")),
      ("26-12-31 9:00", .notADate("26-12-31")), ("2026-1-1 9:00", .notADate("2026-1-1")),
      ("fri sat 9:00", .stray("sat")), ("fri 9:00 10:00", .stray("10:00")),
      ("next fri 9:00", .stray("next")), ("fri 9:00Z", .misplacedOffset("fri 9:00Z")),
      ("until 9:00+1", .misplacedOffset("9:00+1")),
      ("until 9:00+25:00", .misplacedOffset("9:00+25:00")),
      ("until until 9:00", .stray("until")), ("fri, 9:00", .comma("fri,")), ("am", .stray("am")),
      ("2026-12-31T", .missingTimeOfDay("2026-12-31T")), ("until -5m", .stray("-5m")),
      ("2pmm", nil),
    ])
  func invalidTargetsAreRejected(_ text: String, _ error: ReadingError?) {
    let thrown = #expect(throws: ReadingError.self) { try Reading(words: [text]) }
    if let error { #expect(thrown == error) }
  }
}
