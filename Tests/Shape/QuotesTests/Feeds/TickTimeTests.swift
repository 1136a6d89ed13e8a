import Tables
import Testing

@testable import Quotes

@Suite struct TickTimeTests {
  private func seconds(_ text: String, now: Double = 0, order: DateOrder? = nil) -> Double? {
    let bytes = Array(text.utf8)
    return TickTime.seconds(bytes.span, 0..<bytes.count, now: now, order: order)
  }

  @Test(
    "Times are counts since 1970 in any unit, or dates with or without a time",
    arguments: [
      ("1573029000", 1_573_029_000), ("1573029000.25", 1_573_029_000.25),
      ("1573029000250", 1_573_029_000.25), ("1573029000250000", 1_573_029_000.25),
      ("1573029000250000000", 1_573_029_000.25), ("2019-11-06", 1_572_998_400),
      ("2019-11-06 08:30", 1_573_029_000), ("2019-11-06T08:30:00.25Z", 1_573_029_000.25),
      ("2019-11-06T09:30:00+01:00", 1_573_029_000), ("6.11.2019 8:30", 1_573_029_000),
      ("11/16/2019", 1_573_862_400),
    ])
  func forms(text: String, expected: Double) {
    // A count of nanoseconds has more digits than a Double can represent.
    #expect(((seconds(text) ?? 0) - expected).magnitude < 1e-6)
  }

  @Test(
    "Other texts aren’t times",
    arguments: ["", "231.4", "abc", "12-13", "25:00", "9:60", "2019-13-01", "1/2/2019", "-", ":"])
  func others(text: String) { #expect(seconds(text) == nil) }

  @Test("An ambiguous date follows the given order")
  func order() {
    #expect(seconds("1/2/2019", order: .monthFirst) == 1_546_387_200)
    #expect(seconds("1/2/2019", order: .dayFirst) == 1_548_979_200)
  }

  @Test("A time of day is on the current day, except around midnight")
  func clocks() {
    let day = 86_400.0
    #expect(seconds("09:30", now: 10 * day + 5) == 10 * day + 34_200)
    #expect(seconds("09:30:15", now: 11 * day - 5) == 10 * day + 34_215)
    #expect(seconds("9:30 PM", now: 10 * day) == 10 * day + 77_400)
    #expect(seconds("23:59:59", now: 10 * day + 1) == 10 * day - 1)
    #expect(seconds("00:00:01", now: 10 * day - 1) == 10 * day + 1)
  }
}
