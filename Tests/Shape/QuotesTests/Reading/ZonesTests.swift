import Charts
import Testing

@testable import Quotes

@Suite("Times without a zone")
struct ZonesTests {
  /// 9:30 in New York on October 31, 2025, before clocks are set back, and on November 3, after it.
  static let openings = [1_761_917_400.0, 1_762_180_200.0]
  private static let newYork = DateScale.seconds { $0 < 1_762_063_200 ? -14_400 : -18_000 }
  private let local = ["2025-10-31 09:30:00", "2025-11-03 09:30:00"]

  private func time(_ reading: QuoteReading) -> [Double] {
    reading.histories.flatMap(\.history.times)
      + reading.snapshots.compactMap {
        if case .seconds(let time)? = $0.time { time } else { nil }
      }
  }

  private func reading(_ text: String) throws -> [Double] {
    time(try QuoteReader(zone: Self.newYork).read(Array(text.utf8)))
  }

  @Test("Tables, snapshots and services’ JSON use the zone, on both sides of a clock change")
  func readers() throws {
    #expect(
      try reading(
        "time,close\n\(local[0]),1\n2025-10-31 09:31:00,2\n2025-10-31 09:32:00,3\n\(local[1]),4\n")
        == [
          Self.openings[0], Self.openings[0] + 60, Self.openings[0] + 120, Self.openings[1],
        ])
    #expect(
      try reading("symbol,price,time\nA,1,\(local[0])\nB,2,\(local[1])\n") == Self.openings)
    #expect(
      try reading(
        "{\"Meta Data\": {\"2. Symbol\": \"IBM\"}, \"Time Series (5min)\": {"
          + "\"\(local[0])\": {\"4. close\": \"1\"}, \"2025-10-31 09:35:00\": {\"4. close\": \"2\"},"
          + "\"2025-10-31 09:40:00\": {\"4. close\": \"2\"},"
          + "\"\(local[1])\": {\"4. close\": \"3\"}}}")
        == [
          Self.openings[0], Self.openings[0] + 300, Self.openings[0] + 600, Self.openings[1],
        ])
    #expect(
      try reading(
        "[{\"symbol\":\"A\",\"price\":1,\"time\":\"\(local[0])\"},"
          + "{\"symbol\":\"B\",\"price\":2,\"time\":\"\(local[1])\"}]") == Self.openings)
  }

  @Test("Lines and responses of commands use the zone")
  func streams() {
    for (text, opening) in zip(local, Self.openings) {
      var lines = QuoteLines(zone: Self.newYork)
      let ticks = lines.append(
        Array("A,\(text),1\nA;\(text);1\n{\"s\":\"A\",\"p\":1,\"time\":\"\(text)\"}\n".utf8), now: 0
      )
      #expect(ticks.map(\.time) == [opening, opening, opening])
      let answer = FeedAnswer.read(
        Array("A,\(text),1\n".utf8), symbol: nil, now: 0, zone: Self.newYork)
      #expect(answer == .ticks([Tick("A", 1, at: opening)]))
    }
  }

  @Test("A time of day is in the zone's local time")
  func clocks() {
    var lines = QuoteLines(zone: Self.newYork)
    let ticks = lines.append(Array("A,09:30,1\n".utf8), now: Self.openings[1] + 60)
    #expect(ticks.map(\.time) == [Self.openings[1]])
  }

  @Test("Times with a zone, counts and days aren’t shifted")
  func zoned() throws {
    let seconds = "1762180200"
    #expect(
      try reading("time,close\n2025-11-03T09:30:00-05:00,1\n2025-11-03T14:31:00+00:00,2\n")
        == [Self.openings[1], Self.openings[1] + 60])
    #expect(
      try reading("symbol,price,time\nA,1,\(seconds)\nB,1,\(seconds)\n")
        == [Self.openings[1], Self.openings[1]])
    let days = try QuoteReader(zone: Self.newYork).read(
      Array("date,close\n2025-11-03,1\n2025-11-04,1\n".utf8))
    #expect(days.histories[0].history.times == [20_395, 20_396])
  }
}
