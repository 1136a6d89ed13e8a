import Clocks
import Countdowns
import Reports
import Testing
import TimerTestSupport

@testable import Timers

/// The command line that restarts a timer.
struct RunCommandLineTests {
  @Test(
    "The command line has the same span",
    arguments: [Duration.seconds(300), .seconds(93_784), .milliseconds(1500), .milliseconds(250)])
  func spans(_ total: Duration) throws {
    let words = RunFixture.run(total).commandLine(sound: nil, in: .utc)
    #expect(try Reading(words: words) == .span(total, hint: nil))
    var named = RunFixture.run(total, label: "Tea")
    named.identity?.countsSuspension = false
    let more = named.commandLine(sound: "gong", in: .utc)
    #expect(more == words + ["--name", "Tea", "--sound", "gong", "--suspend", "pause"])
  }

  @Test("A time of day includes the date and the offset; once paused, it is a span")
  func targets() throws {
    let start = RunFixture.start
    let target = start.wall.advanced(by: .seconds(9000))
    var run = RunFixture.run(.seconds(9000), target: target)
    let east = run.commandLine(sound: nil, in: .fixed(secondsEast: 3600))
    guard case .target(let read) = try Reading(words: east) else {
      Issue.record("\(east) isn't read as a time of day")
      return
    }
    #expect(try read.resolve(now: start.wall, zone: .utc) == target)
    #expect(run.record(at: start).target == target)
    _ = run.handle(.command(.pause), at: start)
    #expect(run.commandLine(sound: nil, in: .utc) == ["2h30m"])
    #expect(run.record(at: start).target == nil)
  }

  @Test("A timer with steps and hooks keeps its command line, except for --app")
  func scripts() throws {
    var definition = try RunFixture.steps()
    definition.words = ["--app", "60s=Work", "30s", "--rounds", "2", "--mark", "10s=mark"]
    let words = RunFixture.run(definition: definition).commandLine(sound: nil, in: .utc)
    #expect(words == ["60s=Work", "30s", "--rounds", "2", "--mark", "10s=mark"])
  }
}
