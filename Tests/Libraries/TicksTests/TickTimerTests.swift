import Dispatch
import Testing
import Ticks

struct TickTimerTests {
  @Test("An armed timer fires once, and not before its time")
  func fires() {
    let ticks = DispatchSemaphore(value: 0)
    let timer = TickTimer { ticks.signal() }
    for _ in 0..<3 {
      let start = DispatchTime.now()
      timer.arm(after: .milliseconds(2))
      ticks.wait()
      #expect(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds >= 2_000_000)
    }
    #expect(ticks.wait(timeout: .now()) == .timedOut)
  }

  @Test("The last request replaces those before it, and none is left after a disarmed one")
  func replaces() {
    let ticks = DispatchSemaphore(value: 0)
    let timer = TickTimer { ticks.signal() }
    timer.arm(after: .seconds(1_000_000_000_000))
    timer.arm(after: nil)
    timer.arm(after: .seconds(-1))
    ticks.wait()
    #expect(ticks.wait(timeout: .now()) == .timedOut)
  }
}
