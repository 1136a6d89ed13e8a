import Countdowns
import Testing

struct TimerCommandTests {
  @Test("Each word is that of one command, with its time")
  func words() {
    for command in TimerCommand.plain {
      #expect(TimerCommand(word: command.word) == command && command.time == nil)
    }
    let time = Duration.seconds(90)
    for command in [TimerCommand.add(time), .take(time)] {
      #expect(TimerCommand(word: command.word, time: time) == command && command.time == time)
    }
    let words = TimerCommand.plain.map(\.word) + TimerCommand.wordsWithTime
    #expect(Set(words).count == words.count)
    for word in ["", "Pause", "status", "pause "] { #expect(TimerCommand(word: word) == nil) }
  }
}
