import Clocks
import Countdowns
import Testing

@testable import Reports

@Suite("The history as a table")
struct TimerHistoryTableEntriesTests {
  private static let noon = WallTime(epochSeconds: 1_795_262_400)

  private static let entries = [
    HistoryEntry(
      name: "work", label: "Work\u{1B}", kind: .countdown,
      started: noon.advanced(by: .seconds(-86_400)),
      ended: noon.advanced(by: .seconds(-84_900)), planned: .seconds(1500), ran: .seconds(1500),
      outcome: .acknowledged, acknowledgedAfter: .milliseconds(12_900)),
    HistoryEntry(
      name: "up-1", kind: .stopwatch, started: noon.advanced(by: .seconds(-600)),
      ended: noon.advanced(by: .seconds(-596)), planned: nil, ran: .milliseconds(3_960),
      outcome: .finished),
    HistoryEntry(
      name: "tea", kind: .countdown, started: noon.advanced(by: .seconds(-300)), ended: noon,
      planned: .seconds(240), ran: .milliseconds(239_501), outcome: .unattended),
  ]

  private func lines() -> [String] {
    TimerHistoryTable(Self.entries, at: Self.noon, in: .utc).lines
  }

  @Test("Each entry is a line below the headings")
  func all() {
    #expect(
      lines() == [
        "STARTED              NAME   PLANNED  RAN         OUTCOME",
        "Fri 20 Nov 12:00:00  Work␛  25 min   25 min      acknowledged after 12 s",
        "11:50:00             up-1   –        3.9 s       finished",
        "11:55:00             tea    4 min    3 min 59 s  ended unattended",
      ])
  }

  @Test(
    "A length is shown as typed, and the time until a time of day without odd fractions",
    arguments: [
      (.seconds(240), "4 min"), (.milliseconds(90_500), "1 min 30.5 s"),
      (.milliseconds(250), "250 ms"), (.microseconds(69_986_488), "1 min 10 s"),
      (.nanoseconds(2_911_292_084), "3 s"), (.microseconds(412_345), "413 ms"), (nil, "–"),
    ] as [(Duration?, String)])
  func planned(_ planned: Duration?, _ words: String) {
    var entry = Self.entries[0]
    entry.planned = planned
    #expect(TimerHistoryTable([entry], at: Self.noon, in: .utc).rows.map { $0[2] } == [words])
  }
}
