internal import Clocks
internal import Countdowns
internal import Programs
internal import Reports
internal import Timers

/// Quitting while timers are active: they move to background processes, or are canceled.
extension AppProgram {
  /// Quits the app, after a confirmation if timers are active; timers that only ring are stopped.
  mutating func leave(at now: Moment) -> Actions {
    guard !lastingTabs.isEmpty else { return leaveCanceling(at: now) }
    sheets.append(.question(.leave))
    return []
  }

  /// Whether the active timers can keep running without the app.
  var keepingAvailability: Availability {
    let identities = lastingTabs.map { tabs[$0].run?.identity }
    guard identities.allSatisfy({ $0 != nil }) else {
      return .dimmed("Other processes can’t control them.")
    }
    return identities.allSatisfy { $0?.isSaved == true }
      ? .on : .dimmed("They can’t be saved: set HOME or XDG_STATE_HOME to a folder of yours.")
  }

  /// Moves the active timers to background processes, and quits the app.
  mutating func leaveRunning(at now: Moment) -> Actions {
    if let reason = keepingAvailability.reason { return [note(reason, at: now)] }
    let handed = lastingTabs.compactMap { handOver(tabs[$0], at: now) }
    let stopped = tabs.indices.filter { tabs[$0].run?.isLastRinging == true }.flatMap {
      perform(.command(.acknowledge), onTab: $0, at: now)
    }
    // The tabs are reset without effects, so that nothing more is published about the timers.
    for place in lastingTabs { tabs[place].reset(at: now) }
    return stopped + [.perform(.handOver(handed)), .end(status: 0)]
  }

  /// Cancels all timers, and quits the app.
  mutating func leaveCanceling(at now: Moment) -> Actions {
    let line = closingLine(at: now, byUser: true)
    let actions = tabs.indices.flatMap { perform(.command(.cancel), onTab: $0, at: now) }
    return actions + [.end(status: 0, saying: line)]
  }

  /// The indices of the timers that aren't over.
  var lastingTabs: [Int] { tabs.indices.filter { tabs[$0].run?.isLastRinging == false } }

  private func handOver(_ tab: TimerTab, at now: Moment) -> HandOver? {
    guard let run = tab.run, let record = record(of: tab, at: now) else { return nil }
    let report = run.report(at: now)
    let time = report.watchedDigits + (report.countsUp ? "" : " left")
    let state = run.isPaused ? "stays paused" : "keeps running"
    let command = (run.identity?.program ?? CalledName()).command("attach", record.name)
    let waits = run.isRinging || run.manager.isWaiting
    let words = waits ? "waiting for the next step" : "\(time), \(state)"
    return HandOver(
      tab: tab.id, record: record, words: "\(record.name): \(words) in the background · \(command)")
  }
}
