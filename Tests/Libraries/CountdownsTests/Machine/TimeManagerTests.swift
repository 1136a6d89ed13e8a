import Clocks
import Countdowns
import Testing

/// One cell of the table: the effect of a command on a countdown of 60 s at the instant 70 s.
///
/// Running: ends at 100 s. Paused: 50 s are left. Ringing: since 60 s.
struct Move: Sendable, CustomTestStringConvertible {
  var start: Start
  var command: TimerCommand
  var end: TimeManager.State
  var effects: [TimeManager.Effect] = []

  enum Start: Sendable {
    case stopped, running, paused, ringing
  }

  var testDescription: String { "\(start), \(command)" }

  static func refused(
    _ start: Start, _ command: TimerCommand, _ refusal: TimerRefusal
  ) -> Move {
    Move(start: start, command: command, end: state(start), effects: [.refuse(command, refusal)])
  }

  static func state(_ start: Start) -> TimeManager.State {
    switch start {
    case .stopped: .stopped(nil)
    case .running: .running(until: second(100))
    case .paused: .paused(left: .seconds(50))
    case .ringing: .ringing(deadline: second(60), alarm: second(60))
    }
  }
}

func second(_ seconds: Double) -> Instant { Instant(sinceZero: .seconds(seconds)) }

struct TimeManagerTests {
  static let plan = CountdownPlan(total: .seconds(60), alarm: .rings(limit: .seconds(600)))

  /// Returns a countdown brought to a state by events alone.
  static func manager(_ start: Move.Start, _ plan: CountdownPlan = plan) -> TimeManager {
    var manager = TimeManager(plan)
    func send(_ event: TimeManager.Event, _ at: Double) {
      _ = manager.handle(event, at: second(at))
    }
    switch start {
    case .stopped: break
    case .running: send(.command(.start), 40)
    case .paused:
      send(.command(.start), 0)
      send(.command(.pause), 10)
    case .ringing:
      send(.command(.start), 0)
      send(.timePassed, 60)
    }
    return manager
  }

  static let acknowledged = TimeManager.Outcome.acknowledged(
    deadline: second(60), after: .seconds(10))

  static let moves: [Move] = [
    Move(start: .stopped, command: .start, end: .running(until: second(130))),
    .refused(.running, .start, .alreadyRunning),
    .refused(.paused, .start, .alreadyPaused),
    .refused(.ringing, .start, .alreadyRinging),

    .refused(.stopped, .pause, .notStarted),
    Move(start: .running, command: .pause, end: .paused(left: .seconds(30))),
    .refused(.paused, .pause, .alreadyPaused),
    .refused(.ringing, .pause, .alreadyRinging),

    .refused(.stopped, .resume, .notStarted),
    .refused(.running, .resume, .notPaused),
    Move(start: .paused, command: .resume, end: .running(until: second(120))),
    .refused(.ringing, .resume, .alreadyRinging),

    Move(start: .stopped, command: .toggle, end: .running(until: second(130))),
    Move(start: .running, command: .toggle, end: .paused(left: .seconds(30))),
    Move(start: .paused, command: .toggle, end: .running(until: second(120))),
    .refused(.ringing, .toggle, .alreadyRinging),

    Move(start: .stopped, command: .restart, end: .running(until: second(130))),
    Move(start: .running, command: .restart, end: .running(until: second(130))),
    Move(start: .paused, command: .restart, end: .running(until: second(130))),
    Move(
      start: .ringing, command: .restart, end: .running(until: second(130)), effects: [.stopAlarm]),

    Move(start: .stopped, command: .add(.seconds(5)), end: .stopped(nil)),
    Move(start: .running, command: .add(.seconds(5)), end: .running(until: second(105))),
    Move(start: .running, command: .add(.seconds(-5)), end: .running(until: second(95))),
    Move(start: .paused, command: .add(.seconds(5)), end: .paused(left: .seconds(55))),
    Move(
      start: .ringing, command: .add(.seconds(5)), end: .running(until: second(75)),
      effects: [.stopAlarm]),
    .refused(.stopped, .add(.seconds(-60)), .nothingWouldBeLeft),
    .refused(.running, .add(.seconds(-30)), .nothingWouldBeLeft),
    .refused(.paused, .add(.seconds(-50)), .nothingWouldBeLeft),
    .refused(.ringing, .add(.seconds(-1)), .nothingWouldBeLeft),

    .refused(.stopped, .finish, .notStarted),
    Move(
      start: .running, command: .finish, end: .ringing(deadline: second(70), alarm: second(70)),
      effects: [.startAlarm]),
    Move(
      start: .paused, command: .finish, end: .ringing(deadline: second(70), alarm: second(70)),
      effects: [.startAlarm]),
    .refused(.ringing, .finish, .alreadyRinging),

    .refused(.stopped, .cancel, .alreadyStopped),
    Move(
      start: .running, command: .cancel, end: .stopped(.canceled(left: .seconds(30))),
      effects: [.stop(.canceled(left: .seconds(30)))]),
    Move(
      start: .paused, command: .cancel, end: .stopped(.canceled(left: .seconds(50))),
      effects: [.stop(.canceled(left: .seconds(50)))]),
    Move(
      start: .ringing, command: .cancel, end: .stopped(acknowledged),
      effects: [.stopAlarm, .stop(acknowledged)]),

    .refused(.stopped, .acknowledge, .notRinging),
    .refused(.running, .acknowledge, .notRinging),
    .refused(.paused, .acknowledge, .notRinging),
    Move(
      start: .ringing, command: .acknowledge, end: .stopped(acknowledged),
      effects: [.stopAlarm, .stop(acknowledged)]),
  ]

  @Test("Every command in every state has the effect in the table", arguments: moves)
  func table(_ move: Move) {
    var manager = Self.manager(move.start)
    #expect(manager.state == Move.state(move.start))
    #expect(manager.handle(.command(move.command), at: second(70)) == move.effects)
    #expect(manager.state == move.end)
  }

  @Test(
    "A command after the deadline applies to a ringing countdown",
    arguments: [TimerCommand.pause, .toggle, .finish, .start, .resume])
  func deadlineFirst(_ command: TimerCommand) {
    var manager = Self.manager(.running)
    let effects = manager.handle(.command(command), at: second(101))
    #expect(effects == [.startAlarm, .refuse(command, .alreadyRinging)])
    #expect(manager.state == .ringing(deadline: second(100), alarm: second(101)))
  }

  @Test("A countdown never exceeds the longest span", arguments: [Move.Start.running, .paused])
  func longest(_ start: Move.Start) {
    var manager = Self.manager(start)
    let century = TimerCommand.add(.seconds(100 * 31_557_600))
    #expect(manager.handle(.command(century), at: second(70)).isEmpty)
    #expect(manager.handle(.command(century), at: second(70)).isEmpty)
    let total = manager.total
    #expect(manager.handle(.command(century), at: second(70)) == [.refuse(century, .tooLong)])
    #expect(manager.total == total)
  }

  @Test("A hundred pauses add no error") func hundredPausesAddNoError() {
    var manager = Self.manager(.stopped)
    var now = Instant(sinceZero: .zero)
    var paused = Duration.zero
    _ = manager.handle(.command(.start), at: now)
    for step in 1...100 {
      now = now.advanced(by: .nanoseconds(1_234_567 * step))
      #expect(manager.handle(.command(.pause), at: now).isEmpty)
      let pause = Duration.nanoseconds(987_654_321 / step)
      now = now.advanced(by: pause)
      paused += pause
      #expect(manager.handle(.command(.resume), at: now).isEmpty)
    }
    #expect(manager.state == .running(until: Instant(sinceZero: .seconds(60) + paused)))
  }

  @Test("An alarm ends at its limit") func alarmEndsAtItsLimit() {
    var manager = Self.manager(.ringing)
    #expect(manager.nextDeadline == second(660))
    #expect(manager.handle(.timePassed, at: second(659.999)).isEmpty)
    let effects = manager.handle(.timePassed, at: second(660))
    #expect(effects == [.stopAlarm, .stop(.missed(deadline: second(60)))])
    #expect(manager.nextDeadline == nil)
  }

  @Test("After a wakeup long past the deadline, the alarm rings for its full time")
  func resumePastTheDeadline() {
    var manager = Self.manager(.running)
    #expect(manager.handle(.timePassed, at: second(5000)) == [.startAlarm])
    #expect(manager.state == .ringing(deadline: second(100), alarm: second(5000)))
    #expect(manager.nextDeadline == second(5600))
    #expect(manager.snapshot(at: second(5000)).overtime == .seconds(4900))
  }

  @Test("A finished alarm needs no acknowledgment")
  func alarmFinished() {
    var manager = Self.manager(.running)
    #expect(manager.handle(.alarmFinished, at: second(90)).isEmpty)
    #expect(manager.handle(.timePassed, at: second(100)) == [.startAlarm])
    let outcome = TimeManager.Outcome.rang(deadline: second(100))
    #expect(manager.handle(.alarmFinished, at: second(104)) == [.stop(outcome)])
    #expect(manager.snapshot(at: second(104)).overtime == .seconds(4))
    #expect(manager.handle(.alarmFinished, at: second(105)).isEmpty)
  }

  @Test("A silent countdown ends without ringing") func silentCountdownEndsWithoutRinging() {
    var manager = Self.manager(.running, CountdownPlan(total: .seconds(60), alarm: .silent))
    let outcome = TimeManager.Outcome.ended(deadline: second(100))
    #expect(manager.nextDeadline == second(100))
    #expect(manager.handle(.timePassed, at: second(100)) == [.stop(outcome)])
    #expect(manager.state == .stopped(outcome))
  }

  @Test("Setting the wall clock moves only targets") func settingTheWallClockMovesOnlyTargets() {
    let event = TimeManager.Event.wallClockSet(deadline: second(85))
    var span = Self.manager(.running)
    #expect(span.handle(event, at: second(70)).isEmpty)
    #expect(span.state == .running(until: second(100)))

    var target = Self.manager(.running, Self.targetPlan)
    #expect(target.handle(event, at: second(70)).isEmpty)
    #expect(target.state == .running(until: second(85)))
    #expect(target.total == .seconds(60))
    #expect(target.handle(.wallClockSet(deadline: second(60)), at: second(71)) == [.startAlarm])
    #expect(target.state == .ringing(deadline: second(60), alarm: second(71)))
  }

  static let targetPlan = CountdownPlan(
    total: .seconds(60), alarm: plan.alarm, followsWallClock: true)

  @Test("A pause detaches a target from the wall clock") func pauseDetachesATargetFromTheWallClock()
  {
    var manager = Self.manager(.running, Self.targetPlan)
    _ = manager.handle(.command(.pause), at: second(70))
    _ = manager.handle(.command(.resume), at: second(80))
    #expect(!manager.followsWallClock)
    #expect(manager.handle(.wallClockSet(deadline: second(500)), at: second(81)).isEmpty)
    #expect(manager.state == .running(until: second(110)))
    let refusal = TimeManager.Effect.refuse(.restart, .fixedToWallClock)
    #expect(manager.handle(.command(.restart), at: second(82)) == [refusal])
  }

  @Test("Setting the clock back lengthens a target's total")
  func settingTheClockBackLengthensATargetsTotal() {
    var manager = Self.manager(.running, Self.targetPlan)
    _ = manager.handle(.wallClockSet(deadline: second(3670)), at: second(70))
    #expect(manager.total == .seconds(3600))
    #expect(manager.snapshot(at: second(70)).fractionLeft == 1)
  }
}
