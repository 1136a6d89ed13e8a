import Faces
import Programs
import Reports
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

struct DashboardStoryTests {
  private static let plan = StoryPlan<DashboardProgram>(
    rests: { program in
      program.notice == nil && program.opened == nil
        && program.dashboard.entries.allSatisfy { $0.record.phase == .paused && !$0.isOver }
        && program.subscriptions(at: DashboardFixture.start).isEmpty
    },
    isColumn: { $0 != .list },
    message: { _, generator in
      let name = names.randomElement(using: &generator) ?? "1"
      return switch Int.random(in: 0...12, using: &generator) {
      case 0: .refused(name, reason: "The lid 蓋 is on.")
      case 1: .closed(name)
      case 2: .changed(DashboardFixture.ended(name))
      default: .changed(record(name, &generator))
      }
    },
    program: { generator in
      DashboardFixture.program(names.map { record($0, &generator) })
    })

  private static let names = ["1", "2", "tea", "お茶", "a long name that fits nowhere at all"]

  private static func record(
    _ name: String, _ generator: inout SeededGenerator
  ) -> TimerRecord {
    let phases: [TimerReport.State] = [.running, .running, .paused, .waiting, .ringing]
    return DashboardFixture.record(
      name, phases.randomElement(using: &generator) ?? .running,
      left: Int.random(in: 1...300, using: &generator),
      face: Bool.random(using: &generator)
        ? Face.allCases.randomElement(using: &generator)?.rawValue : nil)
  }

  @Test("The dashboard's invariants hold through random stories", arguments: Stories.parts)
  func stories(part: Int) { Stories.run(Self.plan, part: part) }
}
