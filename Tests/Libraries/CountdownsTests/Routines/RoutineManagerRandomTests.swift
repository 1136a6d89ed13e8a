import Clocks
import Countdowns
import TestSupport
import Testing

struct RoutineManagerRandomTests {
  typealias Effect = RoutineManager.Effect

  @Test("A routine of one step behaves like a TimeManager", arguments: 1...200)
  func oneStepIsATimeManager(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let plan = Self.plan(&generator, total: .seconds(60))
    var manager = TimeManager(plan)
    var routine = RoutineManager(Routine(Step(length: .seconds(60))), plan: plan)
    var now = Instant(sinceZero: .seconds(1_000_000))
    for step in 0..<200 {
      now = now.advanced(by: Self.pause(&generator))
      let event = Self.timerEvent(&generator, at: now)
      if Int.random(in: 0..<20, using: &generator) == 0 {
        let limit = Duration.seconds(Int.random(in: 0...30, using: &generator))
        manager.setAlarm(limit: limit, snooze: .seconds(300))
        routine.setAlarm(limit: limit, snooze: .seconds(300))
      }
      let effects = routine.handle(event, at: now)
      #expect(
        effects.compactMap(\.ofTimer) == manager.handle(event, at: now), "step \(step), \(event)")
      #expect(routine.state == manager.state, "step \(step), \(event)")
      #expect(routine.total == manager.total)
      #expect(routine.followsWallClock == manager.followsWallClock)
      #expect(routine.nextDeadline == manager.nextDeadline)
      #expect(routine.snapshot(at: now) == manager.snapshot(at: now))
      #expect((routine.position, routine.isWaiting, routine.isLast) == (0, false, true))
    }
  }

  @Test("Without commands, each step starts after the sum of all before it", arguments: 1...100)
  func startsAreExact(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let routine = try Self.routine(&generator, waits: false)
    var manager = RoutineManager(routine, plan: Self.plan(&generator, total: .zero))
    let start = Instant(sinceZero: .nanoseconds(Int64.random(in: 0...1 << 60, using: &generator)))
    var expected: [Effect] = []
    var at = start
    for position in 0..<routine.count {
      expected.append(.stepStarted(position: position, at: at))
      at = at.advanced(by: routine[position].length)
      if position < routine.count - 1 {
        expected.append(.stepEnded(position: position, deadline: at))
      }
    }
    var effects = manager.handle(.command(.start), at: start)
    var now = start
    let longest = Int.random(in: 1...200, using: &generator)
    while manager.nextDeadline != nil, now < at {
      let stall = Int64.random(in: 0...Int64(longest) * 1_000_000_000, using: &generator)
      now = now.advanced(by: .nanoseconds(stall))
      effects += manager.handle(.timePassed, at: now)
    }
    let ends = effects.filter { $0.ofTimer != nil }
    #expect(effects.filter { $0.ofTimer == nil } == expected)
    #expect(ends.count == 1)
    #expect(effects.last == ends.first)
    #expect(start.duration(to: at) == routine.total)
  }

  @Test("Reading a routine at other times doesn't change it", arguments: 1...100)
  func readingsChangeNothing(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let routine = try Self.routine(&generator, waits: false)
    var often = RoutineManager(routine, plan: CountdownPlan(total: .zero, alarm: .silent))
    var rarely = often
    var now = Instant(sinceZero: .seconds(1000))
    for _ in 0..<60 {
      let event = Self.event(&generator, at: now)
      for _ in 0..<5 {
        now = now.advanced(by: Self.pause(&generator) / 5)
        _ = often.handle(.timePassed, at: now)
      }
      _ = often.handle(event, at: now)
      _ = rarely.handle(event, at: now)
      #expect(often == rarely)
    }
  }

  @Test("Effects and state agree after random events", arguments: 1...300)
  func effectsAgreeWithTheState(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let routine = try Self.routine(&generator, waits: Bool.random(using: &generator))
    var manager = RoutineManager(routine, plan: Self.plan(&generator, total: .zero))
    var story = EffectStory()
    var now = Instant(sinceZero: .seconds(1000))
    for _ in 0..<200 {
      now = now.advanced(by: Self.pause(&generator))
      let before = manager
      let event = Self.event(&generator, at: now)
      let effects = manager.handle(event, at: now)
      story.follow(effects, of: routine)
      story.compare(with: manager, at: now)
      if case .timer(.refuse) = effects.last, effects.count == 1 { #expect(manager == before) }
    }
  }

  @Test("A routine restored from its parts is equal", arguments: 1...100)
  func restores(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let isSingle = Int.random(in: 0..<3, using: &generator) == 0
    let routine =
      isSingle
      ? Routine(Step(length: .seconds(60)))
      : try Self.routine(&generator, waits: Bool.random(using: &generator))
    var manager = RoutineManager(routine, plan: Self.plan(&generator, total: .zero))
    var now = Instant(sinceZero: .seconds(1000))
    for _ in 0..<100 {
      now = now.advanced(by: Self.pause(&generator))
      _ = manager.handle(Self.event(&generator, at: now), at: now)
      let restored = RoutineManager(
        restoring: routine, plan: manager.plan, position: manager.position, total: manager.total,
        state: manager.state, isWaiting: manager.isWaiting,
        followsWallClock: manager.followsWallClock)
      #expect(restored == manager)
    }
  }
}

// MARK: - Random events

extension RoutineManagerRandomTests {
  static func routine(_ generator: inout SeededGenerator, waits: Bool) throws -> Routine {
    let steps = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      Step(length: .milliseconds(Int.random(in: 1...60_000, using: &generator)))
    }
    let rounds = Int.random(in: steps.count == 1 ? 2...4 : 1...4, using: &generator)
    return try Routine(steps: steps, rounds: rounds, waits: waits)
  }

  static func plan(_ generator: inout SeededGenerator, total: Duration) -> CountdownPlan {
    let limits: [Duration?] = [nil, .zero, .seconds(5), .seconds(30)]
    let limit = limits.randomElement(using: &generator) ?? nil
    return CountdownPlan(
      total: total, alarm: limit.map { .rings(limit: $0) } ?? .silent,
      followsWallClock: Bool.random(using: &generator))
  }

  static func pause(_ generator: inout SeededGenerator) -> Duration {
    let longest = [500, 5000, 5000, 40_000, 200_000].randomElement(using: &generator) ?? 0
    return .milliseconds(Int.random(in: 0...longest, using: &generator))
  }

  static func event(_ generator: inout SeededGenerator, at now: Instant) -> TimeManager.Event {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: .command(.skip)
    case 1: .command(.back)
    default: timerEvent(&generator, at: now)
    }
  }

  static func timerEvent(_ generator: inout SeededGenerator, at now: Instant) -> TimeManager.Event {
    let seconds = Int.random(in: -40...60, using: &generator)
    let all: [TimeManager.Event] = [
      .timePassed, .timePassed, .timePassed, .alarmFinished,
      .wallClockSet(deadline: now.advanced(by: .seconds(seconds))), .command(.start),
      .command(.start), .command(.pause), .command(.resume), .command(.toggle), .command(.toggle),
      .command(.restart), .command(.finish), .command(.cancel), .command(.acknowledge),
      .command(.acknowledge), .command(.add(.seconds(seconds))),
    ]
    return all.randomElement(using: &generator) ?? .timePassed
  }
}

extension RoutineManager.Effect {
  /// The effect of the countdown, if it is one.
  fileprivate var ofTimer: TimeManager.Effect? {
    if case .timer(let effect) = self { effect } else { nil }
  }
}

/// The state of a routine as inferred from its effects alone.
private struct EffectStory {
  var position: Int?
  var isUnderWay = false
  var isRinging = false
  var hasEnded = false
  var outcome: TimeManager.Outcome?

  mutating func follow(_ effects: [RoutineManager.Effect], of routine: Routine) {
    for effect in effects {
      switch effect {
      case .stepStarted(let position, _): start(position, of: routine)
      case .stepEnded(let position, _):
        #expect(position == self.position && isUnderWay)
        #expect(position < routine.count - 1)
        // An alarm that finishes on its own isn't stopped.
        (isUnderWay, isRinging, hasEnded) = (false, false, true)
      case .timer(.startAlarm):
        #expect(isUnderWay && !isRinging)
        isRinging = true
      case .timer(.stopAlarm):
        #expect(isRinging)
        isRinging = false
      case .timer(.stop(let outcome)): stop(outcome, of: routine)
      case .timer(.refuse): break
      }
    }
  }

  private mutating func start(_ position: Int, of routine: Routine) {
    #expect((0..<routine.count).contains(position))
    #expect(abs(position - (self.position ?? 0)) <= 1)
    #expect(!isRinging)
    if hasEnded { #expect(abs(position - (self.position ?? -1)) <= 1) }
    (self.position, isUnderWay, hasEnded, outcome) = (position, true, false, nil)
  }

  private mutating func stop(_ outcome: TimeManager.Outcome, of routine: Routine) {
    #expect(isUnderWay || hasEnded)
    if hasEnded { position = position.map { $0 + 1 } }
    if case .canceled = outcome {} else { #expect(position == routine.count - 1) }
    (isUnderWay, isRinging, hasEnded, self.outcome) = (false, false, false, outcome)
  }

  func compare(with manager: RoutineManager, at now: Instant) {
    #expect((0..<manager.routine.count).contains(manager.position))
    #expect(manager.isLast == (manager.position == manager.routine.count - 1))
    #expect(manager.isWaiting == hasEnded)
    let snapshot = manager.snapshot(at: now)
    #expect(snapshot.left >= .zero && snapshot.total > .zero)
    // Time may be removed after a cancel without changing what was left.
    if snapshot.phase != .ended { #expect(snapshot.left <= snapshot.total) }
    if manager.isWaiting {
      #expect(manager.routine.waits && manager.position > 0 && manager.state == .stopped(nil))
    } else {
      #expect(manager.position == position ?? 0)
    }
    switch manager.state {
    case .stopped(nil): #expect(!isUnderWay && outcome == nil)
    case .stopped(let outcome?): #expect(!isUnderWay && outcome == self.outcome)
    case .running(let until): #expect(isUnderWay && !isRinging && until > now)
    case .paused(let left): #expect(isUnderWay && !isRinging && left > .zero)
    case .ringing: #expect(isUnderWay && isRinging)
    }
  }
}
