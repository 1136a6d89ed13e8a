import Dispatch
import Testing
import Ticks

@MainActor
struct TickTimerTests {
  private let ticks: AsyncStream<Void>
  private let timer: TickTimer

  init() {
    let (ticks, continuation) = AsyncStream<Void>.makeStream()
    self.ticks = ticks
    timer = TickTimer { continuation.yield() }
  }

  @Test("An armed timer fires once, and not before its time")
  func fires() async {
    var ticks = ticks.makeAsyncIterator()
    for _ in 0..<3 {
      let start = DispatchTime.now()
      timer.arm(after: .milliseconds(2))
      await ticks.next()
      #expect(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds >= 2_000_000)
    }
  }

  @Test("The last request replaces those before it")
  func replaces() async {
    var ticks = ticks.makeAsyncIterator()
    timer.arm(after: .seconds(1_000_000_000_000))
    timer.arm(after: nil)
    timer.arm(after: .seconds(-1))
    await ticks.next()
  }
}
