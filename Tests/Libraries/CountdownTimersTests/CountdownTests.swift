import Clocks
import CountdownTimers
import Countdowns
import Testing

@MainActor
struct CountdownTests {
  private let clock = VirtualClock()

  private func countdown(
    _ length: Duration, every interval: Duration = .milliseconds(50)
  ) -> Countdown { Countdown(length, every: interval, on: clock) }

  @Test("Ticks are counted back from the deadline", arguments: [50, 20, 7, 1000])
  func grid(milliseconds: Int) {
    var left: [Int] = []
    let recorder = Recorder(clock) { left.append(1013 - Int($0 / .milliseconds(1))) }
    let countdown = Countdown(
      .milliseconds(1013), every: .milliseconds(milliseconds), on: recorder)
    countdown.start()
    clock.advance(by: .seconds(2))
    #expect(left == (0...1012 / milliseconds).reversed().map { $0 * milliseconds })
    #expect(countdown.outcome != nil)
  }

  @Test("A sequence begins with the present state and ends with the countdown")
  func sequence() async {
    let countdown = countdown(.seconds(2))
    let (whole, late) = (countdown.ticks(), countdown.ticks())
    countdown.start()
    clock.advance(by: .seconds(5))
    var states: [Snapshot] = []
    for await state in whole { states.append(state) }
    for await state in late { states.append(state) }
    for await state in countdown.ticks() { states.append(state) }
    #expect(states.map(\.phase) == [.ended, .ended, .ended])
    #expect(await countdown.waitUntilEnded() == countdown.outcome)
    var first = self.countdown(.seconds(3)).ticks().makeAsyncIterator()
    #expect(await first.next()?.text == "3")
  }

  @Test("Pauses don't count, and added time does")
  func pauses() {
    let countdown = countdown(.seconds(10))
    countdown.start()
    clock.advance(by: .seconds(4))
    countdown.pause()
    clock.advance(by: .seconds(100))
    #expect(countdown.snapshot.left == .seconds(6))
    countdown.resume()
    countdown.add(.seconds(2))
    clock.advance(by: .milliseconds(7999))
    #expect(countdown.outcome == nil)
    clock.advance(by: .milliseconds(1))
    #expect(countdown.outcome == .ended(deadline: clock.now))
    countdown.start()
    #expect(
      countdown.snapshot == Snapshot(phase: .running, left: .seconds(12), total: .seconds(12)))
  }

  @Test("A command that isn't possible is refused with a reason")
  func refusals() {
    let countdown = countdown(.seconds(10))
    #expect(countdown.perform(.pause) == .notStarted)
    #expect(countdown.perform(.start) == nil)
    #expect(countdown.perform(.add(.seconds(-10))) == .nothingWouldBeLeft)
    countdown.cancel()
    #expect(countdown.outcome == .canceled(left: .seconds(10)))
    #expect(countdown.perform(.cancel) == .alreadyStopped)
  }

  @Test("A running countdown stays alive, and one that is over doesn't")
  func lifetime() {
    weak var known: Countdown?
    do {
      let countdown = countdown(.seconds(10))
      countdown.start()
      known = countdown
    }
    #expect(known != nil)
    clock.advance(by: .seconds(10))
    #expect(known == nil)
  }

  @Test("Intervals and lengths that aren't positive do no harm")
  func limits() {
    #expect(countdown(.seconds(1), every: .zero).interval == .milliseconds(1))
    let countdown = countdown(.seconds(-1))
    countdown.start()
    #expect(countdown.snapshot.left == .zero)
    clock.advance(by: .milliseconds(50))
    #expect(countdown.outcome != nil)
  }

  @Test("Dispatch drives a countdown for another actor", .timeLimit(.minutes(1)))
  func dispatch() async {
    let countdown = Countdown(.milliseconds(20), every: .milliseconds(5))
    countdown.start()
    let states = countdown.ticks()
    let fractions = await Task.detached {
      var fractions: [Double] = []
      for await state in states { fractions.append(state.fractionLeft) }
      return fractions
    }.value
    #expect(fractions.last == 0)
    #expect(fractions == fractions.sorted(by: >))
  }
}

/// A clock that reports the instants for which timers are armed.
private struct Recorder: CountdownClock {
  let clock: VirtualClock
  let report: @MainActor (Duration) -> Void

  init(_ clock: VirtualClock, _ report: @escaping @MainActor (Duration) -> Void) {
    (self.clock, self.report) = (clock, report)
  }

  var now: Instant { clock.now }

  func makeTimer(_ handler: @escaping @MainActor () -> Void) -> any CountdownTimer {
    RecordedTimer(timer: clock.makeTimer(handler), recorder: self)
  }
}

private final class RecordedTimer: CountdownTimer {
  private let timer: any CountdownTimer
  private let recorder: Recorder

  init(timer: any CountdownTimer, recorder: Recorder) {
    (self.timer, self.recorder) = (timer, recorder)
  }

  func arm(after delay: Duration?) {
    if let delay { recorder.report(recorder.now.sinceZero + delay) }
    timer.arm(after: delay)
  }
}
