internal import Cells
package import Clocks
internal import Countdowns
internal import Reports
internal import Timers

extension AttachProgram {
  /// The timer's name in displayable form.
  package var name: String { TextWidth.visible(record.name) }

  /// The wording of sentences about the timer, which rounds the time until a time of day.
  var wording: Wording {
    let isWhole =
      record.total.map { $0.components.attoseconds % 1_000_000_000_000_000 == 0 } ?? true
    return Wording(name: nil, zone: zone, isExact: record.target == nil && isWhole)
  }

  /// Returns the line about the timer that stays on the screen when the view is closed.
  package func standing(at now: Moment) -> String {
    TextWidth.visible(StatusWords.sentence(report(at: now), in: zone))
  }

  /// The closing line when the timer is gone.
  var goneWords: String {
    "\(name) is gone: " + (isRemote ? "it is no longer shared" : "its process was killed")
  }

  /// The notice about a timer that doesn't respond; a shared one ignores users whom it doesn't know.
  package var silenceWords: String {
    let user = user.map { "“\(TextWidth.visible($0))”" } ?? "this user"
    return "\(name) doesn’t answer: "
      + (isRemote ? "it may not accept commands from \(user)" : "its process is stopped")
  }

  /// The announcement that the state of a shared timer is known again.
  static let connectedWords = "connected again"
  /// The reason why the room of a shared timer takes no commands.
  static let readOnlyWords = "this room is read-only: its owner can allow commands with --control"
  /// The reason why a command can't be sent to the room of a shared timer.
  static let ownerWords = "only the owner of the shared timer can do that"

  /// Returns the notice about the last finished lap.
  var lapWords: String { LapList(record.laps).latest ?? "" }

  /// Returns whether the timer moved to another step, or started a step that was waiting.
  func startsStep(since old: TimerRecord) -> Bool {
    record.position != old.position || old.phase == .waiting && record.phase == .running
  }

  /// Returns the announcement of a change.
  func change(since old: TimerRecord, at now: Moment) -> String {
    let report = report(at: now)
    let rest = report.left.map { "\(wording.span($0)) left" }
    switch report.state {
    case .running:
      let goesOn = rest ?? "resumed at \(report.elapsedDigits)"
      let what = startsStep(since: old) ? stepWords(report) : goesOn
      return report.ends.map { "\(what), \(wording.ends($0, now: now.wall))" } ?? what
    case .paused: return rest.map { "paused, \($0)" } ?? "paused at \(report.elapsedDigits)"
    case .waiting: return "\(stepWords(report)), Enter starts it"
    case .ringing: return AlarmStop.key.words(name: report.shownName ?? name)
    case .ended, .canceled: return standing(at: now)
    }
  }

  /// Returns the position of the current step in words, with its length.
  private func stepWords(_ report: TimerReport) -> String {
    wording.step(report.place, length: wording.lengthWords(report))
  }
}

// MARK: - The end

extension AttachProgram {
  /// Returns the closing lines when the timer has ended.
  func closing(at now: Moment) -> String {
    let report = report(at: now)
    // The record of an ended stopwatch has a deadline only if it was reached.
    let isStopped = report.countsUp && record.deadline == nil
    let words =
      isStopped ? "\(LapTable.text(report.elapsed)), stopped" : outcomeWords(report, at: now)
    let laps = isStopped && !record.laps.isEmpty ? record.laps + [report.elapsed] : record.laps
    return (["\(name): \(words)"] + LapTable.lines(laps)).joined(separator: "\n")
  }

  private func outcomeWords(_ report: TimerReport, at now: Moment) -> String {
    let isCanceled = report.state == .canceled
    let deadline = record.deadline ?? now.instant
    let outcome: TimeManager.Outcome =
      isCanceled ? .canceled(left: record.left ?? .zero) : .rang(deadline: deadline)
    return wording.closing(
      outcome, total: report.total ?? .zero, leftAtFinish: leftAtFinish,
      deadline: now.wallTime(of: deadline), now: now.wall) + report.stepSuffix
  }

  /// The time left when the timer was finished early: the part of the total that wasn't counted.
  private var leftAtFinish: Duration? {
    guard record.phase == .ended, record.steps.isEmpty, let total = record.total,
      let ran = record.ranFor, ran < total
    else { return nil }
    return total - ran
  }
}
