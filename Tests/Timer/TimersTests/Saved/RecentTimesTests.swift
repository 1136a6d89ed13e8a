import Countdowns
import Testing

@testable import Timers

struct RecentTimesTests {
  @Test("The list is newest first, without duplicates, and limited to twelve")
  func order() {
    var recents = RecentTimes()
    for minutes in 1...20 { recents.note("\(minutes)m") }
    recents.note("15m")
    #expect(recents.times.count == RecentTimes.limit)
    #expect(recents.times.prefix(3) == ["15m", "20m", "19m"])
  }

  @Test("Saved lines are read back; invalid ones are ignored")
  func lines() {
    let lines = "5m\nuntil 14:30\n\u{1B}[31m\nnonsense\n\n1h30m\n"
    #expect(RecentTimes(lines: lines).times == ["5m", "until 14:30", "1h30m"])
  }

  @Test("A time that is too long to be shown isn't saved, rather than truncated")
  func long() {
    var recents = RecentTimes()
    recents.note(String(repeating: "5m", count: 50))
    #expect(recents.times.isEmpty)
  }

  @Test(
    "A duration is written in a form that can be parsed",
    arguments: [1, 59, 60, 5400, 5415, 86_399, 90_000])
  func text(seconds: Int) {
    let text = SpanText.typed(.seconds(seconds))
    #expect(!text.contains(" "))
    #expect((try? Reading(words: [text])) == .span(.seconds(seconds), hint: nil))
  }
}
