package import Clocks
internal import Countdowns
internal import Programs
package import Reports
package import Timers
internal import Widgets

extension CountdownProgram {
  /// Answers another process's request; SIGUSR1 has no connection.
  mutating func answer(
    _ request: ControlRequest, from connection: Int?, at now: Moment
  ) -> Actions {
    var actions: Actions = []
    if case .command(let command) = request { actions = ask(command, at: now) }
    guard let connection else { return actions }
    return actions + [.perform(.timer(.reply(reply(to: request, at: now), to: connection)))]
  }

  private func reply(to request: ControlRequest, at now: Moment) -> ControlReply {
    // Sharing is up to the effect handler, which takes such requests first.
    if case .share = request { return .refused("it can’t be shared") }
    return refusal.map { .refused($0.sentence) } ?? .timer(record(at: now).forOthers.json)
  }

  /// Returns the record that is saved and sent to other processes.
  package func record(at now: Moment) -> TimerRecord { run.record(presentation, at: now) }

  /// The presentation that is saved with the state.
  package var presentation: Run.Presentation {
    Run.Presentation(
      face: face, showsTenths: settings.look.showsTenths, words: settings.definition.words,
      sharing: sharing)
  }

  /// Returns actions in execution order, and the publication of a new record.
  ///
  /// If several steps ended at once, as after a suspension, only the last notification is kept.
  static func ordered(_ actions: Actions, _ news: TimerRecord?) -> Actions {
    let latest = actions.lastIndex(where: \.isNotification)
    let kept = actions.indices.filter { !actions[$0].isNotification || $0 == latest }
    let publishing: Actions = news.map { [.perform(.timer(.publish($0)))] } ?? []
    return Action<CountdownEffect>.ordered(kept.map { actions[$0] } + publishing)
  }
}

extension Action<CountdownEffect> {
  fileprivate var isNotification: Bool {
    if case .perform(.timer(.notify)) = self { true } else { false }
  }
}

// MARK: - Effects of the timer

extension CountdownProgram {
  /// Sends a command to the timer, and announces the change.
  mutating func ask(_ command: TimerCommand, at now: Moment) -> Actions {
    let before = run.manager
    let actions = perform(.command(command), at: now)
    guard run.manager.state != before.state else { return actions }
    switch command {
    case .snooze:
      return actions + [note("snoozed for \(wording.span(settings.alarm.snooze))", at: now)]
    case .skip, .back, .cancel, .acknowledge, .finish: return actions
    case .restart:
      return actions + [note(Wording.restarted, at: now)]
        + (run.stateWords(at: now, in: zone).map { [.say($0)] } ?? [])
    default: return actions + (run.stateWords(at: now, in: zone).map { [.say($0)] } ?? [])
    }
  }

  /// Sends an event to the timer, and performs the resulting effects.
  mutating func perform(_ event: TimeManager.Event, at now: Moment) -> Actions {
    carryOut(run.handle(event, at: now), at: now)
  }

  /// Performs the effects of an event.
  mutating func carryOut(_ effects: [Run.Effect], at now: Moment) -> Actions {
    effects.flatMap { effect -> Actions in
      let outer = run.outerEffects(
        of: effect, notifies: settings.alarm.notifies, inWindow: streams.show != .nothing, at: now,
        in: zone)
      return show(effect, at: now) + outer.map { .perform(.timer($0)) }
    }
  }

  /// Shows and announces an effect.
  private mutating func show(_ effect: Run.Effect, at now: Moment) -> Actions {
    switch effect {
    case .alarmBegan:
      // What was to be said before the end is no longer of interest.
      (notice, hint, moreHints) = (nil, nil, [])
      noteLateness(at: now)
      return [.perform(.announce(name: run.report(at: now).shownName))]
    case .stepStarted(let position):
      let words = run.stepWords(position, in: zone)
      notice = Notice(words, at: now)
      return [.say("\(words), \(wording.ends(run.ends, now: now.wall))")]
    case .lapEnded: return [note(run.lapWords, at: now)]
    case .stopped(let outcome):
      return [
        .perform(.timer(.log(run.historyEntry(at: now)))),
        .end(status: run.isCanceled ? 1 : 0, saying: run.closing(outcome, at: now, in: zone)),
      ]
    case .refused(let reason):
      refusal = reason
      return reason.words(isLast: run.manager.isLast).map { [note($0, at: now)] } ?? []
    case .alarmEnded, .hook, .mark: return []
    }
  }

  /// Updates the alarm for the state of the timer.
  mutating func followAlarm(at now: Moment) -> Actions {
    let (order, voice) = run.alarm
    guard order != alarmOrder || voice != alarmVoice else { return [] }
    (alarmOrder, alarmVoice) = (order, voice)
    return [.perform(.alarm(order, voice))]
  }
}
