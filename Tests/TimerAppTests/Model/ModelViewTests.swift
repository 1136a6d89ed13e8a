import Countdowns
import Faces
import TerminalCodes
import Testing

@testable import TimerApp

struct ModelViewTests {
  static func pressed(_ keys: String, at seconds: Double, _ model: Model) -> Model {
    var model = model
    for key in keys {
      _ = model.update(.input(.key(.character(key))), at: ModelTests.moment(seconds))
    }
    return model
  }

  @Test(arguments: Face.allCases)
  func ticksLieOnTheGrid(_ face: Face) throws {
    let model = ModelTests.model(face)
    for step in 0..<400 {
      let now = ModelTests.moment(Double(step) * 0.1437)
      let tick = try #require(model.nextTick(after: now, shows: .face, feeds: false))
      #expect(tick > now.instant)
      let toDeadline = tick.duration(to: ModelTests.moment(60).instant)
      #expect(toDeadline == .milliseconds(50) * toDeadline.wholeUnits(of: .milliseconds(50)))
      let left = model.manager.snapshot(at: now.instant).left
      let toText = try #require(model.time.timeToChange(left: left))
      #expect(now.instant.duration(to: tick) < toText + .milliseconds(50), "the text is never late")
    }
  }

  @Test("A face that shows only the time wakes once a second, on it")
  func lineWakesWithItsText() {
    let model = ModelTests.model(.line)
    for (now, tick) in [(0.0, 1.0), (0.3, 1), (0.999, 1), (58.2, 59)] {
      let next = model.nextTick(after: ModelTests.moment(now), shows: .face, feeds: false)
      #expect(next == ModelTests.moment(tick).instant)
    }
  }

  @Test("Paused, nothing wakes", arguments: Face.allCases)
  func pausedSleeps(_ face: Face) {
    let model = Self.pressed(" ", at: 10, ModelTests.model(face))
    for feeds in [false, true] {
      #expect(model.nextTick(after: ModelTests.moment(20), shows: .face, feeds: feeds) == nil)
      #expect(model.nextTick(after: ModelTests.moment(20), shows: .words, feeds: feeds) == nil)
    }
  }

  @Test func nothingShownWakesForTheFeedOnly() {
    let model = ModelTests.model()
    let now = ModelTests.moment(0.5)
    #expect(model.nextTick(after: now, shows: .nothing, feeds: false) == nil)
    #expect(
      model.nextTick(after: now, shows: .nothing, feeds: true) == ModelTests.moment(1).instant)
  }

  @Test func wordsWakeAtMarks() {
    let model = ModelTests.model()
    let now = ModelTests.moment(5)
    #expect(
      model.nextTick(after: now, shows: .words, feeds: false) == ModelTests.moment(30).instant)
  }

  @Test func aNoticeWakesWhenItGoes() {
    let model = Self.pressed(" -", at: 10, ModelTests.model(.line))
    #expect(model.notice != nil)
    let tick = model.nextTick(after: ModelTests.moment(11), shows: .face, feeds: false)
    #expect(tick == ModelTests.moment(14).instant)
  }

  @Test(
    arguments: [
      ("", 20.0, nil, "0:40"), ("", 20.5, "Tea", "0:40 · Tea"),
      (" ", 20, "Tea", "0:50 paused · Tea"),
      ("", 61, nil, "Time’s up"), ("", 61, "Tea", "Time’s up · Tea"), ("]", 10, nil, "1:00"),
    ] as [(String, Double, String?, String)])
  func title(_ keys: String, _ seconds: Double, _ name: String?, _ title: String) {
    var model = Self.pressed(keys, at: 10, ModelTests.model(name: name))
    _ = model.update(.timePassed, at: ModelTests.moment(seconds))
    #expect(model.title(at: ModelTests.moment(seconds)) == title)
  }

  @Test(
    "The caption says how it was understood, and what can be done",
    arguments: [
      ("", 20.0, "1 min · ends 14:32:07"), (" ", 20, "1 min · paused · space goes on"),
      ("", 61, "1 min · time’s up · Enter stops the alarm"),
    ])
  func caption(_ keys: String, _ seconds: Double, _ caption: String) {
    var model = Self.pressed(keys, at: 10, ModelTests.model())
    _ = model.update(.timePassed, at: ModelTests.moment(seconds))
    #expect(model.faceState(at: ModelTests.moment(seconds)).caption == caption)
  }

  @Test func interruptedAfterTheDeadlineHadEnded() {
    var model = ModelTests.model()
    #expect(
      model.interrupted(at: ModelTests.moment(20)) == "1 min, interrupted with 40 s left")
    _ = model.update(.timePassed, at: ModelTests.moment(60))
    #expect(model.interrupted(at: ModelTests.moment(61)) == "1 min, ended 14:32:07")
  }
}
