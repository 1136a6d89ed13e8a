internal import Countdowns
internal import Timers

/// A kind of timer, of which a countdown can be made.
package enum TimerKind: CaseIterable {
  case plain, target, steps, waits, stopwatch, openStopwatch

  package func story() throws -> CountdownFixture {
    var definition = TimerDefinition()
    switch self {
    case .plain, .target: break
    case .steps, .waits:
      definition.routine = try Routine(
        steps: [Step(label: "Work", length: .seconds(60)), Step(length: .seconds(30))],
        rounds: 2, waits: self == .waits)
    case .stopwatch: definition.countsUp = true
    case .openStopwatch: (definition.countsUp, definition.isOpen) = (true, true)
    }
    return CountdownFixture(
      total: definition.isOpen ? TimerDefinition.openTotal : .seconds(60), name: "tea",
      target: self == .target, definition: definition)
  }
}
