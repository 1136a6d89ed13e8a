import Alarms
import Clocks
import Countdowns
import Faces
import Reports
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

struct AppStoryTests {
  private static let requests: [ControlRequest] = [
    .status, .follow, .command(.pause), .command(.resume), .command(.toggle), .command(.restart),
    .command(.add(.seconds(5))), .command(.take(.seconds(1))),
    .command(.skip), .command(.finish), .command(.acknowledge), .command(.snooze),
    .command(.cancel),
  ]

  private static let plan = StoryPlan<AppProgram>(
    rests: { program in
      program.tabs.allSatisfy { $0.run == nil } && program.notice == nil && program.sounds == nil
        && !program.showsEnd
    },
    isColumn: { $0 != .buttons && $0 != .recents },
    message: { _, generator in
      switch Int.random(in: 0...6, using: &generator) {
      case 0: .alarmFinished(since: Instant(sinceZero: .seconds(1003)))
      case 1: .note("The card 音 is gone.")
      case 2: .wallClockChanged
      case 3: .registered(tab: Int.random(in: 0...2, using: &generator), AppFixture.identity())
      case 4:
        .asked(
          AppStoryTests.requests.randomElement(using: &generator) ?? .status,
          tab: Int.random(in: 0...2, using: &generator), from: 1)
      case 5: .soundsListed(SoundLibrary(folder: nil, home: nil).entries, folder: "~/sounds")
      default: .alarmNears
      }
    },
    program: { generator in
      var preferences = Preferences()
      preferences.isStill = Bool.random(using: &generator) ? true : nil
      preferences.raises = Bool.random(using: &generator)
      preferences.face = [nil, .pie, .bar, .digits, .line].randomElement(using: &generator) ?? nil
      preferences.timers = [
        NamedTimer(name: "お茶", time: "3s"), NamedTimer(name: "Tea", time: "until 12:01"),
      ]
      return AppFixture.program(
        preferences, recents: Bool.random(using: &generator) ? ["5s", "1h"] : [],
        isFirstStart: Bool.random(using: &generator))
    })

  @Test("The app's invariants hold through random stories", arguments: Stories.parts)
  func stories(part: Int) { Stories.run(Self.plan, part: part) }
}
