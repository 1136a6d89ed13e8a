import Clocks
import CommandLines
import TestSupport
import Testing

@testable import Sketches

struct SpinStoryTests {
  private static let words = [
    "star", "pie --trim 0..0.3 --gradient red,blue", "ring --rate 7 circle --width 1",
    "diamond --turns 2 --period 1", "polygon --background white",
  ]

  @Test("Spinning shapes keep their invariants in random stories", arguments: Stories.parts)
  func stories(part: Int) throws {
    let requests = try Self.words.map {
      try DrawRequest($0.split(separator: " ").map(String.init), LayerParts.spin)
    }
    let plan = StoryPlan<SpinProgram>(
      rests: { !$0.clock.isRunning },
      program: { generator in
        SpinProgram(
          requests.randomElement(using: &generator) ?? requests[0],
          startingAt: ProgramTester<SpinProgram>.usualStart.instant)
      })
    Stories.run(plan, part: part)
  }
}
