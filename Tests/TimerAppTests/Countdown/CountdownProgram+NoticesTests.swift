import Clocks
import Programs
import Testing

@testable import TimerApp

struct CountdownProgramNoticesTests {
  @Test("Standard output gets each text once, from the first to the last")
  func feed() {
    var story = CountdownStory(total: .seconds(2), shows: .nothing, feeds: true)
    #expect(story.handle(.started, at: 0).first == .perform(.feed("2")))
    #expect(story.turn.wake == CountdownStory.moment(1).instant)
    #expect(story.handle(.timePassed, at: 0.5).isEmpty)
    #expect(story.handle(.timePassed, at: 1) == [.perform(.feed("1"))])
    #expect(story.handle(.timePassed, at: 2).first == .perform(.feed("0")))
    #expect(story.handle(.timePassed, at: 3).isEmpty)
  }

  @Test("A reader that went away gets nothing more, and a failure is an exit status")
  func feedEnds() {
    var story = CountdownStory(shows: .nothing, feeds: true)
    story.handle(.message(.feedEnded), at: 1)
    #expect(story.handle(.timePassed, at: 2).isEmpty && story.turn.wake == nil)
    var failing = CountdownStory(feeds: true)
    let words = "standard output can’t be written: No space left on device"
    #expect(failing.handle(.message(.feedFailed(words: words)), at: 1).last == .say(words))
    #expect(failing.program.notice?.text == words)
    failing.handle(.timePassed, at: 60)
    #expect(
      failing.handle(.message(.alarmFinished), at: 61)
        == [.end(status: 74, saying: "1 min, ended 14:32:07")])
  }

  @Test("In words, marks are said when time passes them, and only then")
  func marks() {
    var story = CountdownStory(shows: .words)
    story.handle(.started, at: 0)
    #expect(story.turn.wake == CountdownStory.moment(30).instant)
    #expect(story.handle(.timePassed, at: 30) == [.say("30 s left")])
    #expect(story.handle(.timePassed, at: 50) == [.say("10 s left")])
    #expect(story.press("+", at: 55) == [.say("1 min 5 s left, ends 14:33:07")])
    #expect(story.handle(.timePassed, at: 64) == [.say("56 s left")], "long after the mark")
  }
}
