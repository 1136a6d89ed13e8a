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

struct AttachProgramTests {
  @Test("A named face takes precedence over the timer's, and that over the default")
  func face() {
    var record = TimerRecord.sample(.running)
    #expect(AttachFixture.program(record).face == .bar)
    record.face = "pie"
    #expect(AttachFixture.program(record).face == .pie)
    #expect(AttachFixture.program(record, .line).face == .line)
    record.face = "cube"
    #expect(AttachFixture.program(record).face == .bar)
  }

  @Test("A note says how many rows a face needs if it has too few")
  func room() {
    var look = Look()
    (look.placement, look.face, look.faceIsNamed) = (.inline(rows: 1), .ring, true)
    let words = look.roomNote
    #expect(words != nil)
    for showsFace in [true, false] {
      var program = AttachProgram(
        TimerRecord.sample(.running), look, zone: .utc, showsFace: showsFace)
      let actions = program.update(.started, at: CountdownFixture.moment(0))
      #expect(program.notice?.text == (showsFace ? words : nil))
      #expect(actions.count == (showsFace ? 2 : 1))
    }
  }

  @Test("Each of several views has its own face, and all follow the timer")
  func severalViews() {
    var story = AttachFixture(.digits, .line, nil)
    #expect(story.views.map(\.model.face) == [.digits, .line, .ring])
    story.press("f", in: 1)
    #expect(story.views.map(\.model.face) == [.digits, .ring, .ring])
    #expect(story.timer.program.face == .ring)
    story.advance(to: 10)
    story.press("space", in: 2)
    #expect(story.views.map(\.model.record.phase) == [.paused, .paused, .paused])
    #expect(Set(story.views.map(\.screen)).count == 2)
    #expect(story.views.allSatisfy { $0.screen.contains("1 min · paused") })
    story.press("q", in: 0)
    #expect(story.views.map(\.isEnded) == [true, false, false])
    story.press("space", in: 1)
    #expect(story.views[2].model.record.phase == .running)
  }

  @Test("A change by another process is shown without a notice")
  func changed() {
    var story = AttachFixture(.line)
    story.receive(.changed(TimerRecord.sample(.paused, left: .seconds(33))))
    #expect(story.screen.contains("0:33") && story.screen.contains("paused"))
    #expect(story.model.notice == nil)
    #expect(story.words().last == "paused, 33 s left")
  }

  @Test("A refusal is shown for a while")
  func refused() {
    var story = AttachFixture(.line)
    story.advance(to: 10)
    story.press("-")
    #expect(story.screen.contains("can’t remove more time than is left"))
    #expect(story.words().last == "can’t remove more time than is left")
    story.advance(to: 14)
    #expect(!story.screen.contains("can’t remove"))
  }
}

// MARK: - Ends

extension AttachProgramTests {
  @Test("The end of the timer closes the view")
  func ended() {
    var story = AttachFixture(nil, nil)
    story.advance(to: 60)
    story.press("enter")
    let end = Action<AttachProgram.Effect>.end(status: 0, saying: "tea: 1 min, ended 14:32:07")
    #expect(story.ends(in: 0) == [end])
    #expect(story.ends(in: 1) == [end])
  }

  @Test func canceled() {
    var story = AttachFixture()
    story.advance(to: 20)
    #expect(story.press("c", "c") == [.command(.cancel)])
    #expect(
      story.ends() == [.end(status: 0, saying: "tea: 1 min, canceled with 40 s left")])
  }

  @Test("The closing line of a timer that was finished early has the time left")
  func finished() {
    var story = AttachFixture()
    story.advance(to: 20)
    #expect(story.press("e", "e", "enter") == [.command(.finish), .command(.acknowledge)])
    let words = "tea: 1 min, finished with 40 s left, ended 14:31:27"
    #expect(story.ends() == [.end(status: 0, saying: words)])
  }

  @Test func endedInAStep() throws {
    var canceled = AttachFixture(definition: try AttachFixture.steps())
    canceled.press("n", "c", "c")
    let words = "tea: 30 s, canceled with 30 s left, in step 2 of 2"
    #expect(canceled.ends() == [.end(status: 0, saying: words)])
    var ended = AttachFixture(definition: try AttachFixture.steps())
    ended.press("n")
    ended.advance(to: 30)
    ended.press("enter")
    let last = "tea: 30 s, ended 14:31:37, the last of 2 steps"
    #expect(ended.ends() == [.end(status: 0, saying: last)])
  }

  @Test("The closing lines of a stopwatch have its laps")
  func stopwatch() {
    var story = AttachFixture.stopwatch
    for time in [10.0, 25] {
      story.advance(to: time)
      story.press("l")
    }
    story.advance(to: 40)
    #expect(story.press("c", "c") == [.command(.cancel)])
    let laps = LapTable.lines([.seconds(10), .seconds(25), .seconds(40)])
    let words = (["tea: 0:40.00, stopped"] + laps).joined(separator: "\n")
    #expect(story.ends() == [.end(status: 0, saying: words)])
  }

  @Test("A timer whose connection closes early was killed")
  func gone() {
    var story = AttachFixture()
    story.receive(.gone)
    let words = "tea is gone: its process was killed"
    #expect(story.ends() == [.end(status: 69, saying: words)])
  }

  @Test("A timer that moves to another process is looked for until it is there, or for a while")
  func moved() {
    let record = TimerRecord.sample(.paused)
    var view = AttachFixture.Tester(
      AttachFixture.program(record), at: CountdownFixture.moment(0))
    func reconnections() -> Int { view.claimAll { $0 == .perform(.reconnect) }.count }
    view.message(.changed(record.handedOver))
    view.message(.gone)
    #expect(reconnections() == 1)
    view.advance(by: .milliseconds(100))
    #expect(reconnections() > 0)
    view.message(.changed(record))
    view.advance(by: .seconds(30))
    #expect(reconnections() == 0 && view.claimAll(where: \.isEnd).isEmpty)
    view.message(.changed(record.handedOver))
    view.message(.gone)
    view.advance(by: .seconds(30))
    let words = "tea is gone: its process was killed"
    #expect(view.claimAll(where: \.isEnd).first == .end(status: 69, saying: words))
  }

  @Test("A signal that ends the view leaves the timer's state on the screen")
  func interrupted() {
    var story = AttachFixture()
    story.advance(to: 10)
    let line = story.model.closingLine(at: CountdownFixture.moment(10))
    #expect(line == "tea: running, 0:50 of 1:00 left, ends 14:32:07")
  }
}

// MARK: - Unresponsive timers

extension AttachProgramTests {
  private static var silent: AttachFixture.Tester {
    var view = AttachFixture.Tester(
      AttachFixture.program(TimerRecord.sample(.paused)), at: CountdownFixture.moment(0))
    view.press("space")
    return view
  }

  @Test("A timer that doesn't answer for two seconds is reported")
  func silence() {
    var view = Self.silent
    view.advance(by: .milliseconds(1900))
    #expect(view.model.notice == nil)
    view.advance(by: .milliseconds(100))
    #expect(view.model.notice?.text == "tea doesn’t answer: its process is stopped")
    view.advance(by: .seconds(4))
    #expect(view.model.notice == nil)
    view.advance(by: .seconds(4))
    #expect(view.nextWake == nil)
  }

  @Test(
    "A reply ends the wait",
    arguments: [.changed(TimerRecord.sample(.paused)), .refused("no")]
      as [AttachProgram.Message])
  func answer(_ message: AttachProgram.Message) {
    var view = Self.silent
    view.advance(by: .seconds(1))
    view.message(message)
    view.advance(by: .milliseconds(1500))
    #expect(view.model.patienceEnd == nil)
    #expect(!view.screen.contains("doesn’t answer"))
  }

  @Test("A suspended view doesn't report the timer as unresponsive")
  func suspended() {
    var view = Self.silent
    view.suspend()
    view.advance(by: .seconds(10))
    view.resume()
    #expect(view.model.notice == nil)
  }
}
