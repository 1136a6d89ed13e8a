import Programs
import TestSupport
import Testing

@testable import Pairs

struct PairsRandomTests {
  private static let plan = StoryPlan<PairsProgram>(
    rests: { program in
      program.notice == nil && program.game.faceUpPlaces.isEmpty && program.resultTime == nil
        && program.computerInstant == nil
    },
    isColumn: { $0 != .buttons },
    message: { _, generator in
      Bool.random(using: &generator) ? .note("The card 音 is gone.") : .lastSecond
    },
    program: { generator in
      var program = PairsFixture.program(
        pairs: Int.random(in: 2...12, using: &generator),
        seed: UInt64.random(in: 0...99, using: &generator),
        players: Int.random(in: 1...2, using: &generator),
        isStill: Bool.random(using: &generator),
        name: Bool.random(using: &generator) ? nil : "お茶",
        isFirstStart: Bool.random(using: &generator),
        isEasy: Int.random(in: 0...2, using: &generator) == 0,
        computer: [nil, nil, .medium].randomElement(using: &generator) ?? nil,
        turnBack: [nil, .never, .after(.milliseconds(700))].randomElement(using: &generator) ?? nil)
      program.options.theme = CardTheme.builtIn.randomElement(using: &generator) ?? .shapes
      program.options.hasSounds = Bool.random(using: &generator)
      return program
    })

  @Test("A game keeps its invariants in random stories", arguments: Stories.parts)
  func stories(part: Int) { Stories.run(Self.plan, part: part) }
}
