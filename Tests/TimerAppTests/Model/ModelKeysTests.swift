import Countdowns
import Faces
import TerminalCodes
import Testing

@testable import TimerApp

/// A key in a phase of a countdown of a minute, pressed at 70 s: running until 100 s, paused with
/// 50 s left, or ringing since 60 s.
struct KeyPress: Sendable, CustomTestStringConvertible {
  var phase: Snapshot.Phase
  var keys: [Key]
  var end: TimeManager.State?
  var effects: [Effect] = []
  /// What is said of the change, for those who can't see it.
  var says: String?

  var testDescription: String { "\(phase), \(keys)" }
}

struct ModelKeysTests {
  static func model(_ phase: Snapshot.Phase) -> Model {
    var model = ModelTests.model()
    func press(_ key: Character, _ at: Double) {
      _ = model.update(.input(.key(.character(key))), at: ModelTests.moment(at))
    }
    switch phase {
    case .running: press("r", 40)
    case .paused: press(" ", 10)
    default: _ = model.update(.timePassed, at: ModelTests.moment(60))
    }
    return model
  }

  static func running(_ seconds: Double) -> TimeManager.State {
    .running(until: Instant(sinceZero: .seconds(seconds)))
  }

  static let acknowledged = TimeManager.Outcome.acknowledged(
    deadline: Instant(sinceZero: .seconds(60)), after: .seconds(10))

  static let idle: [Key] = [
    .escape, .up, .down, .tab, .backspace, .character("x"), .character("Q"), .character("f"),
    .pageUp, .control("z"),
  ]

  static let presses: [KeyPress] = [
    KeyPress(
      phase: .running, keys: [.character(" "), .character("p")],
      end: .paused(left: .seconds(30)), says: "paused, 30 s left"),
    KeyPress(
      phase: .running, keys: [.character("r")], end: running(130),
      says: "1 min left, ends 14:33:17"),
    KeyPress(
      phase: .running, keys: [.character("+"), .character("=")], end: running(160),
      says: "1 min 30 s left, ends 14:33:47"),
    KeyPress(
      phase: .running, keys: [.character("-"), .character("_"), .character("−")],
      effects: [.say("no more than that is left")]),
    KeyPress(
      phase: .running, keys: [.character("]")], end: running(110),
      says: "40 s left, ends 14:32:57"),
    KeyPress(
      phase: .running, keys: [.character("[")], end: running(90),
      says: "20 s left, ends 14:32:37"),
    KeyPress(
      phase: .running, keys: [.character("q")], end: .stopped(.cancelled(left: .seconds(30))),
      effects: [.end(.cancelled(left: .seconds(30)))]),
    KeyPress(
      phase: .running, keys: [.character("e")], effects: [.say("e again finishes it now")]),
    KeyPress(phase: .running, keys: idle + [.enter]),

    KeyPress(
      phase: .paused, keys: [.character(" "), .character("p")], end: running(120),
      says: "50 s left, ends 14:33:07"),
    KeyPress(
      phase: .paused, keys: [.character("r")], end: running(130),
      says: "1 min left, ends 14:33:17"),
    KeyPress(
      phase: .paused, keys: [.character("+")], end: .paused(left: .seconds(110)),
      says: "paused, 1 min 50 s left"),
    KeyPress(
      phase: .paused, keys: [.character("-")], effects: [.say("no more than that is left")]),
    KeyPress(
      phase: .paused, keys: [.character("]")], end: .paused(left: .seconds(60)),
      says: "paused, 1 min left"),
    KeyPress(
      phase: .paused, keys: [.character("[")], end: .paused(left: .seconds(40)),
      says: "paused, 40 s left"),
    KeyPress(
      phase: .paused, keys: [.character("q")], end: .stopped(.cancelled(left: .seconds(50))),
      effects: [.end(.cancelled(left: .seconds(50)))]),
    KeyPress(phase: .paused, keys: idle + [.enter]),

    KeyPress(
      phase: .ringing, keys: [.enter, .character(" "), .character("q")],
      end: .stopped(acknowledged), effects: [.stopAlarm, .end(acknowledged)]),
    KeyPress(
      phase: .ringing, keys: [.character("p"), .character("e")],
      effects: [.say("it is over: Enter stops the alarm")]),
    KeyPress(
      phase: .ringing, keys: [.character("r"), .character("+")], end: running(130),
      effects: [.stopAlarm], says: "1 min left, ends 14:33:17"),
    KeyPress(
      phase: .ringing, keys: [.character("s")], end: running(370),
      effects: [.stopAlarm, .say("it rings again in 5 min")]),
    KeyPress(
      phase: .ringing, keys: [.character("]")], end: running(80), effects: [.stopAlarm],
      says: "10 s left, ends 14:32:27"),
    KeyPress(
      phase: .ringing, keys: [.character("["), .character("-")],
      effects: [.say("no more than that is left")]),
    KeyPress(phase: .ringing, keys: idle),
  ]

  @Test("Every key in every phase", arguments: presses)
  func key(_ press: KeyPress) {
    for key in press.keys {
      var model = Self.model(press.phase)
      let before = model.manager.state
      let effects = model.update(.input(.key(key)), at: ModelTests.moment(70))
      #expect(effects == press.effects + (press.says.map { [.say($0)] } ?? []), "\(key)")
      #expect(model.manager.state == press.end ?? before, "\(key)")
    }
  }

  @Test(arguments: [Snapshot.Phase.running, .paused, .ringing])
  func controlKeys(_ phase: Snapshot.Phase) {
    var model = Self.model(phase)
    let now = ModelTests.moment(70)
    #expect(model.update(.input(.key(.control("l"))), at: now) == [.redraw])
    #expect(model.update(.input(.key(.control("c"))), at: now) == [.interrupt])
  }

  @Test(
    "e and e finishes within two seconds, with nothing between",
    arguments: [
      ("ee", 1.9, true), ("ee", 2.1, false), ("exe", 0.1, false), ("e", 0.1, false),
      ("eee", 0.1, true),
    ])
  func finishing(_ keys: String, _ gap: Double, _ finishes: Bool) {
    var model = Self.model(.running)
    var time = 70.0
    for key in keys {
      _ = model.update(.input(.key(.character(key))), at: ModelTests.moment(time))
      time += gap
    }
    let isRinging = if case .ringing = model.manager.state { true } else { false }
    #expect(isRinging == finishes)
  }

  @Test func helpOpensAndCloses() {
    var model = Self.model(.running)
    func press(_ key: Key) { _ = model.update(.input(.key(key)), at: ModelTests.moment(70)) }
    let said = model.update(.input(.key(.character("?"))), at: ModelTests.moment(70))
    guard case .say(let words) = said.first else { return #expect(Bool(false), "keys are said") }
    #expect(words.contains("space pauses"))
    #expect(model.showsHelp)
    press(.character("?"))
    #expect(!model.showsHelp)
    press(.character("?"))
    press(.escape)
    #expect(!model.showsHelp)
    press(.escape)
    #expect(model.manager.state == Self.running(100), "Esc never cancels")
  }

  @Test func facesTakeTurns() {
    var model = Self.model(.running)
    var faces = [model.face]
    for _ in Face.allCases {
      _ = model.update(.input(.key(.character("f"))), at: ModelTests.moment(70))
      faces.append(model.face)
    }
    #expect(Set(faces).count == Face.allCases.count)
    #expect(faces.first == faces.last)
  }
}
