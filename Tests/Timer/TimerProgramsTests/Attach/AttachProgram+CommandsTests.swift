import Clocks
import Countdowns
import Faces
import Programs
import Reports
import TestSupport
import Testing
import TimerTestSupport
import Widgets

@testable import TimerPrograms
@testable import Timers

struct AttachProgramCommandsTests {
  @Test(
    "Each key sends one request to the timer",
    arguments: [
      ("space", .command(.toggle)), ("p", .command(.toggle)), ("+", .command(.add(.seconds(60)))),
      ("=", .command(.add(.seconds(60)))),
      ("-", .command(.take(.seconds(60)))), ("_", .command(.take(.seconds(60)))),
      ("−", .command(.take(.seconds(60)))),
      ("]", .command(.add(.seconds(10)))), ("[", .command(.take(.seconds(10)))),
      ("r", .command(.restart)),
    ] as [(String, ControlRequest)])
  func keys(_ key: String, _ request: ControlRequest) {
    var story = AttachFixture()
    story.advance(to: 5)
    #expect(story.press(key) == [request])
  }

  @Test("A restart is undone by a key, which the view says")
  func undo() {
    var story = AttachFixture()
    story.advance(to: 50)
    #expect(story.press("r") == [.command(.restart)])
    #expect(story.model.notice?.text == "restarted · u undoes")
    story.advance(to: 53)
    #expect(story.press("u") == [.command(.undo)])
    #expect(story.model.record.report(at: CountdownFixture.moment(53)).left == .seconds(7))
    #expect(story.press("u") == [.command(.undo)])
    #expect(story.model.notice?.text.hasPrefix("there is nothing to undo") == true)
  }

  @Test("A restart that the timer refuses is announced as that alone")
  func refusedRestart() {
    var story = AttachFixture()
    story.advance(to: 5)
    var view = story.views[0]
    view.press("r")
    #expect(view.model.notice == nil && view.model.awaitsRestart)
    view.claimAll()
    view.message(.refused("it can’t be restarted"))
    #expect(view.claimAll() == [.say("it can’t be restarted")] && !view.model.awaitsRestart)
  }

  @Test("The effect of a command is shown")
  func shown() {
    var story = AttachFixture(.line)
    story.advance(to: 5)
    story.press("]")
    #expect(story.model.record.total == .seconds(70))
    #expect(story.screen.contains("1:05") && story.screen.contains("ends 14:32:17"))
    story.press("space")
    #expect(story.screen.contains("paused"))
  }

  @Test(
    "While the alarm rings, two keys stop it and one snoozes it",
    arguments: [
      ("enter", .command(.acknowledge)), ("space", .command(.acknowledge)),
      ("s", .command(.snooze)),
    ]
      as [(String, ControlRequest)])
  func ringing(_ key: String, _ request: ControlRequest) {
    var story = AttachFixture()
    story.advance(to: 60)
    #expect(story.model.record.phase == .ringing)
    #expect(story.press(key) == [request])
    #expect(story.ends().isEmpty == (request == .command(.snooze)))
  }

  @Test("A waiting step is started", arguments: ["enter", "space"])
  func waiting(_ key: String) throws {
    var story = AttachFixture(definition: try AttachFixture.steps(waits: true))
    story.advance(to: 60)
    story.finishAlarm()
    #expect(story.model.record.phase == .waiting && story.screen.contains("Enter starts it"))
    story.advance(to: 70)
    #expect(story.press(key) == [.command(.start)])
    #expect(story.model.record.phase == .running && story.model.record.position == 1)
  }

  @Test func steps() throws {
    var story = AttachFixture(definition: try AttachFixture.steps())
    #expect(story.press("n") == [.command(.skip)])
    #expect(story.model.record.position == 1 && story.screen.contains("step 2 of 2"))
    #expect(story.press("b") == [.command(.back)])
    #expect(story.model.record.position == 0 && story.screen.contains("Work · step 1 of 2 · 1 min"))
  }

  @Test func laps() {
    var story = AttachFixture.stopwatch
    story.advance(to: 5)
    #expect(story.press("l") == [.command(.lap)])
    #expect(story.model.notice?.text == "lap 1: 0:05.00")
  }

  @Test("Keys that don't apply to the timer do nothing")
  func absent() {
    var countdown = AttachFixture()
    #expect(countdown.press("n", "b", "l", "s", "enter", "x").isEmpty)
    var stopwatch = AttachFixture.stopwatch
    #expect(stopwatch.press("n", "b", "+", "-", "]", "[", "e", "e").isEmpty)
    #expect(countdown.model.notice == nil && stopwatch.model.notice == nil)
  }

  @Test(
    "Ending the timer requires two presses in a row, within two seconds",
    arguments: [("e", .command(.finish)), ("c", .command(.cancel))] as [(String, ControlRequest)])
  func twice(_ key: String, _ request: ControlRequest) {
    var story = AttachFixture()
    #expect(story.press(key).isEmpty)
    #expect(story.model.notice?.text.contains("\(key) again") == true)
    #expect(story.press("f", key).isEmpty, "another key came between")
    #expect(story.press("x", key).isEmpty, "another key came between")
    story.advance(to: 2)
    #expect(story.press(key).isEmpty, "too late")
    #expect(story.press(key == "e" ? "c" : "e", key).isEmpty, "not the same")
    story.advance(to: 3)
    #expect(story.press(key) == [request])
  }

  @Test("“Finish” is refused while the alarm rings")
  func finishWhileRinging() {
    var story = AttachFixture()
    story.advance(to: 60)
    #expect(story.press("e") == [.command(.finish)])
    #expect(story.model.notice?.text == "its alarm is ringing; stop it first")
  }

  @Test("The view is closed, and the timer keeps running", arguments: ["q", "escape"])
  func close(_ key: String) {
    var story = AttachFixture()
    story.advance(to: 10)
    #expect(story.press(key).isEmpty)
    let standing = "tea: running, 0:50 of 1:00 left, ends 14:32:07"
    #expect(story.ends() == [.end(status: 0, saying: standing)])
    #expect(story.timer.program.run.manager.state == .running(until: Self.instant(60)))
  }

  @Test("While the keys are shown, the same keys hide them", arguments: ["q", "escape", "?"])
  func hideKeys(_ key: String) {
    var story = AttachFixture()
    story.press("?")
    #expect(story.model.showsKeys)
    #expect(story.screen.contains("1:00") && story.screen.contains("close the view"))
    #expect(story.press(key).isEmpty)
    #expect(story.ends().isEmpty)
    #expect(!story.model.showsKeys)
  }

  private static func instant(_ seconds: Double) -> Instant {
    CountdownFixture.moment(seconds).instant
  }
}
