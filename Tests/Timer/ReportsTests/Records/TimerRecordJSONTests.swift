import Clocks
import Countdowns
import Testing
import Texts

@testable import Reports

@Suite("Timer records as JSON")
struct TimerRecordJSONTests {
  @Test("A running countdown is one line")
  func countdown() {
    let time = WallTime(epochSeconds: 1_795_000_000)
    var record = TimerRecord(
      name: "tea", process: 12, processStart: "345", boot: "b", countsSuspension: true,
      started: time, written: time.advanced(by: .milliseconds(1500)), phase: .running,
      longest: .seconds(240))
    record.label = "Tea\u{1B}[31m"
    record.deadline = Instant(sinceZero: .seconds(1000) + .nanoseconds(1))
    record.ends = time.advanced(by: .seconds(240))
    record.total = .seconds(240)
    record.steps = [.init(length: .seconds(240), sound: "gong")]
    record.words = ["timer", "4m", "Tea"]
    #expect(
      record.text == """
        {"v":1,"name":"tea","process":12,"process_start":"345","boot":"b",\
        "counts_suspension":true,"started":1795000000,"written":1795000001.5,"phase":"running",\
        "longest":240,"counts_up":false,"shows_tenths":false,"label":"Tea\\u001b[31m",\
        "deadline":1000.000000001,"ends":1795000240,"total":240,"position":0,\
        "steps":[{"length":240,"sound":"gong"}],"rounds":1,"waits":false,"fired_marks":[],\
        "armed_marks":[],"steps_done":0,\
        "laps":[],"words":["timer","4m","Tea"]}
        """)
  }

  @Test("A step’s place has its label, its round and its number")
  func place() {
    let time = WallTime(epochSeconds: 0)
    var record = TimerRecord(
      name: "tea", process: 12, processStart: "", boot: "", countsSuspension: true, started: time,
      written: time, phase: .paused, longest: .zero)
    #expect(record.place(at: 0) == .only && record.stepCount == 1)
    record.steps = [.init(label: "Work", length: .seconds(2)), .init(length: .seconds(1))]
    record.rounds = 3
    #expect(record.stepCount == 6)
    #expect(record.place(at: 4) == .init(step: 1, steps: 2, round: 3, rounds: 3, label: "Work"))
    #expect(record.place(at: 5) == .init(step: 2, steps: 2, round: 3, rounds: 3))
    record.finalStep = Step(label: "Long break", length: .seconds(9))
    #expect(record.place(at: 3).label == nil)
    #expect(
      record.place(at: 5)
        == .init(step: 2, steps: 2, round: 3, rounds: 3, label: "Long break"))
    record.position = 4
    #expect(record.report(at: Moment(instant: Instant(sinceZero: .zero), wall: time)).tint == .calm)
  }
}
