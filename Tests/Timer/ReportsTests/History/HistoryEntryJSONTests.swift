import Clocks
import Countdowns
import JSON
import Testing

@testable import Reports

@Suite("History entries as JSON")
struct HistoryEntryJSONTests {
  @Test("An entry survives a round trip in any zone", arguments: 0..<300)
  func roundTrip(seed: Int) throws {
    var random = RandomRecords(seed: UInt64(seed))
    let entry = random.entry()
    let zone = Zone.fixed(secondsEast: random.number(-50...50) * 900)
    let json = try #require(JSONValue(entry.line(in: zone)))
    #expect(try HistoryEntry(json) == entry)
    #expect(!entry.line(in: zone).contains { $0.isNewline })
  }

  @Test("An entry is one line")
  func line() {
    let entry = HistoryEntry(
      name: "tea", kind: .countdown, started: WallTime(epochSeconds: 1_795_267_927),
      ended: WallTime(epochSeconds: 1_795_268_167), planned: .seconds(240), ran: .seconds(240),
      outcome: .acknowledged, acknowledgedAfter: .milliseconds(12_500), status: 0)
    #expect(
      entry.line(in: .fixed(secondsEast: 3600)) == """
        {"v":1,"name":"tea","kind":"countdown","started":"2026-11-21T14:32:07+01:00",\
        "ended":"2026-11-21T14:36:07+01:00","planned":240,"ran":240,"outcome":"acknowledged",\
        "acknowledged_after":12.5,"status":0}
        """)
  }

  @Test("The British spelling of earlier versions is read")
  func older() throws {
    var random = RandomRecords(seed: 2)
    var entry = random.entry()
    entry.outcome = .canceled
    let line = entry.line(in: .utc)
    #expect(line.contains("\"canceled\""))
    let older = try #require(JSONValue(line.replacing("\"canceled\"", with: "\"cancelled\"")))
    #expect(try HistoryEntry(older) == entry)
  }

  @Test(
    "An error names the invalid member",
    arguments: [
      ("outcome", #""flew""#), ("kind", "1"), ("started", #""now""#), ("ran", "-1"),
      ("laps", "[2,1]"), ("v", "2"), ("status", "3000000000"),
    ])
  func wrong(key: String, value: String) throws {
    var random = RandomRecords(seed: 1)
    guard case .object(let members) = random.entry().json(in: .utc) else {
      Issue.record("an entry is an object")
      return
    }
    let changed = try JSONValue.Member(key, #require(JSONValue(value)))
    #expect {
      try HistoryEntry(.object(members + [changed]))
    } throws: { error in
      (error as? TimerRecordError)?.description.contains("“\(key)”") ?? false
    }
  }
}
