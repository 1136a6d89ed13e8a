internal import Clocks
internal import Countdowns
internal import Reports

extension CountdownProgram {
  /// How the countdown was understood.
  func echo(at now: Moment) -> String {
    let name = settings.name.map { "\($0): " } ?? ""
    let routine = manager.routine
    if settings.script.isOpen { return name + "counts up from \(started(at: now))" }
    guard routine.count > 1 else {
      let length = lengthWords(of: manager.total)
      return name + "\(length) · \(wording.ends(ends, now: now.wall))"
    }
    let whole = ends.advanced(by: routine.total(from: manager.position + 1))
    return name + RoutineWords.echo(routine) + " · \(wording.ends(whole, now: now.wall))"
  }

  private func started(at now: Moment) -> String {
    ClockText.words(for: started, now: now.wall, in: wording.zone)
  }

  /// Returns a length, or the word for a stopwatch, which has none.
  func lengthWords(of total: Duration) -> String {
    settings.script.isOpen ? "stopwatch" : wording.length(total)
  }

  /// Returns the place of a step in words, with its length.
  func stepWords(_ position: Int) -> String {
    let routine = manager.routine
    let length = wording.length(routine[position].length)
    return TimerReport.StepPlace(position, of: routine).words.map { "\($0) · \(length)" } ?? length
  }

  /// What a message on the desktop says of a deadline that was reached.
  func overText(deadline: Instant, at now: Moment) -> String {
    closing(.rang(deadline: deadline), at: now)
  }

  /// What stays on the screen when it has ended.
  func closing(_ outcome: TimeManager.Outcome, at now: Moment) -> String {
    if settings.script.countsUp, case .cancelled = outcome { return stopwatchClosing(at: now) }
    let deadline: WallTime =
      switch outcome {
      case .ended(let instant), .rang(let instant), .acknowledged(let instant, _),
        .missed(let instant):
        now.wallTime(of: instant)
      case .cancelled: now.wall
      }
    let lines = wording.closing(
      outcome, total: manager.total, leftAtFinish: leftAtFinish, deadline: deadline, now: now.wall)
    let advice = if case .cancelled(let left) = outcome { resumeAdvice(left: left) } else { "" }
    return ([lines + stepSuffix(outcome) + advice] + LapTable.lines(laps)).joined(separator: "\n")
  }

  /// Which command takes back that the countdown was cancelled, if one does.
  private func resumeAdvice(left: Duration) -> String {
    guard identity.isKept, !settings.script.countsUp, left > .zero else { return "" }
    return " · " + CalledName.command("resume", identity.name)
  }

  /// Which step it was, if there are several.
  private func stepSuffix(_ outcome: TimeManager.Outcome) -> String {
    let routine = manager.routine
    guard let place = TimerReport.StepPlace(manager.position, of: routine).words else { return "" }
    if case .cancelled = outcome { return ", in \(place)" }
    return manager.isLast ? ", the last of \(routine.count) steps" : ", \(place)"
  }

  /// What stays on the screen when a stopwatch is stopped.
  private func stopwatchClosing(at now: Moment) -> String {
    let name = settings.name.map { "\($0): " } ?? ""
    let counted = LapTable.text(counted(at: now.instant))
    return (["\(name)\(counted), stopped"] + LapTable.lines(finalLaps(at: now))).joined(
      separator: "\n")
  }

  /// The laps, with the last one that ends with the stopwatch.
  private func finalLaps(at now: Moment) -> [Duration] {
    laps.isEmpty ? [] : laps + [counted(at: now.instant)]
  }

  /// What stays on the screen when a signal ends it; after the deadline, that it had ended.
  func interrupted(at now: Moment) -> String {
    if case .ringing(let deadline, _) = manager.state {
      return closing(.ended(deadline: deadline), at: now)
    }
    if settings.script.countsUp { return stopwatchClosing(at: now) }
    let left = manager.snapshot(at: now.instant).left
    return wording.interrupted(total: manager.total, left: left) + resumeAdvice(left: left)
  }
}
