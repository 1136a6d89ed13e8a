// A countdown in a few lines, and its state machine by itself.
import Clocks
import CountdownTimers
import Countdowns

do {
  let countdown = Countdown(try Duration(reading: "3s"), every: .seconds(1))  // 5m, 1h30m, 4:30
  countdown.start()
  for await tick in countdown.ticks() {
    print(tick.text, tick.fractionLeft)
  }
  print("Time is up.")
} catch {
  print(error)  // such as: “5x” isn’t a unit; did you mean s?
}

var manager = TimeManager(CountdownPlan(total: .seconds(90)))
func second(_ seconds: Double) -> Instant { Instant(sinceZero: .seconds(seconds)) }
_ = manager.handle(.command(.start), at: second(100))
_ = manager.handle(.command(.pause), at: second(130))
_ = manager.handle(.command(.resume), at: second(200))
let snapshot = manager.snapshot(at: second(220))
print(snapshot.text, snapshot.fractionLeft)  // 0:40 0.4444444444444444
let effects = manager.handle(.timePassed, at: second(261))
print(effects)  // stopped, since the deadline was at 260

actor Lobby {
  private let opening = Countdown(.seconds(1))

  func open() async {
    await opening.start()
    await opening.waitUntilEnded()
  }
}
await Lobby().open()

let clock = VirtualClock()
let tested = Countdown(.seconds(300), on: clock)
tested.start()
clock.advance(by: .seconds(299))
print(tested.snapshot.text)  // 0:01
