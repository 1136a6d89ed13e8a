import Control
import Reports
import Testing

@testable import TimerApp

struct ControlVerbTests {
  @Test(
    "Only a pause and a resume may be needless: of timers that are as they would leave them",
    arguments: TimerReport.State.allCases)
  func satisfied(_ phase: TimerReport.State) {
    #expect(ControlRequest.pause.isSatisfied(by: phase) == (phase == .paused))
    let isResumed = phase == .running || phase == .ringing
    #expect(ControlRequest.resume.isSatisfied(by: phase) == isResumed)
    for request in [ControlRequest.toggle, .restart, .add(.seconds(1)), .acknowledge, .cancel] {
      #expect(!request.isSatisfied(by: phase))
    }
  }
}
