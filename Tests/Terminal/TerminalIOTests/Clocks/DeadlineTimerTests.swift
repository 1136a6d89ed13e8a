import TerminalIO
import TestSupport
import Testing

struct DeadlineTimerTests {
  @Test(
    "A timer fires at its instant and not before",
    arguments: [
      SystemClock.boottime, .monotonic, .realtime,
    ])
  func fires(_ clock: SystemClock) throws {
    let timer = try #require(DeadlineTimer(on: clock))
    let due = clock.now + .milliseconds(15)
    timer.arm(at: due)
    #expect(isReadable(timer.descriptor, within: 60_000))
    #expect(clock.now >= due)
    timer.clear()
    #expect(!isReadable(timer.descriptor))
  }

  @Test("An instant in the past fires at once", arguments: [Duration.zero, .seconds(-1)])
  func past(_ time: Duration) throws {
    let timer = try #require(DeadlineTimer(on: .boottime))
    timer.arm(at: time)
    #expect(isReadable(timer.descriptor, within: 60_000))
  }

  @Test("A disarmed timer doesn't fire") func disarmed() throws {
    let timer = try #require(DeadlineTimer(on: .boottime))
    #expect(!isReadable(timer.descriptor))
    timer.arm(at: SystemClock.boottime.now + .milliseconds(10))
    timer.arm(at: nil)
    #expect(!isReadable(timer.descriptor, within: 30))
  }
}
