import Programs
import TestSupport
import Testing

struct WorkbenchStoryTests {
  private static let plan = StoryPlan<Workbench>(
    isColumn: { $0 != .bar }, allows: { $0 == .perform(.beep) },
    message: { _, generator in
      let index = Int.random(in: 0...30, using: &generator)
      let height = Int.random(in: 0...6, using: &generator)
      return switch Int.random(in: 0...9, using: &generator) {
      case 0...2: .insert(Int.random(in: 100...140, using: &generator), at: index, rows: height)
      case 3...5: .remove(at: index)
      case 6, 7: .grow(at: index, rows: height)
      case 8: .reverse
      default: .still(Int.random(in: 0...3, using: &generator) == 0)
      }
    },
    program: { Workbench(Int.random(in: 0...30, using: &$0)) })

  @Test("Panes, lists, sheets and widgets preserve their invariants", arguments: Stories.parts)
  func stories(part: Int) { Stories.run(Self.plan, part: part, usualCount: 200) }
}
