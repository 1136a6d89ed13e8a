internal import Clocks
internal import Countdowns
internal import Programs
internal import Reports
internal import Timers

/// The move of a countdown to a background process, which resumes it like an unfinished one.
extension CountdownProgram {
  /// The reason the countdown can’t move to the background; `nil` if it can.
  var backgroundObstacle: String? {
    if !settings.definition.command.isEmpty {
      return "it can’t move to the background: its final command needs this terminal"
    }
    if streams.feeds { return "it can’t move to the background: it writes to standard output" }
    if run.isLastRinging { return "the alarm is ringing: Enter stops it" }
    guard let identity = run.identity, identity.isControlled else {
      return "it can’t move to the background: other processes couldn’t control it"
    }
    return identity.isSaved
      ? nil : "it can’t be saved: set HOME or XDG_STATE_HOME to a folder of yours"
  }

  /// Moves the countdown to a background process, and ends this one without an end of the
  /// countdown.
  func moveToBackground(at now: Moment) -> Actions {
    let timer = HandOver(record: record(at: now), words: run.backgroundWords(at: now, in: zone))
    return [.perform(.handOver(timer)), .end(status: 0)]
  }
}

extension Run {
  /// Returns how the timer goes on in the background: `Tea: 8:58 left · ends 14:32:07 · timer attach
  /// Tea`.
  func backgroundWords(at now: Moment, in zone: Zone) -> String {
    let report = report(at: now)
    let time = report.watchedDigits + (report.countsUp ? "" : " left")
    let state: [String?] =
      if isRinging || manager.isWaiting {
        ["waiting for the next step"]
      } else if isPaused {
        [time, "paused", report.place.words]
      } else {
        [
          time, definition.isOpen ? nil : wording(in: zone).ends(ends, now: now.wall),
          report.place.words,
        ]
      }
    let parts = state + [(identity?.program ?? CalledName()).command("attach", report.name)]
    return "\(report.name): " + parts.compactMap(\.self).joined(separator: " · ")
  }
}
