import Clocks
import CountdownTimers
import Testing

@MainActor
struct VirtualClockTests {
  @Test("Timers fire in order, each at its instant")
  func order() {
    let clock = VirtualClock()
    var fired: [Duration] = []
    let timers = (0..<4).map { _ in clock.makeTimer { fired.append(clock.now.sinceZero) } }
    timers[0].arm(after: .seconds(3))
    timers[1].arm(after: .seconds(1))
    timers[2].arm(after: .seconds(2))
    timers[2].arm(after: nil)
    timers[3].arm(after: .seconds(-1))
    clock.advance(by: .seconds(2))
    #expect(fired == [.zero, .seconds(1)])
    #expect(clock.now == Instant(sinceZero: .seconds(2)))
    clock.advance(by: .seconds(2))
    #expect(fired == [.zero, .seconds(1), .seconds(3)])
  }

  @Test("A handler may arm its timer again")
  func again() {
    let clock = VirtualClock()
    var count = 0
    var timer: (any CountdownTimer)?
    timer = clock.makeTimer {
      count += 1
      timer?.arm(after: .seconds(1))
    }
    timer?.arm(after: .seconds(1))
    clock.advance(by: .seconds(10))
    #expect(count == 10)
  }
}
