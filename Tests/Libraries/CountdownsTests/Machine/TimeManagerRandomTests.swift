import Clocks
import Countdowns
import TestSupport
import Testing

/// A reference countdown that subtracts the elapsed time at every step; exact, since it counts
/// whole milliseconds.
private struct Reckoning {
  enum Phase {
    case stopped, running, paused, ringing
  }

  var phase = Phase.stopped
  var left = 60_000
  var total = 60_000
  var overtime = 0
  var alarm = 0
  var isOver = false

  static let limit = 30_000

  mutating func pass(_ time: Int) {
    if phase == .running { left -= time }
    if phase == .ringing || isOver && left == 0 { overtime += time }
    if phase == .ringing { alarm += time }
    if phase == .running, left <= 0 {
      (phase, overtime, alarm, left) = (.ringing, -left, 0, 0)
    } else if phase == .ringing, alarm >= Self.limit {
      (phase, isOver) = (.stopped, true)
    }
  }

  mutating func obey(_ command: TimerCommand) {
    switch (command, phase) {
    case (.start, .stopped), (.toggle, .stopped): run(total)
    case (.pause, .running), (.toggle, .running): phase = .paused
    case (.resume, .paused), (.toggle, .paused): phase = .running
    case (.restart, _):
      total = 60_000
      run(total)
    case (.add(let duration), _): add(Int(duration / .milliseconds(1)))
    case (.finish, .running), (.finish, .paused):
      (phase, overtime, alarm, left) = (.ringing, 0, 0, 0)
    case (.cancel, .running), (.cancel, .paused), (.cancel, .ringing), (.acknowledge, .ringing):
      (phase, isOver) = (.stopped, true)
    default: break
    }
  }

  private mutating func run(_ time: Int) {
    (phase, left, overtime, isOver) = (.running, time, 0, false)
  }

  private mutating func add(_ time: Int) {
    let rest = phase == .stopped ? total : phase == .ringing ? 0 : left
    guard rest + time > 0 else { return }
    total = phase == .ringing ? time : max(total + time, rest + time)
    switch phase {
    case .stopped: if !isOver { left = total }
    case .running, .paused: left += time
    case .ringing: run(time)
    }
  }

  var expectedPhase: Snapshot.Phase {
    switch phase {
    case .stopped: isOver ? .ended : .ready
    case .running: .running
    case .paused: .paused
    case .ringing: .ringing
    }
  }
}

struct TimeManagerRandomTests {
  @Test(
    "Random events lead to the same state as subtracting time step by step", arguments: 1...40)
  func sameAsReckoning(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var manager = TimeManager(
      CountdownPlan(total: .seconds(60), alarm: .rings(limit: .milliseconds(Reckoning.limit))))
    var reckoning = Reckoning()
    var now = Instant(sinceZero: .seconds(1_000_000))
    for step in 0..<300 {
      let time = Int.random(
        in: 0...(Bool.random(using: &generator) ? 3000 : 40_000), using: &generator)
      now = now.advanced(by: .milliseconds(time))
      reckoning.pass(time)
      let command = Self.command(&generator)
      if let command { reckoning.obey(command) }
      _ = manager.handle(command.map { .command($0) } ?? .timePassed, at: now)
      let snapshot = manager.snapshot(at: now)
      #expect(
        snapshot.phase == reckoning.expectedPhase, "step \(step), \(String(describing: command))")
      #expect(snapshot.left == .milliseconds(reckoning.left), "step \(step)")
      #expect(snapshot.total == .milliseconds(reckoning.total), "step \(step)")
      #expect(snapshot.overtime == .milliseconds(reckoning.overtime), "step \(step)")
      #expect((0...1).contains(snapshot.fractionLeft))
      if case .running(let until) = manager.state {
        #expect(now.duration(to: until) == snapshot.left)
        #expect(manager.nextDeadline == until)
      }
    }
  }

  private static func command(_ generator: inout SeededGenerator) -> TimerCommand? {
    let all: [TimerCommand?] = [
      nil, nil, nil, .start, .pause, .resume, .toggle, .toggle, .restart, .finish, .cancel,
      .acknowledge, .add(.seconds(Int.random(in: -40...60, using: &generator))),
    ]
    return all.randomElement(using: &generator) ?? nil
  }
}
