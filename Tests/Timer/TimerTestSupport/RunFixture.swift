package import Clocks
package import Countdowns
package import TestSupport
package import Timers

/// Timers that start at the instant zero, without a program.
package enum RunFixture {
  package static let start = CountdownFixture.moment(0)

  package static func run(
    _ total: Duration = .seconds(60), target: WallTime? = nil,
    definition: TimerDefinition = TimerDefinition(), label: String? = nil
  ) -> Run {
    Run(
      to: CountdownGoal(total: total, target: target), definition, label: label,
      alarm: .rings(limit: CountdownFixture.limit), identity: CountdownFixture.identity, at: start
    ).starting(at: start)
  }

  /// Steps of a minute and half a minute with marks, in two rounds.
  package static func steps(waits: Bool = false) throws -> TimerDefinition {
    var definition = try TimerDefinition.steps(
      Step(label: "Work", length: .seconds(60)), Step(length: .seconds(30), sound: "gong"),
      rounds: 2, waits: waits)
    definition.marks = [
      Mark(.left(.seconds(10)), .command("mark")), Mark(.share(500), .sound("tower")),
    ]
    return definition
  }

  package static func scripts() throws -> [TimerDefinition] {
    var stopwatch = TimerDefinition()
    stopwatch.countsUp = true
    return [TimerDefinition(), try steps(), try steps(waits: true), stopwatch]
  }

  package static func random(
    _ commands: [TimerCommand], _ generator: inout SeededGenerator
  ) -> TimerCommand {
    let time = Duration.seconds(Int.random(in: 1...30, using: &generator))
    return (commands + [.add(time), .take(time)]).randomElement(using: &generator) ?? .toggle
  }
}
