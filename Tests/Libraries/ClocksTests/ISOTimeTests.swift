import Clocks
import Countdowns
import Testing

@testable import Reports

@Suite("Times in ISO 8601")
struct ISOTimeReaderTests {
  @Test("Times survive a round trip to the millisecond", arguments: 0..<300)
  func roundTrip(seed: Int) {
    var random = RandomRecords(seed: UInt64(seed))
    let time = WallTime(
      sinceEpoch: .milliseconds(random.number(-62_135_000_000_000...253_402_000_000_000)))
    let zone = Zone.fixed(secondsEast: random.number(-840...840) * 60)
    #expect(ISOTimeReader.wallTime(ClockText.iso8601(time, in: zone)) == time)
  }

  @Test("Fractions, Z and offsets are parsed")
  func examples() {
    let time = WallTime(epochSeconds: 1_795_267_927)
    #expect(ISOTimeReader.wallTime("2026-11-21T13:32:07Z") == time)
    #expect(ISOTimeReader.wallTime("2026-11-21T14:32:07+01:00") == time)
    #expect(ISOTimeReader.wallTime("2026-11-21T10:02:07-03:30") == time)
    #expect(
      ISOTimeReader.wallTime("2026-11-21T13:32:07.000000001Z")
        == time.advanced(by: .nanoseconds(1)))
    #expect(
      ISOTimeReader.wallTime("2026-11-21T13:32:07.5Z") == time.advanced(by: .milliseconds(500)))
  }

  @Test(
    "Anything else is rejected",
    arguments: [
      "", "2026", "2026-11-21", "2026-11-21T13:32:07", "2026-11-21 13:32:07Z",
      "2026-02-30T13:32:07Z", "2026-11-21T24:00:00Z", "2026-11-21T13:60:00Z",
      "2026-11-21T13:32:60Z", "2026-11-21T13:32:07.Z", "2026-11-21T13:32:07.1234567890Z",
      "2026-11-21T13:32:07+1:00", "2026-11-21T13:32:07+24:00", "2026-11-21T13:32:07ZZ",
      "0000-11-21T13:32:07Z", "２０２６-11-21T13:32:07Z", "-026-11-21T13:32:07Z",
    ])
  func refused(text: String) {
    #expect(ISOTimeReader.wallTime(text) == nil)
  }
}
