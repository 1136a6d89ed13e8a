import Countdowns
import TestSupport
import Testing
import TimerTestSupport

@testable import Timers

struct AlarmVoiceTests {
  private static func routine(_ generator: inout SeededGenerator) throws -> Routine {
    let sounds = ["tower", "bell"]
    let steps = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      let hasSound = Bool.random(using: &generator)
      return Step(
        length: .seconds(60), sound: hasSound ? sounds.randomElement(using: &generator) : nil)
    }
    return try Routine(
      steps: steps, rounds: Int.random(in: 1...3, using: &generator),
      waits: Bool.random(using: &generator))
  }

  @Test("Exactly the alarms that a countdown can order are prepared, each once", arguments: 1...200)
  func all(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let routine = try Self.routine(&generator)
    var definition = TimerDefinition()
    definition.routine = routine
    let run = RunFixture.run(definition: definition)
    let voices = (0..<routine.count).map { run.voice(of: $0) }
    let all = AlarmVoice.all(of: routine)
    #expect(Set(all).isSuperset(of: voices) && Set(all).count == all.count)
    #expect(all.first == voices.last, "the last step’s first")
    #expect(voices.map(\.sound) == (0..<routine.count).map { routine[$0].sound })
    let once = voices.dropLast().map(\.isOnce)
    #expect(once.allSatisfy { $0 != routine.waits } && voices.last?.isOnce == false)
  }

  @Test func withoutStepsItIsTheUsualOne() {
    #expect(AlarmVoice.all(of: Routine(Step(length: .seconds(60)))) == [.usual])
  }
}
