import Cells
import Clocks
import Countdowns
import Faces
import Programs
import TerminalCodes
import Testing
import TimerTestSupport
import Texts
import Widgets

@testable import TimerPrograms
@testable import Timers

struct CountdownProgramTests {
  private static let over = Action.perform(CountdownEffect.announce(name: nil))

  private static func instant(_ seconds: Double) -> Instant {
    CountdownFixture.moment(seconds).instant
  }

  @Test func startsAtItsStart() {
    let start = CountdownFixture.moment(0)
    let program = CountdownFixture().program
    #expect(program.run.manager.state == .running(until: Self.instant(60)))
    #expect(program.run.ends == CountdownFixture.moment(60).wall)
    #expect(program.run.echo(at: start, in: .utc) == "1 min · ends 14:32:07")
    #expect(
      CountdownFixture(name: "Tea").program.run.echo(at: start, in: .utc)
        == "Tea: 1 min · ends 14:32:07")
  }

  @Test("At the start, the time is echoed, and the alarm is armed")
  func started() {
    var story = CountdownFixture()
    #expect(story.handle(.started, at: 0) == [.say("1 min · ends 14:32:07")])
    #expect(story.alarmOrder == .ring(at: Self.instant(60)))
    #expect(
      story.turn.subscriptions.contains(
        Subscription(.deadline(Self.instant(60)), .instantReached)))
  }

  @Test func ringsAndIsMissed() {
    var story = CountdownFixture()
    #expect(story.handle(.timePassed, at: 59.999).isEmpty)
    #expect(story.handle(.message(.instantReached), at: 60).first == Self.over)
    #expect(story.messages == ["1 min: time’s up | 1 min, ended 14:32:07"])
    #expect(story.alarmOrder == .ringing(since: Self.instant(60)))
    #expect(story.program.notice == nil)
    let missed = "1 min, ended 14:32:07, missed"
    #expect(story.handle(.timePassed, at: 660).last == .end(status: 0, saying: missed))
    #expect(story.messages == ["1 min: time’s up | \(missed)"])
    #expect(story.notifications.first?.actions == [])
    #expect(story.alarmOrder == AlarmOrder.none)
  }

  @Test("A notice says how late an alarm is")
  func late() {
    var story = CountdownFixture()
    #expect(story.handle(.timePassed, at: 60 + 7 * 60 + 5).first == Self.over)
    #expect(story.program.notice?.text == "ended 7 min ago")
  }

  @Test("The displayed end doesn't jitter, but follows a clock change")
  func steadyEnd() {
    var story = CountdownFixture()
    let ends = story.program.run.ends
    for (step, error) in [3, -40, 80, -90, 0, 60].enumerated() {
      var now = CountdownFixture.moment(Double(step))
      now.wall = now.wall.advanced(by: .milliseconds(error))
      story.handle(.timePassed, at: now)
      #expect(story.program.run.ends == ends, "\(error) ms")
    }
    var now = CountdownFixture.moment(10)
    now.wall = now.wall.advanced(by: .seconds(3600))
    story.handle(.message(.wallClockChanged), at: now)
    #expect(story.program.run.ends == ends.advanced(by: .seconds(3600)))
    #expect(story.program.run.manager.state == .running(until: Self.instant(60)))
  }

  @Test func targetFollowsTheWallClock() {
    var story = CountdownFixture(target: true)
    var now = CountdownFixture.moment(10)
    now.wall = now.wall.advanced(by: .seconds(20))
    #expect(story.handle(.message(.wallClockChanged), at: now).isEmpty)
    #expect(story.program.run.manager.state == .running(until: Self.instant(40)))
    #expect(story.program.run.ends == CountdownFixture.moment(60).wall)
    now.wall = now.wall.advanced(by: .seconds(100))
    #expect(story.handle(.message(.wallClockChanged), at: now).first == Self.over)
  }

  @Test("Only a future time of day is waited for")
  func wallTime() {
    var story = CountdownFixture(target: true)
    let wait = Subscription(
      .wallTime(CountdownFixture.moment(60).wall), CountdownMessage.wallClockChanged)
    story.handle(.timePassed, at: 1)
    #expect(story.turn.subscriptions.contains(wait))
    story.handle(.timePassed, at: 60)
    #expect(!story.turn.subscriptions.contains(wait))
  }

  @Test func timeForATargetMovesTheTarget() {
    var story = CountdownFixture(target: true)
    story.press("]", at: 10)
    #expect(story.program.run.target == CountdownFixture.moment(70).wall)
    #expect(story.handle(.message(.wallClockChanged), at: 11).isEmpty)
    #expect(story.program.run.manager.state == .running(until: Self.instant(70)))
    #expect(story.press("r", at: 12) == [.say("a countdown to a time of day can’t be restarted")])
  }

  @Test func noticesGo() {
    var story = CountdownFixture()
    story.press("-", at: 10)
    #expect(story.program.notice?.text == "can’t remove more time than is left")
    story.handle(.timePassed, at: 13.999)
    #expect(story.program.notice != nil)
    story.handle(.timePassed, at: 14)
    #expect(story.program.notice == nil)
  }

  @Test("The digits of the time never get fewer, even if time is removed")
  func steadyForm() {
    var story = CountdownFixture(total: .seconds(65))
    story.press("-", at: 1)
    #expect(story.program.run.manager.total == .seconds(5))
    #expect(TimeText(total: story.program.run.longest).text(left: .seconds(4)) == "0:04")
  }

  @Test("The next key clears the notice of the last one")
  func noticeGoes() {
    var story = CountdownFixture()
    story.press("-", at: 1)
    #expect(story.program.notice != nil)
    story.press("x", at: 2)
    #expect(story.program.notice == nil)
  }

  @Test("The closing line of a countdown finished early has the time left, unless it continued")
  func finishedByHand() {
    var story = CountdownFixture()
    for time in [2.0, 2.5] { story.press("e", at: time) }
    let ended = TimeManager.Outcome.ended(deadline: Self.instant(2.5))
    let now = CountdownFixture.moment(2.5)
    #expect(
      story.program.run.closing(ended, at: now, in: .utc).contains("finished with 57.5 s left"))
    story.press("r", at: 3)
    #expect(!story.program.run.closing(ended, at: now, in: .utc).contains("finished"))
  }

  @Test("Notes about the alarm are shown one after another")
  func alarmNotes() {
    var story = CountdownFixture()
    #expect(story.handle(.message(.alarmNote("one")), at: 1) == [.say("one")])
    #expect(story.handle(.message(.alarmNote("two")), at: 2) == [.say("two")])
    #expect(story.program.hint?.text == "one")
    story.handle(.timePassed, at: 11)
    #expect(story.program.hint?.text == "two")
    story.handle(.timePassed, at: 21)
    #expect(story.program.hint == nil)
  }

  @Test("Requested but unavailable pixels cause a hint")
  func refusedPixels() {
    var story = CountdownFixture()
    #expect(story.handle(.pixelsRefused(reason: "No sixels."), at: 1) == [.say("No sixels.")])
    #expect(story.program.hint?.text == "No sixels.")
    story.handle(.timePassed, at: 11)
    #expect(story.program.hint == nil)
  }

  @Test("An alarm that ends by itself leaves a notification, and ends the countdown")
  func finishedAlarmEndsIt() {
    var story = CountdownFixture()
    story.handle(.timePassed, at: 60)
    let actions = story.handle(.message(.alarmFinished), at: 64)
    #expect(actions.last == .end(status: 0, saying: "1 min, ended 14:32:07"))
    guard case .perform(.timer(.notify(let notification)))? = actions.first else {
      Issue.record("\(actions)")
      return
    }
    #expect(notification.title == "1 min: time’s up" && notification.actions.isEmpty)
  }
}
