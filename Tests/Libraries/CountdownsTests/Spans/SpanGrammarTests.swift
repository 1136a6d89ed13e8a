import Countdowns
import Testing

struct SpanGrammarTests {
  @Test(
    "Numbers with units are parsed",
    arguments: [
      ("90", Duration.seconds(90)), ("0.5", .milliseconds(500)), (".5", .milliseconds(500)),
      ("5m", .seconds(300)), ("1h30m", .seconds(5400)), ("1h 30m", .seconds(5400)),
      ("1 h 30 min", .seconds(5400)), ("1.5h", .seconds(5400)), ("0.25m", .seconds(15)),
      ("55s500ms", .milliseconds(55_500)), ("300ms20s 5day", .milliseconds(432_020_300)),
      ("1s 1h", .seconds(3601)), ("2 weeks", .seconds(1_209_600)),
      ("1us", .microseconds(1)), ("3 usec", .microseconds(3)), ("7\u{B5}s", .microseconds(7)),
      ("7\u{3BC}s", .microseconds(7)), ("9msec", .milliseconds(9)), ("007s", .seconds(7)),
      ("  5m\t30s ", .seconds(330)), ("48hr", .seconds(172_800)),
      ("0.000001s", .microseconds(1)), ("0.1us", .nanoseconds(100)),
      ("1.0000000000000000019s", .seconds(1) + Duration(attoseconds: 1)),
    ])
  func numbersWithUnitsAreParsed(_ text: String, _ span: Duration) throws {
    #expect(try Reading(words: [text]) == .span(span, hint: nil))
  }

  @Test(
    "Spoken spans and common forms are parsed",
    arguments: [
      ("in 5m", 300), ("for 5 min", 300), ("in half an hour", 1800), ("half an hour", 1800),
      ("half hour", 1800), ("Half a minute", 30), ("an hour", 3600), ("a minute", 60),
      ("an hour and a half", 5400), ("one and a half hours", 5400), ("2 and a half hours", 9000),
      ("2 hours and a half", 9000), ("a quarter of an hour", 900),
      ("three quarters of an hour", 2700), ("2 hours and half a minute", 7230),
      ("2 hours and 5 minutes", 7500), ("2 hours, 5 minutes", 7500),
      ("two hours five minutes", 7500),
      ("1h and 5m", 3900), ("1.5 hours and 30 s", 5430), ("forty-five minutes", 2700),
      ("1,5h", 5400), ("0,25 m", 15), ("1:30,5", 90.5), ("PT0,5H", 1800), ("1 week later", 604_800),
      ("until 1 week later", 604_800), ("until a week from now", 604_800), ("5m from now", 300),
    ])
  func spokenSpans(_ text: String, _ seconds: Double) throws {
    #expect(try Reading(words: [text]) == .span(.seconds(seconds), hint: nil))
    let words = text.split(separator: " ").map(String.init)
    #expect(try Reading(words: words) == .span(.seconds(seconds), hint: nil))
  }

  @Test(
    "Words that only resemble spoken spans aren’t parsed",
    arguments: [
      "and", "half", "a", "one", "in", "for", "later", "coffee and tea", "5 and 10", "a half",
      "half and half", "an apple", "5m and", "and 5m", "one two", "from now", "half of an", "5 and",
      "a M", "until later", "half quarter hour",
    ])
  func notSpoken(_ text: String) {
    #expect(throws: ReadingError.self) { try Reading(words: [text]) }
  }

  @Test(
    "A repeated unit has a hint",
    arguments: [
      ("5m4m", Duration.seconds(540), "minutes were given more than once and add up"),
      ("5m 5m", .seconds(600), "minutes were given more than once and add up"),
      ("1h 2s 3h 4s", .seconds(14_406), "hours were given more than once and add up"),
      ("0s 5s", .seconds(5), "seconds were given more than once and add up"),
      ("1h 1m30m", .seconds(5460), "minutes were given more than once and add up"),
    ])
  func repeated(_ text: String, _ span: Duration, _ hint: String) throws {
    #expect(try Reading(words: [text]) == .span(span, hint: hint))
  }

  @Test(
    "Every spelling of a unit is parsed",
    arguments: [
      (["s", "sec", "second", "seconds", "secs"], 1),
      (["m", "min", "minute", "minutes", "mins"], 60),
      (["h", "hr", "hour", "hours", "hrs"], 3600), (["d", "day", "days"], 86_400),
      (["w", "week", "weeks"], 604_800),
    ])
  func everySpellingOfAUnitIsParsed(_ spellings: [String], _ seconds: Int) throws {
    for spelling in spellings {
      #expect(try Reading(words: ["3\(spelling)"]) == .span(.seconds(3 * seconds), hint: nil))
    }
  }

  @Test(
    "A bare final number takes the next smaller unit",
    arguments: [
      ("1h30", 5400), ("5m30", 330), ("2d12", 216_000), ("1w3", 864_000), ("1hour30", 5400),
      ("1d 2h30", 95_400), ("1 h30", 5400), ("1m1.5", 61.5), ("1h0", 3600), ("1h59", 7140),
    ])
  func bareFinalNumberTakesTheNextSmallerUnit(_ text: String, _ seconds: Double) throws {
    #expect(try Reading(words: [text]) == .span(.seconds(seconds), hint: nil))
  }

  @Test("Words are joined") func wordsAreJoined() throws {
    #expect(try Reading(words: ["1h", "30m"]) == .span(.seconds(5400), hint: nil))
    #expect(try Reading(words: ["1", "h", "30", "min"]) == .span(.seconds(5400), hint: nil))
  }

  @Test(
    "Ambiguous numbers are rejected",
    arguments: [
      ("1h 30", ReadingError.unclearTail(after: "1h", "30", readings: ["m", "s"])),
      ("1h30 5m", .unclearTail(after: "1h", "30", readings: ["m", "s"])),
      ("1h90", .unclearTail(after: "1h", "90", readings: ["m", "s"])),
      ("1h60", .unclearTail(after: "1h", "60", readings: ["m", "s"])),
      ("1h.5", .unclearTail(after: "1h", ".5", readings: ["m", "s"])),
      ("1.5h30", .unclearTail(after: "1.5h", "30", readings: ["m", "s"])),
      ("2d 12", .unclearTail(after: "2d", "12", readings: ["h", "s"])),
      ("5m 30", .unclearTail(after: "5m", "30", readings: ["s"])),
      ("90s5", .missingUnit("5")), ("90s 5", .missingUnit("5")), ("5ms5", .missingUnit("5")),
      ("5 10", .missingUnit("5")), ("30 5m", .missingUnit("30")),
    ])
  func ambiguousNumbersAreRejected(_ text: String, _ error: ReadingError) {
    #expect(throws: error) { try Reading(words: [text]) }
  }

  @Test(
    "Other invalid text is rejected",
    arguments: [
      ("", ReadingError.empty), ("  \t", .empty), ("0", .zero("0")), ("0h 0m", .zero("0h 0m")),
      ("0.0000000000000000009m", .zero("0.0000000000000000009m")),
      ("0.0000000000000000001s", .zero("0.0000000000000000001s")), ("-5m", .negative("-5m")),
      ("1h -5m", .negative("-5m")), ("\u{2212}5m", .negative("\u{2212}5m")),
      ("5 minutes ago", .past("5 minutes ago")), ("infinity", .notFinite("infinity")),
      ("NaN", .notFinite("NaN")), ("-inf", .notFinite("-inf")), ("1,500s", .comma("1,500s")),
      ("1h,5m", .comma("1h,5m")), ("5m,", .comma("5m,")), ("1,5,5s", .comma("1,5,5s")),
      (",5s", .comma(",5s")), ("\u{665}m", .foreignDigits("\u{665}m")),
      ("\u{FF15}m", .foreignDigits("\u{FF15}m")), ("\u{BD}h", .foreignDigits("\u{BD}h")),
      ("5.", .notANumber("5.")), ("5.m", .notANumber("5.m")), ("1..5s", .notANumber("1..5s")),
      ("1.2.3s", .notANumber("1.2.3s")), (".", .notANumber(".")), ("5M", .vagueUnit("M")),
      ("5 months", .vagueUnit("months")), ("1Y", .vagueUnit("Y")), ("2yrs", .vagueUnit("yrs")),
      ("m", .missingNumber("m")), ("5m h", .missingNumber("h")), ("tea", .stray("tea")),
      ("5m tea", .stray("tea")), ("+5m", .stray("+5m")), ("5%", .stray("%")), ("5m;", .stray(";")),
      ("1e5", .unknownUnit("e", nearest: nil)), ("5q", .unknownUnit("q", nearest: nil)),
      ("5Min", .unknownUnit("Min", nearest: "min")), ("5H", .unknownUnit("H", nearest: "h")),
      ("5 hrz", .unknownUnit("hrz", nearest: "hr")),
      ("5dyas", .unknownUnit("dyas", nearest: "days")),
      ("5 secnds", .unknownUnit("secnds", nearest: "seconds")),
    ])
  func otherInvalidTextIsRejected(_ text: String, _ error: ReadingError) {
    #expect(throws: error) { try Reading(words: [text]) }
  }

  @Test(
    "Spans over 250 years are rejected",
    arguments: ["7889400001", "13045w", "131490.1d 1h", "99999999999999999999999999999999999h"])
  func spansOver250YearsAreRejected(_ text: String) {
    #expect(throws: ReadingError.tooLong(text)) { try Reading(words: [text]) }
  }

  @Test("Spans up to 250 years are parsed") func spansUpTo250YearsAreParsed() throws {
    #expect(try Reading(words: ["7889400000"]) == .span(.seconds(7_889_400_000), hint: nil))
  }
}
