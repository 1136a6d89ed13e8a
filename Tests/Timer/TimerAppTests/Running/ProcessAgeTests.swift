import Files
import Glibc
import TerminalIO
import Testing

@testable import TimerApp

struct ProcessAgeTests {
  @Test("A process is at least as old as it ran or waited, unless it ran another program before")
  func least() {
    for (processorTime, queued, age, least) in [
      (1.25, 0, 9.5, 1.25), (0, 0, 9.5, 0), (5, 0, 20, 5), (5.001, 0, 9.5, 0),
      (60_000, 0, 70_000, 0), (1.25, 0, 21.251, 0), (1.25, 0, 10_000, 0), (2, 0, 1, 0),
      (1, 0, -3, 0), (1.25, 80, 90, 81.25), (1.25, 80, 101.251, 0), (2, 80, 75, 0),
      (2, 5000, 5005, 5002),
    ] {
      let found = ProcessAge.least(
        after: (.milliseconds(queued), .milliseconds(processorTime)),
        sinceCreation: .milliseconds(age))
      #expect(found == .milliseconds(least), "\(processorTime) and \(queued) of \(age)")
    }
  }

  @Test("The creation of this process is read in ticks of the clock that counts suspended time")
  func creation() throws {
    let ticks = try #require(ProcessStatus(of: "self").flatMap { Int($0.start) })
    let creation = Duration.seconds(1) / sysconf(Int32(_SC_CLK_TCK)) * ticks
    #expect(creation < SystemClock.boottime.now)
    for (age, least) in [(0, 0), (1, 1), (2, 1), (21, 1), (22, 0), (60_000, 0)] {
      let found = ProcessAge.least(
        after: (.zero, .milliseconds(1)), at: creation + .milliseconds(age))
      #expect(found == .milliseconds(least), "\(age)")
    }
    let times = ProcessAge.times
    #expect(times.processor > .zero)
    #expect(times.queued >= .zero && times.queued < SystemClock.boottime.now - creation)
  }
}
