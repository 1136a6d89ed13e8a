internal import Clocks
internal import Countdowns
internal import Programs

/// The end of the app while timers count: they go on in processes of their own, or are cancelled.
extension AppProgram {
  /// Ends the app, and asks about timers that count; those that only ring fall silent.
  mutating func leave(at now: Moment) -> Actions {
    guard !lastingTabs.isEmpty else { return leaveCancelling(at: now) }
    sheets.append(.question(.leave))
    return []
  }

  /// Whether the timers that count can go on without the app.
  var keepingAvailability: Availability {
    let isKnown = lastingTabs.allSatisfy { shared[tabs[$0].id]?.identity?.isKept == true }
    return isKnown
      ? .on : .dimmed("They aren’t kept: set HOME or XDG_STATE_HOME to a folder of yours.")
  }

  /// Lets the timers that count go on in processes of their own, and ends the app.
  mutating func leaveRunning(at now: Moment) -> Actions {
    if let reason = keepingAvailability.reason { return [note(reason, at: now)] }
    let lines = lastingTabs.compactMap { lastingWords(of: tabs[$0], at: now) }
    let handed: Actions = lastingTabs.compactMap { place in
      record(of: tabs[place], at: now).map { .perform(.handOver(tab: tabs[place].id, $0)) }
    }
    let stopped = tabs.indices.filter { tabs[$0].run?.isRinging == true }.flatMap {
      perform(.command(.acknowledge), onTab: $0, at: now)
    }
    // The app is left without them, so that nothing more is said of them to others.
    for place in lastingTabs { tabs[place].reset(at: now) }
    return stopped + handed + [.end(status: 0, saying: lines.joined(separator: "\n"))]
  }

  /// Cancels all timers that count, and ends the app.
  mutating func leaveCancelling(at now: Moment) -> Actions {
    let line = closingLine(at: now)
    let actions = tabs.indices.flatMap { perform(.command(.cancel), onTab: $0, at: now) }
    return actions + [.end(status: 0, saying: line)]
  }

  /// The places of the timers that run or are paused.
  private var lastingTabs: [Int] { countingTabs.filter { tabs[$0].run?.isRinging == false } }

  private func lastingWords(of tab: TimerTab, at now: Moment) -> String? {
    guard let run = tab.run, let name = shared[tab.id]?.identity?.name else { return nil }
    let left = TimeText(total: run.longest).text(left: run.manager.snapshot(at: now.instant).left)
    let state = run.isPaused ? "stays paused" : "goes on"
    return "\(name): \(left) left, \(state) in the background · \(CalledName.text) attach \(name)"
  }
}
