import Clocks
import TestSupport
import Testing

@testable import Reports

@Suite("Intervals between lines")
struct ReportCadenceTests {
  private static let times: [(String, Duration)] = [
    ("10ms", .milliseconds(10)), ("100ms", .milliseconds(100)), ("1s", .seconds(1)),
    ("1.5s", .milliseconds(1500)), ("7", .seconds(7)), ("1h", .seconds(3600)),
    ("1m30s", .seconds(90)), ("0:20", .seconds(20)),
  ]
  private static let shares: [(String, Int128)] = [
    ("0.1%", 100), ("1%", 1000), ("12.5%", 12_500), ("33.333%", 33_333), ("050.0%", 50_000),
  ]

  @Test("The next line comes at the next lower multiple of the time", arguments: times)
  func timeLaw(text: String, interval: Duration) throws {
    let cadence = try ReportCadence(text)
    #expect(!cadence.isShare)
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let left = Duration.random(upTo: .seconds(90_000), &generator)
      guard left > .zero else { continue }
      let time = try #require(cadence.timeToChange(left: left, total: .seconds(90_000)))
      #expect(time > .zero && time <= interval)
      #expect((left - time).attoseconds % interval.attoseconds == 0)
      let next = try #require(cadence.timeToChange(elapsed: left))
      #expect(next > .zero && next <= interval)
      #expect((left + next).attoseconds % interval.attoseconds == 0)
    }
    #expect(cadence.timeToChange(elapsed: .zero) == interval)
  }

  @Test("The next line comes at the next lower multiple of the share", arguments: shares)
  func shareLaw(text: String, share: Int128) throws {
    let cadence = try ReportCadence(text)
    #expect(cadence.isShare && cadence.timeToChange(elapsed: .seconds(1)) == nil)
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20 {
      let total = Duration.random(upTo: .seconds(90_000), &generator) + .nanoseconds(1)
      let multiples = (0...(100_000 / share)).map {
        Duration(attoseconds: total.attoseconds * share * $0 / 100_000)
      }
      let lefts = (0..<20).map { _ in Duration.random(upTo: total, &generator) }
      for left in lefts + multiples + [total] where left > .zero {
        let time = try #require(cadence.timeToChange(left: left, total: total))
        #expect(left - time == multiples.last { $0 < left })
      }
    }
  }

  @Test("The number of lines is that of the shares in the total", arguments: shares)
  func count(text: String, share: Int128) throws {
    let cadence = try ReportCadence(text)
    let total = Duration.seconds(7) + Duration(attoseconds: 1)
    var left = total
    var count: Int128 = 0
    while count < 2000, let time = cadence.timeToChange(left: left, total: total) {
      left -= time
      count += 1
    }
    #expect(left == .zero && count == (100_000 + share - 1) / share)
  }

  @Test("No line follows the end")
  func end() throws {
    for text in ["1s", "1%"] {
      let cadence = try ReportCadence(text)
      #expect(cadence.timeToChange(left: .zero, total: .seconds(5)) == nil)
      #expect(cadence.timeToChange(left: .seconds(-1), total: .seconds(5)) == nil)
    }
  }

  @Test("The longest times are exact")
  func longest() throws {
    let total = Duration.seconds(7_889_400_000)
    let cadence = try ReportCadence("0.1%")
    #expect(cadence.timeToChange(left: total, total: total) == .seconds(7_889_400))
    #expect(try ReportCadence("1h").timeToChange(left: total, total: total) == .seconds(3600))
    // Even if more than the total is left, or the total can't be divided, the end is reached.
    let tiny = Duration(attoseconds: 1)
    #expect(cadence.timeToChange(left: tiny, total: tiny) == tiny)
    #expect(cadence.timeToChange(left: tiny, total: .zero) == tiny)
  }

  @Test(
    "Invalid intervals are rejected",
    arguments: [
      ("", CadenceError.notAnInterval("")), ("often", .notAnInterval("often")),
      ("until 14:30", .notAnInterval("until 14:30")), ("%", .notAnInterval("%")),
      ("1.%", .notAnInterval("1.%")), (".5%", .notAnInterval(".5%")),
      ("-1%", .notAnInterval("-1%")), ("1e1%", .notAnInterval("1e1%")),
      ("١%", .notAnInterval("١%")), ("1 %", .notAnInterval("1 %")),
      ("1.2345%", .tooFine("1.2345%")), ("0%", .outOfRange("0%")),
      ("0.099%", .outOfRange("0.099%")),
      ("50.001%", .outOfRange("50.001%")), ("9ms", .outOfRange("9ms")), ("0", .outOfRange("0")),
      ("-1s", .outOfRange("-1s")), ("1h1s", .outOfRange("1h1s")),
      (
        "99999999999999999999999999999999999999999%",
        .outOfRange("99999999999999999999999999999999999999999%")
      ),
      ("5 secnds", .malformed("“secnds” isn’t a unit; did you mean seconds?")),
    ])
  func mistakes(text: String, error: CadenceError) {
    #expect(throws: error) { try ReportCadence(text) }
  }
}
