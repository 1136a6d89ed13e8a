import Clocks
import Synth
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

struct SoundListStoryTests {
  private static let plan = StoryPlan<SoundList>(
    rests: { $0.playing == nil },
    message: { program, generator in
      let entries = program.entries.all
      let number = Int.random(in: 0...max(1, program.plays), using: &generator)
      return switch Int.random(in: 0...9, using: &generator) {
      case 0...3:
        entries.randomElement(using: &generator).map {
          let isRead = Int.random(in: 0...3, using: &generator) > 0
          return .waveRead(
            program.looking ?? $0.sound,
            isRead ? .success(SoundListFixture.wave) : .failure(.isEmpty($0.name)))
        }
      case 4...6: .started(play: number, at: ProgramTester<SoundList>.usualStart.instant)
      case 7: .fellSilent(play: number, reason: nil)
      case 8: .fellSilent(play: number, reason: "The card 音 is gone.")
      default: .notSaved(reason: "There is no room.")
      }
    },
    program: { generator in
      let own = Int.random(in: 0...2, using: &generator)
      return SoundList(
        entries: SoundListFixture.builtIn + SoundListFixture.own.prefix(own), folder: "~/音")
    })

  @Test("The sound list keeps its invariants in random stories", arguments: Stories.parts)
  func stories(part: Int) { Stories.run(Self.plan, part: part) }
}
