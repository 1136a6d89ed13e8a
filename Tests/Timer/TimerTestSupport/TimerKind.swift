internal import Countdowns
internal import Timers

/// A kind of timer, of which a countdown can be made.
package enum TimerKind: CaseIterable {
  case plain, target, steps, waits, stopwatch, openStopwatch

  package func story() throws -> CountdownFixture {
    var script = ScriptSettings()
    switch self {
    case .plain, .target: break
    case .steps, .waits:
      script.routine = try Routine(
        steps: [Step(label: "Work", length: .seconds(60)), Step(length: .seconds(30))],
        rounds: 2, waits: self == .waits)
    case .stopwatch: script.countsUp = true
    case .openStopwatch: (script.countsUp, script.isOpen) = (true, true)
    }
    return CountdownFixture(
      total: script.isOpen ? ScriptSettings.openTotal : .seconds(60), name: "tea",
      target: self == .target, script: script)
  }
}
