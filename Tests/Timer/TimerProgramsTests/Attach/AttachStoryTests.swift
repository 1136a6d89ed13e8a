import Clocks
import Countdowns
import Faces
import Programs
import Reports
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct AttachStoryTests {
  private static let plan = StoryPlan<AttachProgram>(
    rests: { $0.record.phase == .paused && $0.notice == nil && $0.patienceEnd == nil },
    message: { _, generator in
      switch Int.random(in: 0...12, using: &generator) {
      case 0: .refused("The lid 蓋 is on.")
      case 1: .gone
      default: .changed(record(&generator))
      }
    },
    program: { generator in
      AttachFixture.program(record(&generator), Face.allCases.randomElement(using: &generator))
    })

  private static func record(_ generator: inout SeededGenerator) -> TimerRecord {
    let phases: [TimerReport.State] = [.running, .running, .paused, .waiting, .ringing]
    var record = TimerRecord.sample(
      phases.randomElement(using: &generator) ?? .running,
      left: .milliseconds(Int.random(in: 1...100_000, using: &generator)),
      at: ProgramTester<AttachProgram>.usualStart)
    record.label = Bool.random(using: &generator) ? "お茶" : nil
    guard Bool.random(using: &generator) else { return record }
    record.steps = [.init(label: "蒸らす", length: .seconds(60)), .init(length: .seconds(30))]
    record.rounds = 3
    record.position = Int.random(in: 0..<6, using: &generator)
    return record
  }

  @Test("The view's invariants hold through random stories", arguments: Stories.parts)
  func stories(part: Int) { Stories.run(Self.plan, part: part) }
}
