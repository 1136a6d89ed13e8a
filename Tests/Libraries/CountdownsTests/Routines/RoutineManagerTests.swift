import Clocks
import Countdowns
import Testing

struct RoutineManagerTests {
  typealias Effect = RoutineManager.Effect

  static let rings = CountdownPlan(total: .zero, alarm: .rings(limit: .seconds(600)))
  static let silent = CountdownPlan(total: .zero, alarm: .silent)

  /// Returns three steps of 25, 5 and 10 s, started at 0.
  static func started(waits: Bool = false, _ plan: CountdownPlan = rings) throws -> RoutineManager {
    let steps = [25, 5, 10].map { Step(length: .seconds($0)) }
    var manager = RoutineManager(try Routine(steps: steps, waits: waits), plan: plan)
    let effects = manager.handle(.command(.start), at: second(0))
    #expect(effects == [.stepStarted(position: 0, at: second(0))])
    return manager
  }

  /// Returns a routine whose first step has been ringing since 25 s.
  static func ringing() throws -> RoutineManager {
    var manager = try started(waits: true)
    #expect(manager.handle(.timePassed, at: second(25)) == [.timer(.startAlarm)])
    return manager
  }

  /// Returns a routine whose second step has been waiting since 26 s.
  static func waiting() throws -> RoutineManager {
    var manager = try ringing()
    let effects = manager.handle(.alarmFinished, at: second(26))
    #expect(effects == [.stepEnded(position: 0, deadline: second(25))])
    return manager
  }

  static func command(_ command: TimerCommand) -> TimeManager.Event {
    .command(command)
  }

  // MARK: Without waits

  @Test("The next step starts at the deadline") func nextStepStartsAtTheDeadline() throws {
    var manager = try Self.started()
    #expect(manager.nextDeadline == second(25))
    #expect(manager.handle(.timePassed, at: second(24.999)).isEmpty)
    let effects = manager.handle(.timePassed, at: second(25.25))
    #expect(
      effects == [
        .stepEnded(position: 0, deadline: second(25)),
        .stepStarted(position: 1, at: second(25)),
      ])
    #expect(manager.state == .running(until: second(30)))
    #expect((manager.position, manager.isLast) == (1, false))
    #expect(manager.total == .seconds(5))
    #expect(manager.snapshot(at: second(25.25)).left == .seconds(4.75))
  }

  @Test("A stall ends all passed steps in order") func stallEndsAllPassedStepsInOrder() throws {
    var manager = try Self.started()
    let effects = manager.handle(Self.command(.pause), at: second(100))
    #expect(
      effects == [
        .stepEnded(position: 0, deadline: second(25)), .stepStarted(position: 1, at: second(25)),
        .stepEnded(position: 1, deadline: second(30)), .stepStarted(position: 2, at: second(30)),
        .timer(.startAlarm), .timer(.refuse(.pause, .alreadyRinging)),
      ])
    #expect(manager.state == .ringing(deadline: second(40), alarm: second(100)))
    #expect(manager.isLast)
  }

  @Test("A silent routine stops once") func silentRoutineStopsOnce() throws {
    var manager = try Self.started(Self.silent)
    let effects = manager.handle(.timePassed, at: second(40))
    let stop = Effect.timer(.stop(.ended(deadline: second(40))))
    #expect(effects.count == 5)
    #expect(effects.last == stop)
    #expect(manager.state == .stopped(.ended(deadline: second(40))))
  }

  @Test("Finishing a step starts the next one at once") func finishingAStepStartsTheNextOneAtOnce()
    throws
  {
    for isPaused in [false, true] {
      var manager = try Self.started()
      if isPaused { _ = manager.handle(Self.command(.pause), at: second(3)) }
      #expect(
        manager.handle(Self.command(.finish), at: second(10)) == [
          .stepEnded(position: 0, deadline: second(10)),
          .stepStarted(position: 1, at: second(10)),
        ])
      #expect(manager.state == .running(until: second(15)))
    }
  }

  @Test("A pause stays within its step") func pauseStaysWithinItsStep() throws {
    var manager = try Self.started()
    #expect(manager.handle(Self.command(.toggle), at: second(27)).count == 2)
    #expect(manager.state == .paused(left: .seconds(3)))
    #expect(manager.handle(.timePassed, at: second(1000)).isEmpty)
    #expect(manager.handle(Self.command(.toggle), at: second(1000)).isEmpty)
    #expect(manager.state == .running(until: second(1003)))
    #expect(manager.position == 1)
  }

  @Test("Added time delays the following steps") func addedTimeDelaysTheFollowingSteps() throws {
    var manager = try Self.started()
    _ = manager.handle(Self.command(.add(.seconds(60))), at: second(1))
    #expect(manager.total == .seconds(85))
    let effects = manager.handle(.timePassed, at: second(85))
    #expect(effects.last == .stepStarted(position: 1, at: second(85)))
    #expect(manager.total == .seconds(5))
  }

  @Test("A reset restarts the current step") func resetRestartsTheCurrentStep() throws {
    var manager = try Self.started()
    let effects = manager.handle(Self.command(.restart), at: second(28))
    #expect(effects.last == .stepStarted(position: 1, at: second(28)))
    #expect(manager.state == .running(until: second(33)))
    var ringing = try Self.ringing()
    #expect(
      ringing.handle(Self.command(.restart), at: second(30)) == [
        .timer(.stopAlarm), .stepStarted(position: 0, at: second(30)),
      ])
    #expect(ringing.state == .running(until: second(55)))
  }

  @Test("Only a start is reported") func onlyAStartIsReported() throws {
    var manager = try Self.started()
    let refusal = Effect.timer(.refuse(.start, .alreadyRunning))
    #expect(manager.handle(Self.command(.start), at: second(1)) == [refusal])
    #expect(manager.handle(Self.command(.toggle), at: second(2)).isEmpty)
    #expect(manager.handle(Self.command(.toggle), at: second(3)).isEmpty)
    let plan = CountdownPlan(total: .zero, alarm: .silent, followsWallClock: true)
    var target = RoutineManager(Routine(Step(length: .seconds(60))), plan: plan)
    let start = Effect.stepStarted(position: 0, at: second(0))
    #expect(target.handle(Self.command(.toggle), at: second(0)) == [start])
    let fixed = Effect.timer(.refuse(.restart, .fixedToWallClock))
    #expect(target.handle(Self.command(.restart), at: second(1)) == [fixed])
  }

  // MARK: Next and previous

  @Test("Next starts the following step at once") func nextStartsTheFollowingStepAtOnce() throws {
    let start = Effect.stepStarted(position: 1, at: second(10))
    var running = try Self.started(waits: true)
    #expect(running.handle(.command(.skip), at: second(10)) == [start])
    var paused = try Self.started()
    _ = paused.handle(Self.command(.pause), at: second(3))
    #expect(paused.handle(.command(.skip), at: second(10)) == [start])
    #expect(paused.state == .running(until: second(15)))
    var ringing = try Self.ringing()
    #expect(
      ringing.handle(.command(.skip), at: second(30)) == [
        .timer(.stopAlarm), .stepEnded(position: 0, deadline: second(25)),
        .stepStarted(position: 1, at: second(30)),
      ])
  }

  @Test("Previous starts the preceding step at once") func previousStartsThePrecedingStepAtOnce()
    throws
  {
    let start = Effect.stepStarted(position: 0, at: second(27))
    var running = try Self.started()
    #expect(running.handle(.command(.back), at: second(27)).last == start)
    #expect(running.state == .running(until: second(52)))
    var waiting = try Self.waiting()
    #expect(waiting.handle(.command(.back), at: second(27)) == [start])
    #expect(!waiting.isWaiting)
    var ringing = try Self.ringing()
    _ = ringing.handle(.command(.skip), at: second(25))
    _ = ringing.handle(.timePassed, at: second(30))
    #expect(
      ringing.handle(.command(.back), at: second(31)) == [
        .timer(.stopAlarm), .stepStarted(position: 0, at: second(31)),
      ])
  }

  @Test("There is no step before the first or after the last")
  func thereIsNoStepBeforeTheFirstOrAfterTheLast() throws {
    var manager = try Self.started()
    #expect(manager.handle(.command(.back), at: second(1)) == [.timer(.refuse(.back, .firstStep))])
    _ = manager.handle(.timePassed, at: second(30))
    #expect(manager.handle(.command(.skip), at: second(31)) == [.timer(.refuse(.skip, .lastStep))])
    _ = manager.handle(Self.command(.pause), at: second(32))
    #expect(manager.handle(.command(.skip), at: second(33)) == [.timer(.refuse(.skip, .lastStep))])
    _ = manager.handle(Self.command(.resume), at: second(33))
    #expect(
      manager.handle(.command(.skip), at: second(41)) == [
        .timer(.startAlarm), .timer(.refuse(.skip, .lastStep)),
      ])
    var ready = RoutineManager(manager.routine, plan: Self.rings)
    #expect(ready.handle(.command(.back), at: second(0)) == [.timer(.refuse(.back, .firstStep))])
    #expect(
      ready.handle(.command(.skip), at: second(0)) == [.stepStarted(position: 0, at: second(0))])
  }

  @Test("After the end, other steps are refused") func afterTheEndOtherStepsAreRefused() throws {
    var manager = try Self.started()
    _ = manager.handle(Self.command(.cancel), at: second(26))
    #expect(
      manager.handle(.command(.skip), at: second(27)) == [.timer(.refuse(.skip, .alreadyStopped))])
    #expect(
      manager.handle(.command(.back), at: second(27)) == [.timer(.refuse(.back, .alreadyStopped))])
    let again = Effect.stepStarted(position: 1, at: second(27))
    #expect(manager.handle(Self.command(.start), at: second(27)) == [again])
    var silent = try Self.started(Self.silent)
    let end = Effect.timer(.stop(.ended(deadline: second(40))))
    #expect(
      silent.handle(.command(.skip), at: second(40)).suffix(2) == [
        end, .timer(.refuse(.skip, .alreadyStopped)),
      ])
  }

  // MARK: Settings

  @Test("A new alarm limit applies to later steps") func newAlarmLimitAppliesToLaterSteps() throws {
    var manager = try Self.started()
    manager.setAlarm(limit: .seconds(7), snooze: .seconds(300))
    _ = manager.handle(.timePassed, at: second(40))
    #expect(manager.nextDeadline == second(47))
    var waits = try Self.ringing()
    waits.setAlarm(limit: .seconds(7), snooze: .seconds(300))
    #expect(waits.nextDeadline == second(32))
    var silent = try Self.started(Self.silent)
    silent.setAlarm(limit: .seconds(7), snooze: .seconds(300))
    #expect(silent.plan == Self.silent)
  }

  @Test("Only a single step follows the wall clock") func onlyASingleStepFollowsTheWallClock()
    throws
  {
    let plan = CountdownPlan(total: .zero, alarm: .silent, followsWallClock: true)
    #expect(try !Self.started(plan).followsWallClock)
    let single = Routine(Step(length: .seconds(60)))
    #expect(RoutineManager(single, plan: plan).followsWallClock)
  }

  @Test(
    "Inconsistent parts aren’t restored",
    arguments: [
      (-1, 5.0, TimeManager.State.stopped(nil), false), (3, 5, .stopped(nil), false),
      (1, 0, .running(until: second(9)), false), (1, -1, .running(until: second(9)), false),
      (1, 5, .paused(left: .zero), false), (1, 5, .paused(left: .seconds(-1)), false),
      (0, 5, .stopped(nil), true), (1, 5, .running(until: second(9)), true),
      (1, 5, .stopped(.canceled(left: .seconds(1))), true),
    ])
  func refusesToRestore(
    _ position: Int, _ total: Double, _ state: TimeManager.State, _ isWaiting: Bool
  ) throws {
    let manager = RoutineManager(
      restoring: try Self.started(waits: true).routine, plan: Self.rings, position: position,
      total: .seconds(total), state: state, isWaiting: isWaiting)
    #expect(manager == nil)
  }
}
