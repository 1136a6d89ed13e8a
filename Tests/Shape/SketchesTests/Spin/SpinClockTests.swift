import Testing

@testable import Sketches

struct SpinClockTests {
  @Test("Pauses don’t count as elapsed time")
  func pauses() {
    var clock = SpinClock(startedAt: .seconds(10))
    #expect(clock.elapsed(at: .seconds(12)) == .seconds(2))
    clock.toggle(at: .seconds(12))
    #expect(!clock.isRunning && clock.elapsed(at: .seconds(90)) == .seconds(2))
    clock.toggle(at: .seconds(100))
    #expect(clock.elapsed(at: .seconds(101)) == .seconds(3))
    clock.resume(at: .seconds(103))
    #expect(clock.elapsed(at: .seconds(104)) == .seconds(6))
  }
}
