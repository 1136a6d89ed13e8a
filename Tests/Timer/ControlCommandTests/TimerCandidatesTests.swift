import Cells
import Countdowns
import Reports
import Testing
import Texts

@testable import ControlCommand
@testable import TimerPrograms

struct TimerCandidatesTests {
  private static func report(
    _ state: TimerReport.State, left: Duration? = .milliseconds(250_500),
    overtime: Duration = .zero
  ) -> TimerReport {
    TimerReport(
      name: "tea", state: state, left: left, total: left.map { _ in Duration.seconds(300) },
      elapsed: .seconds(75), overtime: overtime, time: TimeText(total: .seconds(300)))
  }

  @Test(
    "A timer is offered with its state and its digits",
    arguments: [
      (report(.running), "running, 4:11 left"), (report(.paused), "paused, 4:11 left"),
      (report(.waiting), "waiting, 4:11 left"),
      (report(.ringing, left: .zero, overtime: .seconds(7)), "ringing, +0:07"),
      (report(.ringing, left: .zero), "ringing, 0:00 left"),
      (report(.running, left: nil), "running, 1:15"), (report(.paused, left: nil), "paused, 1:15"),
      (report(.ended, left: .zero, overtime: .seconds(7)), "ended"),
      (report(.canceled), "canceled"),
    ])
  func words(_ report: TimerReport, _ words: String) {
    #expect(TimerCandidates.candidate(for: report) == Completion.Candidate("tea", words))
  }

  @Test("The description of a timer is a single plain line", arguments: TimerReport.State.allCases)
  func plain(_ state: TimerReport.State) {
    for left in [nil, .zero, .seconds(90)] as [Duration?] {
      let words = TimerCandidates.candidate(for: Self.report(state, left: left)).words
      #expect(words.hasPrefix(state.rawValue) && words == TextWidth.visible(words))
    }
  }
}
