import Countdowns
import Testing

struct TimerRefusalTests {
  @Test("A user sees only reasons that aren’t obvious, and a program gets every reason")
  func words() {
    #expect(TimerRefusal.alreadyPaused.words() == nil)
    #expect(TimerRefusal.alreadyPaused.sentence == "it is already paused")
    #expect(TimerRefusal.firstStep.words() == TimerRefusal.firstStep.sentence)
    #expect(TimerRefusal.alreadyRinging.words() == "time is up; Enter stops the alarm")
    let words = TimerRefusal.alreadyRinging.words(isLast: false)
    #expect(words == "the step is over; Enter starts the next one")
  }
}
