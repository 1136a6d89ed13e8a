import Clocks
import Countdowns
import Testing

// A routine that waits for the user between its steps.
extension RoutineManagerTests {
  @Test("Acknowledging the alarm starts the next step at once")
  func acknowledgingTheAlarmStartsTheNextStepAtOnce() throws {
    var manager = try Self.ringing()
    #expect(
      manager.handle(Self.command(.acknowledge), at: second(27)) == [
        .timer(.stopAlarm), .stepEnded(position: 0, deadline: second(25)),
        .stepStarted(position: 1, at: second(27)),
      ])
    #expect(manager.state == .running(until: second(32)))
    #expect(!manager.isWaiting)
  }

  @Test("The routine waits after the alarm") func routineWaitsAfterTheAlarm() throws {
    let finished = try Self.waiting()
    var missed = try Self.ringing()
    #expect(missed.nextDeadline == second(625))
    #expect(
      missed.handle(.timePassed, at: second(625)) == [
        .timer(.stopAlarm), .stepEnded(position: 0, deadline: second(25)),
      ])
    #expect(missed == finished)
    #expect(finished.isWaiting)
    #expect((finished.position, finished.state) == (1, .stopped(nil)))
    #expect(finished.nextDeadline == nil)
    let snapshot = Snapshot(phase: .ready, left: .seconds(5), total: .seconds(5))
    #expect(finished.snapshot(at: second(1000)) == snapshot)
  }

  @Test("Without an alarm, the routine waits at once") func withoutAnAlarmTheRoutineWaitsAtOnce()
    throws
  {
    var manager = try Self.started(waits: true, Self.silent)
    let effects = manager.handle(.timePassed, at: second(90))
    #expect(effects == [.stepEnded(position: 0, deadline: second(25))])
    #expect(manager.isWaiting)
  }

  @Test(
    "The waiting step can be started by several commands",
    arguments: [
      .command(.skip), command(.start), command(.toggle), command(.resume),
      command(.acknowledge), command(.restart),
    ])
  func waitingStepCanBeStartedBySeveralCommands(_ event: TimeManager.Event) throws {
    var manager = try Self.waiting()
    #expect(manager.handle(event, at: second(50)) == [.stepStarted(position: 1, at: second(50))])
    #expect(manager.state == .running(until: second(55)))
    #expect(!manager.isWaiting)
  }

  @Test(
    "Refused events change nothing while waiting",
    arguments: [
      (command(.pause), [Effect.timer(.refuse(.pause, .notStarted))]),
      (command(.finish), [.timer(.refuse(.finish, .notStarted))]),
      (command(.add(.seconds(-5))), [.timer(.refuse(.add(.seconds(-5)), .nothingWouldBeLeft))]),
      (.timePassed, []), (.alarmFinished, []),
      (.wallClockSet(deadline: second(1)), []),
    ])
  func refusedEventsChangeNothingWhileWaiting(_ event: TimeManager.Event, _ effects: [Effect])
    throws
  {
    let before = try Self.waiting()
    var manager = before
    #expect(manager.handle(event, at: second(50)) == effects)
    #expect(manager == before)
  }

  @Test("Time added while waiting lengthens the step") func timeAddedWhileWaitingLengthensTheStep()
    throws
  {
    var manager = try Self.waiting()
    #expect(manager.handle(Self.command(.add(.seconds(7))), at: second(50)).isEmpty)
    #expect(manager.isWaiting)
    _ = manager.handle(.command(.skip), at: second(60))
    #expect(manager.state == .running(until: second(72)))
  }

  @Test("A cancel ends the routine with the full length of the waiting or next step left")
  func cancels() throws {
    let left = TimeManager.Outcome.canceled(left: .seconds(5))
    var waiting = try Self.waiting()
    #expect(waiting.handle(Self.command(.cancel), at: second(50)) == [.timer(.stop(left))])
    #expect(waiting.state == .stopped(left))
    #expect(!waiting.isWaiting)
    var ringing = try Self.ringing()
    #expect(
      ringing.handle(Self.command(.cancel), at: second(50)) == [
        .timer(.stopAlarm), .stepEnded(position: 0, deadline: second(25)), .timer(.stop(left)),
      ])
    #expect(ringing == waiting)
    var running = try Self.started()
    let rest = TimeManager.Outcome.canceled(left: .seconds(15))
    #expect(running.handle(Self.command(.cancel), at: second(10)) == [.timer(.stop(rest))])
  }

  @Test("A snooze adds time to the ringing step") func snoozeAddsTimeToTheRingingStep() throws {
    var manager = try Self.ringing()
    let effects = manager.handle(Self.command(.add(.seconds(60))), at: second(30))
    #expect(effects == [.timer(.stopAlarm)])
    #expect(manager.state == .running(until: second(90)))
    #expect((manager.position, manager.total) == (0, .seconds(60)))
    #expect(manager.handle(.timePassed, at: second(90)) == [.timer(.startAlarm)])
    let ended = Effect.stepEnded(position: 0, deadline: second(90))
    #expect(manager.handle(.alarmFinished, at: second(91)) == [ended])
  }

  @Test("A command after the alarm’s limit applies to a waiting step")
  func commandAfterTheLimit() throws {
    var manager = try Self.ringing()
    #expect(
      manager.handle(Self.command(.acknowledge), at: second(700)) == [
        .timer(.stopAlarm), .stepEnded(position: 0, deadline: second(25)),
        .stepStarted(position: 1, at: second(700)),
      ])
  }
}
