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
      ("tomorrow", "tomorrow 00:00:00"), ("until fri", "Fri 00:00:00"),
      ("at 3pm", "15:00:00"), ("@ 14:30", "14:30:00"), ("till fri 9am", "Fri 09:00:00"),
      ("by friday", "Fri 00:00:00"), ("on friday at 9", "Fri 09:00:00"),
      ("until tomorrow at 9:00", "tomorrow 09:00:00"), ("in tomorrow 9am", "tomorrow 09:00:00"),
      ("fri, 9:00", "Fri 09:00:00"), ("until 5 o'clock", "05:00:00"),
      ("until 16:20 UTC", "16:20:00+00:00"), ("until 16:20utc", "16:20:00+00:00"),
      ("until 16:20 GMT", "16:20:00+00:00"), ("until 16:20 UTC+2", "16:20:00+02:00"),
      ("until 16:20 gmt-05:30", "16:20:00-05:30"),
      ("until 2026-12-5", "2026-12-05 00:00:00"), ("2026-1-1 9:00", "2026-01-01 09:00:00"),
      ("2026/12/24", "2026-12-24 00:00:00"), ("until 24.12.2026", "2026-12-24 00:00:00"),
      ("24.12.2026 18:00", "2026-12-24 18:00:00"), ("until 24.12.", "Dec 24 00:00:00"),
      ("dec 24", "Dec 24 00:00:00"), ("until dec 24", "Dec 24 00:00:00"),
      ("24 December", "Dec 24 00:00:00"), ("24. dec", "Dec 24 00:00:00"),
      ("until the 24th of december at 6pm", "Dec 24 18:00:00"), ("Sept 1st 9", "Sep 1 09:00:00"),
      ("dec 24 2026", "2026-12-24 00:00:00"), ("24 dec 2026 9:00", "2026-12-24 09:00:00"),
      ("Dec 24, 2026", "2026-12-24 00:00:00"), ("dec 24 1430", "Dec 24 14:30:00"),
      ("9:00 dec 24", "Dec 24 09:00:00"), ("feb 29", "Feb 29 00:00:00"),
      ("until Tue 2026-12-01", "Tue 2026-12-01 00:00:00"), ("dec 24 Thu", "Thu Dec 24 00:00:00"),
      ("Thu, Dec 24", "Thu Dec 24 00:00:00"), ("2026-12-24 UTC", "2026-12-24 00:00:00+00:00"),
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
      ("until 25:00", .notATimeOfDay("25:00")),
      ("until 24:00", .notATimeOfDay("24:00")), ("until 14:60", .notATimeOfDay("14:60")),
      ("until 9:5", .notATimeOfDay("9:5")), ("until 14:30:60", .notATimeOfDay("14:30:60")),
      ("until 90:00", .notATimeOfDay("90:00")), ("13pm", .notATimeOfDay("13pm")),
      ("0am", .notATimeOfDay("0am")), ("14:30pm", .notATimeOfDay("14:30pm")),
      ("50 fri", .notATimeOfDay("50")), ("noon Z Z", .misplacedOffset("Z")), ("Z", .stray("Z")),
      ("noon 9:00", .stray("9:00")), ("9:00 noon", .stray("noon")),
      ("until 1460", .notATimeOfDay("1460")), ("until 9 30", .stray("30")),
      ("until 14:30:15.5", .notATimeOfDay("14:30:15.5")),
      ("today", .missingTimeOfDay("today")), ("until at", .missingTarget),
      ("tomorrow fri", .stray("fri")), ("fri tomorrow", .stray("tomorrow")),
      ("fri today 9:00", .stray("today")), ("dec 24 dec 25", .stray("dec")),
      ("2026-12-24 tomorrow", .stray("tomorrow")), ("feb 30", .notADate("feb 30")),
      ("dec 0", .notADate("dec 0")), ("dec 32", .notADate("dec 32")),
      ("30.2.2026", .notADate("30.2.2026")), ("24.12.26", .notADate("24.12.26")),
      ("24.13.", .notADate("24.13.")), ("12/24/2026", .notADate("12/24/2026")),
      ("until dec", .notADate("dec")), ("feb 29 2027", .notADate("feb 29 2027")),
      ("until 9:00 CET", .namedZone("CET")), ("9am Europe/Berlin", .namedZone("Europe/Berlin")),
      ("fri 9:00 UTC", .misplacedOffset("fri 9:00 UTC")), ("until 9:00 UTC+", .stray("UTC+")),
      ("until 24", .notATimeOfDay("24")), ("2026-02-30 9:00", .notADate("2026-02-30")),
      ("2026-13-01 9:00", .notADate("2026-13-01")), ("2025-02-29 9:00", .notADate("2025-02-29")),
      ("26-12-31 9:00", .notADate("26-12-31")), ("2026-1-111 9:00", .notADate("2026-1-111")),
      ("fri sat 9:00", .stray("sat")), ("fri 9:00 10:00", .stray("10:00")),
      ("next fri 9:00", .stray("next")), ("fri 9:00Z", .misplacedOffset("fri 9:00Z")),
      ("until 9:00+1", .misplacedOffset("9:00+1")),
      ("until 9:00+25:00", .misplacedOffset("9:00+25:00")),
      ("until until 9:00", .stray("until")), ("fri,9:00", .comma("fri,9:00")), ("am", .stray("am")),
      ("2026-12-31T", .missingTimeOfDay("2026-12-31T")), ("until -5m", .stray("-5m")),
      ("2pmm", nil),
    ])
  func invalidTargetsAreRejected(_ text: String, _ error: ReadingError?) {
    let thrown = #expect(throws: ReadingError.self) { try Reading(words: [text]) }
    if let error { #expect(thrown == error) }
  }
}
