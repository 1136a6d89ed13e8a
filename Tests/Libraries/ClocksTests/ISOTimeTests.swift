import Testing

@testable import Clocks

@Suite("Times in ISO 8601")
struct ISOTimeTests {
  @Test("Fractions, Z and offsets are parsed")
  func examples() {
    let time = WallTime(epochSeconds: 1_795_267_927)
    #expect(ISOTime("2026-11-21T13:32:07Z")?.wallTime == time)
    #expect(ISOTime("2026-11-21T14:32:07+01:00")?.wallTime == time)
    #expect(ISOTime("2026-11-21T10:02:07-03:30")?.wallTime == time)
    #expect(ISOTime("2026-11-21T10:02:07-03:30")?.secondsEast == -12_600)
    #expect(
      ISOTime("2026-11-21T13:32:07.000000001Z")?.wallTime
        == time.advanced(by: .nanoseconds(1)))
    #expect(
      ISOTime("2026-11-21T13:32:07.5Z")?.wallTime == time.advanced(by: .milliseconds(500)))
  }

  @Test("A time without an offset has none")
  func local() {
    let time = ISOTime("2026-11-21T13:32:07")
    #expect(time?.epochSeconds == 1_795_267_927 && time?.secondsEast == nil)
  }

  @Test(
    "Anything else is rejected",
    arguments: [
      "", "2026", "2026-11-21", "2026-11-21 13:32:07Z",
      "2026-02-30T13:32:07Z", "2026-11-21T24:00:00Z", "2026-11-21T13:60:00Z",
      "2026-11-21T13:32:60Z", "2026-11-21T13:32:07.Z", "2026-11-21T13:32:07.1234567890Z",
      "2026-11-21T13:32:07+1:00", "2026-11-21T13:32:07+24:00", "2026-11-21T13:32:07ZZ",
      "0000-11-21T13:32:07Z", "２０２６-11-21T13:32:07Z", "-026-11-21T13:32:07Z",
    ])
  func refused(text: String) {
    #expect(ISOTime(text) == nil)
  }

  private func lenient(_ text: String) -> ISOTime? {
    let bytes = Array(text.utf8)
    return ISOTime(bytes.span)
  }

  @Test(
    "Other letters and more digits are accepted on request",
    arguments: [
      ("2019-11-06T08:30:00Z", 1_573_029_000, 0), ("2019-11-06 08:30:15", 1_573_029_015, 0),
      ("2019-11-06T08:30:00.25", 1_573_029_000, 250_000_000),
      ("2019-11-06t08:30:00.1234567891z", 1_573_029_000, 123_456_789),
    ])
  func lenient(text: String, seconds: Int, nanoseconds: Int) {
    let time = lenient(text)
    #expect(time?.epochSeconds == seconds && time?.nanoseconds == nanoseconds)
  }

  @Test(
    "Other spellings are rejected in any case",
    arguments: [
      "", "2019-11-06", "2019-11-06T08:30", "2019-13-06T08:30:00", "2019-11-06T24:30:00",
      "2019-11-06T08:30:00.", "2019-11-06T08:30:00Zx", "2019-11-06T08:30:00+0100",
    ])
  func others(text: String) { #expect(lenient(text) == nil) }

  @Test(
    "Only complete dates are dates",
    arguments: [
      ("2026-02-28", true), ("2026-02-29", false), ("26-1-1", false), ("0000-01-01", false),
      ("2026-11-01T00:00:00Z", false),
    ])
  func dates(_ text: String, _ isDate: Bool) {
    #expect((CivilDate(iso8601: text) != nil) == isDate)
  }
}
