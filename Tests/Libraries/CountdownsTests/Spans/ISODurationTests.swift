import Countdowns
import Testing

struct ISODurationTests {
  @Test(
    "Valid ISO 8601 durations are parsed",
    arguments: [
      ("PT1H30M", Duration.seconds(5400)), ("P1DT2H", .seconds(93_600)),
      ("P2W", .seconds(1_209_600)),
      ("PT0.5H", .seconds(1800)), ("PT1.5S", .milliseconds(1500)), ("P1D", .seconds(86_400)),
      ("PT36H", .seconds(129_600)), ("P0DT5M", .seconds(300)), ("P1W1D", .seconds(691_200)),
    ])
  func validISO8601DurationsAreParsed(_ text: String, _ span: Duration) throws {
    #expect(try Reading(words: [text]) == .span(span, hint: nil))
  }

  @Test(
    "Invalid ISO 8601 durations are rejected",
    arguments: [
      ("P1Y", ReadingError.vagueUnit("1Y")), ("P1M", .vagueUnit("1M")),
      ("P1DT", .notAnISODuration("P1DT")),
      ("PT", .notAnISODuration("PT")), ("P5", .notAnISODuration("P5")),
      ("P1H", .notAnISODuration("P1H")),
      ("PT1M1H", .notAnISODuration("PT1M1H")), ("PT1H1H", .notAnISODuration("PT1H1H")),
      ("PT1.5H30M", .notAnISODuration("PT1.5H30M")), ("PT1D", .notAnISODuration("PT1D")),
      ("P1.5DT1H", .notAnISODuration("P1.5DT1H")), ("PT1S!", .notAnISODuration("PT1S!")),
      ("PT0S", .zero("PT0S")), ("PT5M 3s", .notAlone("PT5M")), ("P", .stray("P")),
      ("P300000D", .tooLong("P300000D")), ("PT5m", .notAnISODuration("PT5m")),
      ("pt5M", .stray("pt5M")),
    ])
  func invalidISO8601DurationsAreRejected(_ text: String, _ error: ReadingError) {
    #expect(throws: error) { try Reading(words: [text]) }
  }
}
