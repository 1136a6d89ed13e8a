import Testing

@testable import TimerProcess

struct StartTimeTests {
  @Test("A process is at least as old as it ran, unless it ran another program before")
  func least() {
    for (time, least) in [(0, 0), (1.25, 1.25), (5, 5), (5.001, 0), (60_000, 0)] {
      #expect(StartTime.least(running: .milliseconds(time)) == .milliseconds(least), "\(time)")
    }
    let now = StartTime.now
    #expect(StartTime.ofProcess.monotonic <= StartTime.now.monotonic)
    #expect(StartTime.ofProcess.monotonic >= now.monotonic - .milliseconds(5))
  }
}
