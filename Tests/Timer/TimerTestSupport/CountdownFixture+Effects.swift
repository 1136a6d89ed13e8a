package import Clocks
package import Countdowns
internal import Programs
package import Reports
package import Texts
package import TimerPrograms
package import Timers

// The effects of the last turn, by kind.
extension CountdownFixture {
  package static func instant(_ seconds: Double) -> Instant { moment(seconds).instant }

  /// The effects in order.
  package var effects: [CountdownEffect] {
    turn.actions.compactMap { if case .perform(let effect) = $0 { effect } else { nil } }
  }

  /// The last order to the alarms.
  package var alarm: CountdownEffect? {
    effects.last { if case .alarm = $0 { true } else { false } }
  }

  /// The commands that were run.
  package var hooks: [HookCommand] {
    effects.compactMap { if case .timer(.hook(let hook)) = $0 { hook } else { nil } }
  }

  /// The commands that were run and the marks that were played, by their titles.
  package var titles: [String] {
    effects.compactMap { effect -> String? in
      switch effect {
      case .timer(.hook(let hook)): hook.title
      case .timer(.play(let mark)): "mark \(mark)"
      default: nil
      }
    }
  }

  /// The desktop notifications.
  package var notifications: [DesktopNotification] {
    effects.compactMap {
      if case .timer(.notify(let notification)) = $0 { notification } else { nil }
    }
  }

  /// The titles and the first lines of the desktop notifications.
  package var messages: [String] {
    notifications.map { "\($0.title) | \($0.text.prefix { $0 != "\n" })" }
  }

  /// The lines for standard output.
  package var lines: [String] {
    effects.compactMap { if case .feed(let line) = $0 { line } else { nil } }
  }

  /// The records for other processes.
  package var published: [TimerRecord] {
    effects.compactMap { if case .timer(.publish(let record)) = $0 { record } else { nil } }
  }

  /// The replies to a connection.
  package func replies(to connection: Int) -> [ControlReply] {
    effects.compactMap {
      if case .timer(.reply(let reply, to: connection)) = $0 { reply } else { nil }
    }
  }

  /// The history entries.
  package var entries: [HistoryEntry] {
    effects.compactMap { if case .timer(.log(let entry)) = $0 { entry } else { nil } }
  }

  /// The end of a program.
  package struct Ending: Hashable, Sendable {
    package var status: Int32
    package var line: String?

    package init(status: Int32, line: String? = nil) { (self.status, self.line) = (status, line) }
  }

  /// The end, if any.
  package var ending: Ending? {
    for case .end(let status, let line) in turn.actions {
      return Ending(status: status, line: line)
    }
    return nil
  }
}

extension TimerDefinition {
  /// Returns settings with steps.
  package static func steps(
    _ steps: Step..., rounds: Int = 1, waits: Bool = false
  ) throws -> TimerDefinition {
    var definition = TimerDefinition()
    definition.routine = try Routine(steps: steps, rounds: rounds, waits: waits)
    return definition
  }
}

extension TimerRecord {
  /// Returns whether another record differs only in the time at which it was written.
  package func isSame(as other: TimerRecord) -> Bool {
    var other = other
    other.written = written
    return self == other
  }
}
