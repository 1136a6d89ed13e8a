import Files
import Glibc
import TerminalIO
import Testing

@testable import TimerApp

struct ProcessAgeTests {
  @Test("A process is at least as old as its processor time, unless it ran another program before")
  func least() {
    for (processorTime, age, least) in [
      (1.25, 9.5, 1.25), (0, 9.5, 0), (5, 20, 5), (5.001, 9.5, 0), (60_000, 70_000, 0),
      (1.25, 20.001, 0), (1.25, 10_000, 0), (2, 1, 1), (1, -3, 0),
    ] {
      let found = ProcessAge.least(
        after: .milliseconds(processorTime), sinceCreation: .milliseconds(age))
      #expect(found == .milliseconds(least), "\(processorTime) of \(age)")
    }
  }

  @Test("The creation of this process is read in ticks of the clock that counts suspended time")
  func creation() throws {
    let ticks = try #require(ProcessStatus(of: "self").flatMap { Int($0.start) })
    let creation = Duration.seconds(1) / sysconf(Int32(_SC_CLK_TCK)) * ticks
    #expect(creation < SystemClock.boottime.now)
    for (age, least) in [(0, 0), (2, 1), (19, 1), (21, 0), (60_000, 0)] {
      let found = ProcessAge.least(
        after: .milliseconds(1), at: creation + .milliseconds(age))
      #expect(found == .milliseconds(least), "\(age)")
    }
    #expect(ProcessAge.processorTime > .zero)
  }
}
