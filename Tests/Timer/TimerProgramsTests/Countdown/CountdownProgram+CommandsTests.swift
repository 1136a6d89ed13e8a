import Clocks
import Countdowns
import Faces
import Programs
import TerminalCodes
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

/// A key in a phase of a countdown of a minute, pressed at 70 s: running until 100 s, paused with
/// 50 s left, or ringing since 60 s.
struct KeyInPhase: Sendable, CustomTestStringConvertible {
  var phase: Snapshot.Phase
  var keys: [Key]
  var end: TimeManager.State?
  var actions: CountdownFixture.Actions = []
  /// The announcement of the change.
  var says: String?

  var testDescription: String { "\(phase), \(keys)" }
}

struct CountdownProgramCommandsTests {
  static func story(_ phase: Snapshot.Phase) -> CountdownFixture {
    var story = CountdownFixture()
    switch phase {
    case .running: story.press("r", at: 40)
    case .paused: story.press(" ", at: 10)
    default: story.handle(.timePassed, at: 60)
    }
    return story
  }

  static func running(_ seconds: Double) -> TimeManager.State {
    .running(until: Instant(sinceZero: .seconds(seconds)))
  }

  static let acknowledged = TimeManager.Outcome.acknowledged(
    deadline: Instant(sinceZero: .seconds(60)), after: .seconds(10))

  static let idle: [Key] = [
    .escape, .up, .down, .tab, .backspace, .character("x"), .character("Q"), .character("f"),
    .pageUp,
  ]

  static let presses: [KeyInPhase] = [
    KeyInPhase(
      phase: .running, keys: [.character(" "), .character("p")],
      end: .paused(left: .seconds(30)), says: "paused, 30 s left"),
    KeyInPhase(
      phase: .running, keys: [.character("r")], end: running(130),
      actions: [.say("restarted · u undoes")], says: "1 min left, ends 14:33:17"),
    KeyInPhase(
      phase: .running, keys: [.character("+"), .character("=")], end: running(160),
      says: "1 min 30 s left, ends 14:33:47"),
    KeyInPhase(
      phase: .running, keys: [.character("-"), .character("_"), .character("−")],
      actions: [.say("can’t remove more time than is left")]),
    KeyInPhase(
      phase: .running, keys: [.character("]")], end: running(110),
      says: "40 s left, ends 14:32:57"),
    KeyInPhase(
      phase: .running, keys: [.character("[")], end: running(90),
      says: "20 s left, ends 14:32:37"),
    KeyInPhase(
      phase: .running, keys: [.character("q")], end: .stopped(.canceled(left: .seconds(30))),
      actions: [.end(status: 1, saying: "1 min, canceled with 30 s left")]),
    KeyInPhase(
      phase: .running, keys: [.character("e")], actions: [.say("press e again to finish now")]),
    KeyInPhase(phase: .running, keys: idle + [.enter]),

    KeyInPhase(
      phase: .paused, keys: [.character(" "), .character("p")], end: running(120),
      says: "50 s left, ends 14:33:07"),
    KeyInPhase(
      phase: .paused, keys: [.character("r")], end: running(130),
      actions: [.say("restarted · u undoes")],
      says: "1 min left, ends 14:33:17"),
    KeyInPhase(
      phase: .paused, keys: [.character("+")], end: .paused(left: .seconds(110)),
      says: "paused, 1 min 50 s left"),
    KeyInPhase(
      phase: .paused, keys: [.character("-")],
      actions: [.say("can’t remove more time than is left")]),
    KeyInPhase(
      phase: .paused, keys: [.character("]")], end: .paused(left: .seconds(60)),
      says: "paused, 1 min left"),
    KeyInPhase(
      phase: .paused, keys: [.character("[")], end: .paused(left: .seconds(40)),
      says: "paused, 40 s left"),
    KeyInPhase(
      phase: .paused, keys: [.character("q")], end: .stopped(.canceled(left: .seconds(50))),
      actions: [.end(status: 1, saying: "1 min, canceled with 50 s left")]),
    KeyInPhase(phase: .paused, keys: idle + [.enter]),

    KeyInPhase(
      phase: .ringing, keys: [.enter, .character(" "), .character("q")],
      end: .stopped(acknowledged), actions: [.end(status: 0, saying: "1 min, ended 14:32:07")]),
    KeyInPhase(
      phase: .ringing, keys: [.character("p"), .character("e")],
      actions: [.say("time is up; Enter stops the alarm")]),
    KeyInPhase(
      phase: .ringing, keys: [.character("r")], end: running(130),
      actions: [.say("restarted · u undoes")], says: "1 min left, ends 14:33:17"),
    KeyInPhase(
      phase: .ringing, keys: [.character("+")], end: running(130),
      says: "1 min left, ends 14:33:17"),
    KeyInPhase(
      phase: .ringing, keys: [.character("s")], end: running(370),
      actions: [.say("snoozed for 5 min")]),
    KeyInPhase(
      phase: .ringing, keys: [.character("]")], end: running(80),
      says: "10 s left, ends 14:32:27"),
    KeyInPhase(
      phase: .ringing, keys: [.character("["), .character("-")],
      actions: [.say("can’t remove more time than is left")]),
    KeyInPhase(phase: .ringing, keys: idle),
  ]

  @Test("Every key in every phase", arguments: presses)
  func key(_ press: KeyInPhase) {
    for key in press.keys {
      var story = Self.story(press.phase)
      let before = story.program.run.manager.state
      let actions = story.press(key, at: 70)
      #expect(actions == press.actions + (press.says.map { [.say($0)] } ?? []), "\(key)")
      let state = story.program.run.manager.state
      #expect(state == press.end ?? before, "\(key)")
      let order = AlarmOrder(state)
      #expect(story.alarmOrder == (order == AlarmOrder(before) ? nil : order), "\(key)")
    }
  }

  @Test(arguments: [Snapshot.Phase.running, .paused, .ringing])
  func controlKeys(_ phase: Snapshot.Phase) {
    var story = Self.story(phase)
    #expect(story.press(.character("l"), .control, at: 70) == [.redraw])
    #expect(story.press(.character("c"), .control, at: 70) == [.interrupt])
  }

  @Test(
    "Pressing e twice within two seconds, with no other key between, finishes the countdown",
    arguments: [
      ("ee", 1.9, true), ("ee", 2.1, false), ("exe", 0.1, false), ("e", 0.1, false),
      ("eee", 0.1, true),
    ])
  func finishing(_ keys: String, _ gap: Double, _ finishes: Bool) {
    var story = Self.story(.running)
    var time = 70.0
    for key in keys {
      story.press(.character(key), at: time)
      time += gap
    }
    let isRinging = if case .ringing = story.program.run.manager.state { true } else { false }
    #expect(isRinging == finishes)
  }

  @Test func helpOpensAndCloses() {
    var story = Self.story(.running)
    let said = story.press("?", at: 70)
    #expect(said.contains(.say("While it is paused:")) && said.contains(.say("space or P: resume")))
    #expect(story.program.showsKeys)
    story.press("?", at: 70)
    #expect(!story.program.showsKeys)
    story.press("?", at: 70)
    story.press(.escape, at: 70)
    #expect(!story.program.showsKeys)
    story.press(.escape, at: 70)
    #expect(story.program.run.manager.state == Self.running(100), "Esc never cancels")
  }

  @Test func facesTakeTurns() {
    var story = Self.story(.running)
    var faces = [story.program.face]
    for _ in Face.allCases {
      story.press("f", at: 70)
      faces.append(story.program.face)
    }
    #expect(Set(faces).count == Face.allCases.count)
    #expect(faces.first == faces.last)
  }
}
