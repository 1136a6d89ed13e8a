import Clocks
import Countdowns
import Faces
import Programs
import Testing
import TimerTestSupport
import Widgets

@testable import TimerPrograms
@testable import Timers

struct CountdownProgramNoticesTests {
  @Test("Each text is written to standard output once, in order")
  func feed() {
    var story = CountdownFixture(total: .seconds(2), shows: .nothing, feeds: true)
    #expect(story.handle(.started, at: 0).last == .perform(.feed("2")))
    #expect(story.turn.wake == CountdownFixture.moment(1).instant)
    #expect(story.handle(.timePassed, at: 0.5).isEmpty)
    #expect(story.handle(.timePassed, at: 1) == [.perform(.feed("1"))])
    #expect(story.handle(.timePassed, at: 2).last == .perform(.feed("0")))
    #expect(story.handle(.timePassed, at: 3).isEmpty)
  }

  @Test("Nothing more is written after the reader is gone, and a failure is shown")
  func feedEnds() {
    var story = CountdownFixture(shows: .nothing, feeds: true)
    story.handle(.message(.feedEnded), at: 1)
    #expect(story.handle(.timePassed, at: 2).isEmpty)
    #expect(story.turn.wake == CountdownFixture.moment(57).instant, "only the alarm is waited for")
    var failing = CountdownFixture(feeds: true)
    let words = "standard output can’t be written: No space left on device"
    #expect(failing.handle(.message(.feedFailed(words: words)), at: 1).last == .say(words))
    #expect(failing.program.notice?.text == words)
  }

  @Test(
    "The alarm is ordered again shortly before it sounds, since the machine may have been suspended"
  )
  func nudge() {
    var story = CountdownFixture(shows: .nothing)
    story.handle(.started, at: 0)
    #expect(story.turn.wake == CountdownFixture.moment(57).instant)
    let order = Action<CountdownEffect>.perform(
      .alarm(.ring(at: CountdownFixture.moment(60).instant), .usual))
    #expect(story.turn.actions.contains(order))
    story.handle(.timePassed, at: 56)
    #expect(!story.turn.actions.contains(order))
    story.handle(.timePassed, at: 57)
    #expect(story.turn.actions.contains(order))
    #expect(story.turn.wake == nil, "the deadline has a timer of its own")
    var silent = CountdownFixture(shows: .nothing, alarm: .silent)
    silent.handle(.started, at: 0)
    #expect(silent.turn.wake == nil)
  }

  @Test("Times left are announced only when time passes them")
  func spokenTimes() {
    var story = CountdownFixture(shows: .words)
    story.handle(.started, at: 0)
    #expect(story.turn.wake == CountdownFixture.moment(30).instant)
    #expect(story.handle(.timePassed, at: 30) == [.say("30 s left")])
    #expect(story.handle(.timePassed, at: 50) == [.say("10 s left")])
    #expect(story.press("+", at: 55) == [.say("1 min 5 s left, ends 14:33:07")])
    #expect(story.handle(.timePassed, at: 64) == [.say("56 s left")], "long after the time")
  }

  @Test("What was to be said before the end doesn’t last into the ringing")
  func ringing() {
    var story = CountdownFixture()
    story.handle(.message(.alarmNote("no sound card: the bell will ring")), at: 58)
    story.handle(.message(.alarmNote("another hint")), at: 58)
    #expect(story.program.hint != nil && story.program.moreHints.count == 1)
    story.handle(.timePassed, at: 60)
    #expect(
      story.program.run.isRinging && story.program.picture(at: story.moment).state.hint == nil)
    #expect(story.program.moreHints.isEmpty && story.program.notice == nil)
    // What is said about the alarm itself is shown.
    story.handle(.message(.alarmNote("the sound failed")), at: 61)
    #expect(story.program.hint?.text == "the sound failed")
  }

  @Test("A restart says how to undo it, and the key does")
  func undo() {
    var story = CountdownFixture()
    let said = story.press("r", at: 50)
    #expect(said == [.say("restarted · u undoes"), .say("1 min left, ends 14:32:57")])
    #expect(story.program.notice?.text == "restarted · u undoes")
    #expect(story.press("u", at: 53) == [.say("7 s left, ends 14:32:07")])
    #expect(story.program.notice == nil)
    let nothing = "there is nothing to undo; only a restart in the last minute can be undone"
    #expect(story.press("u", at: 54) == [.say(nothing)])
  }
}
