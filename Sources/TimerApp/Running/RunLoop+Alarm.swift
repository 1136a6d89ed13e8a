internal import Alarms
internal import Countdowns
internal import Stages
internal import TerminalCodes
internal import TerminalIO

extension RunLoop {
  /// Carries out what the model asks for.
  func carryOut(_ effects: [Effect], at now: Moment) {
    for effect in effects {
      switch effect {
      case .startAlarm:
        stage?.say(model.overWords)
        notify(at: now)
      case .stopAlarm: break  // The ringer follows the countdown's state.
      case .redraw: stage?.forget()
      case .say(let words): stage?.say(words)
      case .end(let outcome): end(outcome, at: now)
      case .interrupt: die(of: .interrupt)
      }
    }
    sayMark(at: now)
  }

  /// Lets the ringer follow the countdown.
  func ring() {
    guard let ringer else { return }
    switch model.manager.state {
    case .running(let until): ringer.follow(.at(until.sinceZero))
    case .ringing(let deadline, _): ringer.follow(.ringing(since: deadline.sinceZero))
    case .paused, .stopped: ringer.follow(.none)
    }
  }

  /// Answers what the ringer tells.
  func heard(_ event: Ringer.Event) {
    switch event {
    case .strike: strike()
    case .finished: deliver(.alarmFinished)
    case .note(let words):
      if stage == nil, streams.speaksOnError { Program.console.complain(words) }
      deliver(.alarmNote(words))
    }
  }

  /// Strikes the terminal's bell once.
  private func strike() {
    var bell = Sequences()
    bell.bell()
    if let stage { return stage.signal(bell.bytes) }
    // Without a face, but with somebody at the other end.
    if streams.speaksOnError { StandardStreams.writeIfReady("\u{07}", to: 2) }
  }

  /// Shows one message on the desktop, if there is one, or has the terminal show it.
  private func notify(at now: Moment) {
    guard model.settings.alarm.notifies, case .ringing(let deadline, _) = model.manager.state else {
      return
    }
    let text = model.overText(deadline: deadline, at: now)
    let title = "Time’s up"
    if DesktopNotification.show(title, text, environment: Console.environment) { return }
    guard let form = capabilities.notification, let stage, stage.isHeld else { return }
    stage.signal(form.bytes(title: title, text: text))
  }
}

// MARK: - Getting ready

extension RunLoop {
  /// Gets the alarm going, once the first frame is out.
  func prepareAlarm() {
    guard let alarm else { return }
    let ringer = Ringer(alarm.setup, clock: clocks.own.reading) { [weak self] in self?.heard($0) }
    self.ringer = ringer
    ring()
    if let note = alarm.note { heard(.note(note)) }
    if !alarm.isChecked { ringer.check() }
    if alarm.speech != nil { speak(alarm) }
    deliver(.timePassed)
  }

  /// Has the words spoken into memory, to be played in place of the tone.
  private func speak(_ alarm: Alarm) {
    guard let words = alarm.speech else { return }
    let namesTone = if case .named = model.settings.alarm.sound { true } else { false }
    let speaks = Speech.render(words, in: alarm.setup.path) { [weak self] waveform in
      guard let self else { return }
      guard let waveform else { return heard(.note("espeak-ng failed; a tone will ring instead")) }
      ringer?.replace(alarm.program(speaking: waveform, after: namesTone))
    }
    if !speaks { heard(.note("espeak-ng isn’t there to speak; a tone will ring instead")) }
  }
}
