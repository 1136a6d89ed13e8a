import Clocks
import Countdowns
import Faces
import Programs
import Reports
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct AttachProgramViewTests {
  @Test("Frames lie on the grid of the deadline", arguments: Face.allCases)
  func framesLieOnTheGrid(_ face: Face) throws {
    var story = AttachFixture(face)
    let deadline = CountdownFixture.moment(60).instant
    for step in 0..<200 {
      story.advance(to: Double(step) * 0.2873)
      let tick = try #require(story.views[0].nextWake)
      #expect(tick > story.views[0].now.instant)
      let rest = tick.duration(to: deadline)
      #expect(rest == .milliseconds(50) * rest.wholeUnits(of: .milliseconds(50)))
    }
  }

  @Test("A face that shows only the time wakes once a second")
  func lineWakesWithItsText() {
    var story = AttachFixture(.line)
    story.advance(to: 10)
    #expect(story.views[0].wakes == 10)
    #expect(story.screen.contains("0:50"))
  }

  @Test("While the timer is paused, nothing wakes and nothing is drawn", arguments: Face.allCases)
  func pausedSleeps(_ face: Face) {
    var story = AttachFixture(face)
    story.advance(to: 10)
    story.press("space")
    let (wakes, frames) = (story.views[0].wakes, story.views[0].frames)
    #expect(story.views[0].nextWake == nil)
    story.advance(to: 100)
    #expect(story.views[0].wakes == wakes && story.views[0].frames == frames)
  }

  @Test("A timer whose alarm is late shows zero, and nothing wakes", arguments: Face.allCases)
  func late(_ face: Face) {
    let program = AttachFixture.program(TimerRecord.sample(.running), face)
    var view = AttachFixture.Tester(program, at: CountdownFixture.moment(0))
    view.advance(by: .seconds(41))
    #expect(view.nextWake == nil)
    #expect(view.model.picture(at: view.now).state.digits == "0:00")
  }

  @Test("A stopwatch shows its elapsed time")
  func stopwatch() {
    var story = AttachFixture.stopwatch
    story.advance(to: 75)
    let state = story.model.picture(at: story.views[0].now).state
    #expect(state.digits == "1:15.0" && state.caption == "stopwatch · q closes the view")
    #expect(state.snapshot.left == .seconds(45) && state.isOpen)
    #expect(story.views[0].frame?.percent == nil)
  }

  @Test(
    "The caption has the state of the timer, and the key that closes the view",
    arguments: [
      (.running, "1 min · ends 14:31:47"), (.paused, "1 min · paused · space resumes"),
      (.waiting, "1 min · Enter starts it"),
      (.ringing, "1 min · time’s up · Enter stop · s snooze"),
    ] as [(TimerReport.State, String)])
  func caption(_ phase: TimerReport.State, _ caption: String) {
    let program = AttachFixture.program(TimerRecord.sample(phase))
    let state = program.picture(at: CountdownFixture.moment(0)).state
    #expect(state.caption == caption + " · q closes the view")
  }

  @Test("The title has the name of a timer without a label")
  func title() {
    var view = AttachFixture.Tester(
      AttachFixture.program(TimerRecord.sample(.running)), at: CountdownFixture.moment(0))
    #expect(view.frame?.title == "0:40 · tea")
    var record = TimerRecord.sample(.paused)
    record.label = "Green tea"
    view.message(.changed(record))
    #expect(view.frame?.title == "0:40 paused · Green tea")
  }

  @Test("The time until a time of day is rounded")
  func inexact() {
    var record = TimerRecord.sample(.paused, left: .nanoseconds(3_599_123_456_789))
    #expect(AttachFixture.program(record).wording.isExact == false)
    record.total = .milliseconds(90_500)
    #expect(AttachFixture.program(record).wording.isExact)
    record.target = CountdownFixture.moment(60).wall
    #expect(AttachFixture.program(record).wording.isExact == false)
  }

  @Test("The displayed end doesn’t jitter, but follows a clock change")
  func steadyEnd() {
    let record = TimerRecord.sample(.running, left: .milliseconds(60_450))
    var view = AttachFixture.Tester(
      AttachFixture.program(record, .line), at: CountdownFixture.moment(0))
    #expect(view.screen.contains("ends 14:32:07"))
    view.setWallClock(by: .milliseconds(80))
    view.advance(by: .seconds(2))
    #expect(view.screen.contains("ends 14:32:07"))
    view.setWallClock(by: .seconds(3600))
    view.advance(by: .seconds(2))
    #expect(view.screen.contains("ends 15:32:08"))
  }

  @Test("A notice adds a row to a face of one row while it is shown")
  func secondRow() {
    var story = AttachFixture(.bar)
    #expect(story.views[0].frame?.placement == .inline(rows: 1))
    story.receive(.refused("no"))
    #expect(story.views[0].frame?.placement == .inline(rows: 2))
    story.advance(to: 5)
    #expect(story.views[0].frame?.placement == .inline(rows: 1))
  }

  @Test("Texts of the timer reach the terminal without control characters")
  func hostile() {
    var record = TimerRecord.sample(.paused)
    record.name = "tea\u{1B}]0;evil\u{7}"
    record.label = "\u{1B}]0;evil\u{7}\u{9B}2J"
    record.steps = [.init(label: "\u{1B}[2J", length: .seconds(60)), .init(length: .seconds(9))]
    var view = AttachFixture.Tester(AttachFixture.program(record, .line))
    view.message(.refused("\u{1B}[2J no\u{7}"))
    #expect(view.screen.contains("␛]0;evil␇") && view.screen.contains("␛[2J no␇"))
    let bytes = String(decoding: view.bytes, as: UTF8.self)
    #expect(!bytes.contains("\u{1B}]0;evil") && !bytes.contains("\u{7}"))
    view.message(.gone)
    let last = "tea␛]0;evil␇ is gone: its process was killed"
    let ends = view.remove(.end(status: 69, saying: last))
    #expect(ends)
  }
}

// MARK: - In words

extension AttachProgramViewTests {
  @Test("Without a face, changes are announced, and nothing wakes")
  func words() {
    var story = AttachFixture(showsFace: false)
    #expect(story.words() == ["tea: running, 1:00 of 1:00 left, ends 14:32:07"])
    #expect(story.views[0].nextWake == nil)
    story.advance(to: 10)
    story.press("space")
    #expect(story.words() == ["paused, 50 s left"])
    story.press("space", "-")
    #expect(
      story.words() == ["50 s left, ends 14:32:07", "can’t remove more time than is left"])
    #expect(story.views[0].nextWake == nil && story.views[0].frames == 0)
    story.advance(to: 60)
    #expect(story.words() == ["tea: time’s up. Enter stops the alarm."])
    story.press("enter")
    #expect(story.ends() == [.end(status: 0, saying: "tea: 1 min, ended 14:32:07")])
  }

  @Test("Without a face, q closes the view even after the keys were announced")
  func spokenKeys() {
    var story = AttachFixture(showsFace: false)
    story.press("?")
    #expect(story.words().contains { $0.contains("close the view") })
    story.press("q")
    #expect(story.ends().count == 1)
  }

  @Test func wordsOfSteps() throws {
    var story = AttachFixture(definition: try AttachFixture.steps(waits: true), showsFace: false)
    story.advance(to: 60)
    story.finishAlarm()
    #expect(story.words().last == "step 2 of 2 · 30 s, Enter starts it")
    story.press("enter")
    #expect(story.words() == ["step 2 of 2 · 30 s, ends 14:32:37"])
  }

  @Test func wordsOfAStopwatch() {
    var story = AttachFixture.stopwatch
    story.advance(to: 75)
    story.press("space")
    #expect(story.words().last == "paused at 1:15")
    story.advance(to: 80)
    story.press("space")
    #expect(story.words().last == "resumed at 1:15")
  }
}
