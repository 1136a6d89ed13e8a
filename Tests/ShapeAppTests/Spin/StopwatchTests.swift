import Testing

@testable import ShapeApp

struct StopwatchTests {
  @Test("Pauses don’t count as elapsed time")
  func pauses() {
    var watch = Stopwatch(startedAt: .seconds(10))
    #expect(watch.elapsed(at: .seconds(12)) == .seconds(2))
    watch.toggle(at: .seconds(12))
    #expect(!watch.isRunning && watch.elapsed(at: .seconds(90)) == .seconds(2))
    watch.toggle(at: .seconds(100))
    #expect(watch.elapsed(at: .seconds(101)) == .seconds(3))
    watch.resume(at: .seconds(103))
    #expect(watch.elapsed(at: .seconds(104)) == .seconds(6))
  }
}
