import Cells
import TestSupport
import Testing

@testable import Reports

@Suite("Status bar text")
struct StatusBarTextTests {
  private let work = TimerReport.StepPlace(step: 1, steps: 2, round: 3, rounds: 4, label: "Work")

  private func full(_ report: TimerReport?) -> String { StatusBarText(report, in: zone).full }

  @Test("The text is the time, the label and the state")
  func full() {
    #expect(full(nil).isEmpty)
    #expect(full(.sample()) == "12:34")
    #expect(full(.sample(label: "Tea", state: .paused)) == "12:34 Tea (paused)")
    #expect(full(.sample(label: "Tea", place: work)) == "12:34 Work")
    #expect(full(.sample(label: "\u{200B}")) == "12:34")
    #expect(
      full(.sample(label: "Tea", state: .ringing, left: .zero, overtime: .seconds(7)))
        == "+0:07 Tea (ringing)")
    #expect(full(.stopwatch()) == "5:12")
  }

  @Test("The details name the timer, the state, the step and the end")
  func details() {
    func details(_ report: TimerReport?) -> [String] { StatusBarText(report, in: zone).details }
    #expect(details(nil).isEmpty)
    #expect(
      details(.sample(label: "Tea", place: work)) == [
        "tea: Tea", "running, 12:34 of 20:00", "Work · round 3 of 4", "ends 14:32:07",
      ])
    #expect(details(.sample(state: .paused)) == ["tea", "paused, 12:34 of 20:00"])
    #expect(
      details(.sample(state: .ringing, left: .zero, overtime: .seconds(7)))
        == ["tea", "ringing, +0:07", "ended 14:32:07"])
    #expect(details(.stopwatch()) == ["run", "running, 5:12"])
  }

  @Test("Names take at most 40 columns, without control characters", arguments: 0..<200)
  func limits(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let text = StatusBarText(.random(&generator), in: zone)
    #expect(TextWidth.columns(of: text.full) <= 10 + 1 + 40 + 1 + 11)
    for line in [text.full, text.short] + text.details {
      #expect(line.unicodeScalars.allSatisfy { TextWidth.visible($0) == $0 })
      #expect(line.utf8.count < 1000)
    }
  }
}
