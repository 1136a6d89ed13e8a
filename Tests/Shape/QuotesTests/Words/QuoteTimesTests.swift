import Testing

@testable import Quotes

@Suite("Price times")
struct QuoteTimesTests {
  @Test("Today's times have no date")
  func short() {
    #expect(sampleQuoteTimes.short(.seconds(sampleAfternoon)) == "16:00")
    #expect(sampleQuoteTimes.short(.seconds(sampleAfternoon + 9 * 3600)) == "2026-11-21 01:00")
    #expect(sampleQuoteTimes.short(.day(20_776)) == "2026-11-19")
    #expect(QuoteTimes().short(.seconds(sampleAfternoon)) == "2026-11-20 15:00")
    #expect(QuoteTimes().short(.seconds(-1)) == "1969-12-31 23:59")
  }

  @Test("Words state the time of a price")
  func words() {
    #expect(sampleQuoteTimes.words(.seconds(sampleAfternoon)) == "at 16:00")
    #expect(sampleQuoteTimes.words(.seconds(sampleAfternoon - 86_400)) == "at 16:00 on 2026-11-19")
    #expect(sampleQuoteTimes.words(.day(20_776)) == "on 2026-11-19")
  }

  @Test("Only a price that is older than a day has a date, from the instant it is")
  func old() throws {
    #expect(sampleQuoteTimes.oldDate(.seconds(sampleAfternoon)) == nil)
    #expect(sampleQuoteTimes.oldDate(.seconds(sampleAfternoon - 90_000)) == "2026-11-19")
    #expect(sampleQuoteTimes.oldDate(.day(20_776)) == nil)
    #expect(sampleQuoteTimes.oldDate(.day(20_775)) == "2026-11-18")
    #expect(QuoteTimes().oldDate(.day(0)) == nil)
    for time in [Quote.Time.day(20_776), .day(20_777), .seconds(sampleAfternoon)] {
      let change = try #require(sampleQuoteTimes.becomesOld(time))
      var times = sampleQuoteTimes
      times.now = change - 1
      #expect(times.oldDate(time) == nil)
      times.now = change + 0.01
      #expect(times.oldDate(time) != nil)
    }
    #expect(sampleQuoteTimes.oldDate(.day(.max)) == nil)
    #expect(sampleQuoteTimes.oldDate(.seconds(.nan)) == nil)
  }

  @Test("Other programs get ISO 8601 in UTC")
  func iso() {
    #expect(QuoteTimes.iso(.day(20_776)) == "2026-11-19")
    #expect(QuoteTimes.iso(.seconds(sampleAfternoon + 7)) == "2026-11-20T15:00:07Z")
    #expect(QuoteTimes.iso(.seconds(sampleAfternoon + 0.25)) == "2026-11-20T15:00:00.250Z")
    #expect(QuoteTimes.iso(.seconds(-0.5)) == "1969-12-31T23:59:59.500Z")
  }

  @Test(
    "Times out of the calendar's range have no words", arguments: [1e300, -1e300, .nan, .infinity])
  func beyond(seconds: Double) {
    #expect(
      sampleQuoteTimes.short(.seconds(seconds)) == nil && QuoteTimes.iso(.seconds(seconds)) == nil)
    #expect(sampleQuoteTimes.words(.day(.max)) == nil && QuoteTimes.iso(.day(.min)) == nil)
  }
}
