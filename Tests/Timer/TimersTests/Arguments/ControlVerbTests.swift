import Countdowns
import Reports
import Testing

@testable import Timers

struct ControlVerbTests {
  @Test(
    "Only pause and resume can already be satisfied",
    arguments: TimerReport.State.allCases)
  func satisfied(_ phase: TimerReport.State) {
    #expect(ControlRequest.command(.pause).isSatisfied(by: phase) == (phase == .paused))
    let isResumed = phase == .running || phase == .ringing
    #expect(ControlRequest.command(.resume).isSatisfied(by: phase) == isResumed)
    for request in [
      ControlRequest.command(.toggle), .command(.restart), .command(.add(.seconds(1))),
      .command(.acknowledge), .command(.cancel),
    ] {
      #expect(!request.isSatisfied(by: phase))
    }
  }
}
