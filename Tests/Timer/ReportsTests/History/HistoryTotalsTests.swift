import Clocks
import Countdowns
import JSON
import Testing

@testable import Reports

@Suite("The totals of the history")
struct HistoryTotalsTests {
  /// Returns an entry that ended on 24 November 2026 at noon in UTC.
  static func entry(
    _ label: String?, _ ran: Duration, planned: Duration? = nil,
    kind: HistoryEntry.Kind = .countdown, _ outcome: HistoryEntry.Outcome = .rang,
    steps: [HistoryEntry.StepTotal] = []
  ) -> HistoryEntry {
    let ended = WallTime(epochSeconds: 1_795_521_600)
    var entry = HistoryEntry(
      name: label ?? "1", label: label, kind: kind, started: ended.advanced(by: .zero - ran),
      ended: ended, planned: planned ?? ran, ran: ran, outcome: outcome)
    (entry.start.secondsEast, entry.end.secondsEast) = (0, 0)
    entry.stepTotals = steps
    return entry
  }

  /// Returns a pomodoro of a number of complete rounds.
  static func pomodoro(_ count: Int, cut: Duration = .zero) -> HistoryEntry {
    let work = HistoryEntry.StepTotal(
      label: "Work", length: .seconds(1500), runs: count + (cut > .zero ? 1 : 0),
      completed: count, ran: .seconds(1500 * count) + cut)
    let rest = HistoryEntry.StepTotal(
      label: "Break", length: .seconds(300), runs: count, completed: count,
      ran: .seconds(300 * count))
    return entry("Pomodoro", work.ran + rest.ran, steps: [work, rest])
  }

  private static func lines(_ entries: [HistoryEntry]) -> [String] {
    TimerHistoryTable(HistoryTotals(entries)).lines
  }

  @Test("The time is added up by name and step, the name with the most time first")
  func table() {
    let entries = [
      Self.entry("Tea", .seconds(240)), Self.pomodoro(4), Self.entry("Tea", .seconds(240)),
      Self.pomodoro(2, cut: .seconds(600)),
      Self.entry(nil, .seconds(90), kind: .stopwatch, .finished),
    ]
    #expect(
      Self.lines(entries) == [
        "NAME      STEP   RUNS                   TIME",
        "Pomodoro  Work   6 × 25 min, 1 partial  2 h 40 min",
        "          Break  6 × 5 min              30 min",
        "Tea       –      2 × 4 min              8 min",
        "–         –      1                      1 min 30 s",
        "Total                                   3 h 19 min 30 s",
      ])
  }

  @Test("A canceled timer counts the time that ran")
  func canceled() {
    let entry = Self.entry("Tea", .seconds(100), planned: .seconds(240), .canceled)
    #expect(Self.lines([entry]).last == "Tea   –     1 partial  1 min 40 s")
    #expect(Self.lines([]).isEmpty)
  }

  @Test("Two lengths are named, more are only counted")
  func lengths() {
    let entries = [240, 240, 180, 300].map { Self.entry("Tea", .seconds($0)) }
    func runs(_ count: Int) -> String {
      TimerHistoryTable(HistoryTotals(Array(entries.prefix(count)))).rows[0][2]
    }
    #expect(runs(3) == "2 × 4 min, 1 × 3 min" && runs(4) == "4")
  }

  @Test("The rounded times add up to the rounded sum")
  func rounding() {
    func times(_ ran: Duration) -> [String] {
      let entries = (0..<3).map { Self.entry("\($0)", ran) }
      return TimerHistoryTable(HistoryTotals(entries)).rows.map { $0[3] }
    }
    #expect(times(.milliseconds(31_700)) == ["31 s", "32 s", "32 s", "1 min 35 s"])
    #expect(times(.milliseconds(1_270)) == ["1.2 s", "1.3 s", "1.3 s", "3.8 s"])
  }

  @Test("A timer that was canceled and resumed was started once")
  func resumed() {
    let first = Self.entry("Tea", .seconds(100), planned: .seconds(240), .canceled)
    var rest = Self.entry("Tea", .seconds(140), planned: .seconds(240))
    rest.resumed = true
    #expect(Self.lines([first, rest]).last == "Tea   –     1 × 4 min  4 min")
    #expect(Self.lines([rest]).last == "Tea   –     1 × 4 min  2 min 20 s")
    (rest.outcome, rest.ran) = (.canceled, .seconds(20))
    #expect(Self.lines([first, rest]).last == "Tea   –     1 partial  2 min")
    #expect(Self.lines([rest]).last == "Tea   –     1 partial  20 s")
  }

  @Test("A routine of an earlier version, without times of steps, is one run of unknown length")
  func earlier() {
    var old = Self.entry("Pomodoro", .seconds(1800))
    old.steps = 2
    #expect(HistoryTotals([old]).rows.map(\.length) == [nil])
    #expect(HistoryTotals([old]).ran == .seconds(1800))
  }

  @Test("JSON and CSV have exact seconds and all characters of names")
  func forPrograms() {
    let totals = HistoryTotals([
      Self.entry("a \"b\", c", .milliseconds(1_500)), Self.entry(nil, .seconds(1)),
    ])
    #expect(
      totals.json.map(\.description) == [
        #"{"v":1,"label":"a \"b\", c","step":null,"runs":1,"completed":1,"length":1.5,"ran":1.5}"#,
        #"{"v":1,"label":null,"step":null,"runs":1,"completed":1,"length":1,"ran":1}"#,
      ])
    #expect(
      totals.csv == [
        "label,step,runs,completed,length,ran", #""a ""b"", c",,1,1,1.5,1.5"#, ",,1,1,1,1",
      ])
    let formula = HistoryTotals([Self.entry("=1+1", .seconds(1))])
    #expect(formula.csv.last == "'=1+1,,1,1,1,1")
  }

  @Test("No time is lost or counted twice in random histories", arguments: 0..<100)
  func random(seed: Int) {
    var random = RandomRecords(seed: UInt64(seed))
    let entries = random.list(upTo: 60) { $0.entry() }
    let totals = HistoryTotals(entries)
    #expect(totals.ran == entries.reduce(.zero) { $0 + $1.ran })
    let days = HistoryDays(entries, in: .utc)
    #expect(days.ran == totals.ran)
    #expect(days.days.values.reduce(0) { $0 + $1.timers } == entries.count)
    for label in Set(entries.map(\.label)) {
      let sum = entries.filter { $0.label == label }.reduce(Duration.zero) { $0 + $1.ran }
      let rows = totals.rows.filter { $0.label == label }
      #expect(rows.reduce(.zero) { $0 + $1.ran } == sum)
      #expect(rows.allSatisfy { $0.completed <= $0.runs })
    }
    #expect(totals.json.map { JSONValue($0.description) } == totals.json)
  }
}
