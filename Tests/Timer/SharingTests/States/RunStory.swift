import Clocks
import Countdowns
import Reports
import TestSupport
import Timers

/// A real timer at random moments, as the oracle of what is shared.
struct RunStory {
  private(set) var run: Run
  private(set) var now: Moment
  var generator: SeededGenerator

  static let start = Moment(
    instant: Instant(sinceZero: .seconds(5000)), wall: WallTime(epochSeconds: 1_795_271_467))

  init(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var definition = try Self.definition(&generator)
    if Bool.random(using: &generator) {
      definition.warnings = [
        Warning(.share(500), .amber), Warning(.left(.seconds(7)), .red),
        Warning(.share(100), .pink),
      ]
    }
    let total =
      definition.isOpen
      ? TimerDefinition.openTotal : .milliseconds(Int.random(in: 1000...200_000, using: &generator))
    var run = Run(
      to: CountdownGoal(total: total, target: nil), definition, label: "Tea",
      alarm: .rings(limit: .seconds(60)), at: Self.start)
    run.identity = RunIdentity(
      name: "tea", process: 1, processStart: "2", boot: "b", countsSuspension: true)
    run.start(at: Self.start)
    (self.run, now, self.generator) = (run, Self.start, generator)
  }

  private static func definition(
    _ generator: inout SeededGenerator
  ) throws -> TimerDefinition {
    var definition = TimerDefinition()
    let steps = [
      Step(label: "Work", length: .seconds(60)), Step(length: .seconds(30), color: .blue),
      Step(label: "Rest", length: .seconds(20)),
    ]
    switch Int.random(in: 0...6, using: &generator) {
    case 0: break
    case 1: definition.countsUp = true
    case 2: (definition.countsUp, definition.isOpen) = (true, true)
    case 3: definition.routine = try Routine(steps: steps, rounds: 2)
    case 4: definition.routine = try Routine(steps: steps, rounds: 3, waits: true)
    case 5:
      definition.routine = try Routine(
        steps: steps, rounds: 2, finalStep: Step(label: "Long rest", length: .seconds(40)))
    default:
      definition.routine = try Routine(steps: [steps[0]], rounds: Routine.forever)
    }
    return definition
  }

  private static let commands: [TimerCommand] = [
    .pause, .resume, .toggle, .toggle, .skip, .back, .acknowledge, .add(.seconds(40)),
    .take(.seconds(9)), .start, .restart, .finish, .snooze, .cancel,
  ]

  /// Performs a random command after some time, or lets time pass.
  mutating func step() {
    pass(.microseconds(Int.random(in: 0...40_000_000, using: &generator)))
    guard let command = Self.commands.randomElement(using: &generator) else { return }
    // The end of the timer should come late in a story.
    let isEnd = [.finish, .cancel].contains(command)
    guard !isEnd || Int.random(in: 0...9, using: &generator) == 0 else { return }
    _ = run.handle(.command(command), at: now)
  }

  private mutating func pass(_ time: Duration) {
    now = Moment(instant: now.instant.advanced(by: time), wall: now.wall.advanced(by: time))
    _ = run.handle(.timePassed, at: now)
  }

  var record: TimerRecord { run.record(at: now) }
}
