import Countdowns
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct PlainCommandTests {
  @Test("Lines are parsed as times, names or commands")
  func lines() throws {
    #expect(try PlainCommand.read("  ") == nil)
    #expect(try PlainCommand.read("5m") == .start("5m", name: nil))
    #expect(try PlainCommand.read("until 14:30 as Lunch") == .start("until 14:30", name: "Lunch"))
    #expect(try PlainCommand.read("Tea") == .start("Tea", name: nil))
    #expect(try PlainCommand.read("Pause") == .timer(.pause))
    #expect(try PlainCommand.read("add 2m") == .timer(.add(.seconds(120))))
    #expect(try PlainCommand.read("take 30s") == .timer(.take(.seconds(30))))
    #expect(try PlainCommand.read("keep Green Tea 4m") == .keep(name: "Green Tea", time: "4m"))
    #expect(
      try PlainCommand.read("keep Lunch until 14:30") == .keep(name: "Lunch", time: "until 14:30"))
    #expect(try PlainCommand.read("keep Tea 1h 30m") == .keep(name: "Tea", time: "1h 30m"))
    #expect(try PlainCommand.read("set snooze 9m") == .set(key: "snooze", value: "9m"))
  }

  @Test(
    "A missing argument is an error", arguments: ["add", "add x", "select", "keep Tea", "set face"])
  func errors(_ line: String) {
    #expect(throws: PlainError.self) { try PlainCommand.read(line) }
  }

  @Test("Each example in the help is parsed as a command")
  func help() throws {
    for summary in PlainCommand.summaries {
      for part in summary.0.split(separator: ",") {
        let line = part.trimmingPrefix(" ")
        #expect(try PlainCommand.read(String(line)) != nil, "\(line)")
      }
    }
  }
}
