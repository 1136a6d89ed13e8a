package import Clocks
package import Countdowns
internal import Reports
internal import Texts

/// The sentences about a timer.
extension Run {
  /// Returns the wording of its sentences.
  package func wording(in zone: Zone) -> Wording {
    Wording(name: label, zone: zone, isExact: target == nil)
  }

  /// Returns the echo, how the time was understood, after a name or else the label.
  package func echo(at now: Moment, in zone: Zone, named name: String? = nil) -> String {
    let (name, routine) = ((name ?? label).map { "\($0): " } ?? "", manager.routine)
    if definition.isOpen {
      return name + "counts up from \(ClockText.words(for: started, now: now.wall, in: zone))"
    }
    let rest = routine.isEndless ? .zero : routine.total(from: manager.position + 1)
    return name
      + wording(in: zone).echo(
        routine.count > 1 ? routine : nil, total: manager.total, ends: ends.advanced(by: rest),
        now: now.wall)
  }

  /// Returns the time left in words, for a running or paused timer; `nil` in other states.
  package func stateWords(at now: Moment, in zone: Zone) -> String? {
    let wording = wording(in: zone)
    let left = wording.span(left(at: now.instant))
    return switch manager.state {
    case .paused: "paused, \(left) left"
    case .running: "\(left) left, \(wording.ends(ends, now: now.wall))"
    case .ringing, .stopped: nil
    }
  }

  /// Returns the position of a step in words, with its length.
  package func stepWords(_ position: Int, in zone: Zone) -> String {
    let (step, wording) = (manager.routine[position], wording(in: zone))
    return wording.step(
      TimerReport.StepPlace(position, of: manager.routine), length: wording.length(step.length))
  }

  /// The notice about the last finished lap.
  package var lapWords: String { LapList(laps).latest ?? "" }

  /// Returns the closing lines of a timer that has ended.
  package func closing(_ outcome: TimeManager.Outcome, at now: Moment, in zone: Zone) -> String {
    if definition.countsUp, case .canceled = outcome { return stopwatchClosing(at: now) }
    let deadline: WallTime =
      switch outcome {
      case .ended(let instant), .rang(let instant), .acknowledged(let instant, _),
        .missed(let instant):
        now.wallTime(of: instant)
      case .canceled: now.wall
      }
    let lines = wording(in: zone).closing(
      outcome, total: manager.total, leftAtFinish: leftAtFinish, deadline: deadline, now: now.wall)
    let advice = isCanceled ? resumeAdvice(left: left(at: now.instant)) : ""
    return ([lines + report(at: now).stepSuffix + advice] + LapTable.lines(laps)).joined(
      separator: "\n")
  }

  /// Returns the command that resumes the canceled timer; empty if it can't be resumed.
  private func resumeAdvice(left: Duration) -> String {
    guard let identity, identity.isSaved, !definition.countsUp, left > .zero else { return "" }
    return " · " + identity.program.command("resume", identity.name)
  }

  /// Returns the closing lines of a stopped stopwatch, with a last lap that ends at `now`.
  private func stopwatchClosing(at now: Moment) -> String {
    let counted = counted(at: now.instant)
    let words = (label.map { "\($0): " } ?? "") + "\(LapTable.text(counted)), stopped"
    return ([words] + LapTable.lines(laps.isEmpty ? [] : laps + [counted])).joined(separator: "\n")
  }

  /// Returns the closing lines of a timer that a signal or the user ends early; if the deadline has
  /// passed, they say that it ended.
  package func interrupted(at now: Moment, in zone: Zone, byUser isCanceled: Bool = false) -> String
  {
    if case .ringing(let deadline, _) = manager.state {
      return closing(.ended(deadline: deadline), at: now, in: zone)
    }
    if definition.countsUp { return stopwatchClosing(at: now) }
    let left = left(at: now.instant)
    let wording = wording(in: zone)
    let words =
      isCanceled
      ? wording.canceled(total: manager.total, left: left)
      : wording.interrupted(total: manager.total, left: left)
    return words + resumeAdvice(left: left)
  }
}
