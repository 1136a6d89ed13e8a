import Clocks
import Countdowns
import Faces
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct CountdownStoryTests {
  private static let plan = StoryPlan<CountdownProgram>(
    rests: { program in
      guard case .paused = program.run.manager.state else { return false }
      return program.hint == nil && program.notice == nil
    },
    message: { _, generator in
      switch Int.random(in: 0...5, using: &generator) {
      case 0: .alarmFinished
      case 1: .alarmNote("The card 音 is gone.")
      case 2: .wallClockChanged
      case 3: .feedFailed(words: "The disk is full.")
      case 4: .feedEnded
      default: .alarmNears
      }
    },
    program: { generator in
      CountdownFixture.program(
        Face.allCases.randomElement(using: &generator) ?? .ring,
        total: .milliseconds(Int.random(in: 1...100_000, using: &generator)),
        name: Bool.random(using: &generator) ? "お茶" : nil,
        target: Bool.random(using: &generator), feeds: Bool.random(using: &generator),
        alarm: Bool.random(using: &generator) ? .silent : .rings(limit: .seconds(30)),
        start: ProgramTester<CountdownProgram>.usualStart)
    })

  @Test("A countdown's invariants hold through random stories", arguments: Stories.parts)
  func stories(part: Int) { Stories.run(Self.plan, part: part) }
}
