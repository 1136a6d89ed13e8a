import Clocks
import Countdowns
import Reports
import Testing
import TimerTestSupport
import Timers

@testable import CountdownCommand

struct CountdownCommandLineSettingsTests {
  @Test(
    "The command line of a record can be parsed",
    arguments: ["Tea", "-x", "a=b", "until", "5m", "お茶"])
  @MainActor
  func commandLine(_ name: String) throws {
    let run = RunFixture.run(.seconds(300), label: name)
    var record = run.record(at: RunFixture.start)
    record.words = run.commandLine(sound: nil, in: .utc)
    let settings = try #require(try CountdownCommandLine.settings(fromSaved: record))
    #expect(settings.name == name && settings.reading == .span(.seconds(300), hint: nil))
  }
}
