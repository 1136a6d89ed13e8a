package import Clocks
internal import Countdowns
internal import Programs
internal import Timers
internal import Widgets

extension CountdownProgram {
  /// Shows a notice for a while, and announces it.
  mutating func note(
    _ text: String, for time: Duration = Notice.usualTime, at now: Moment
  ) -> Action<CountdownEffect> {
    let new = Notice(text, for: time, at: now)
    // A hint covered by the notice is shown longer by the same time.
    let covered = max(now.instant, notice?.until ?? now.instant).duration(to: new.until)
    if covered > .zero, let end = hint?.until { hint?.until = end.advanced(by: covered) }
    notice = new
    return .say(text)
  }

  /// Clears expired notices and hints.
  mutating func forgetNotices(at now: Moment) {
    notice.expire(at: now)
    if let hint, hint.until <= now.instant { showNextHint(at: now) }
    if let finishes, finishes <= now.instant { self.finishes = nil }
  }

  /// Announces a hint and adds it to the queue.
  package mutating func hint(_ words: String, at now: Moment) -> Actions {
    moreHints.append(words)
    if hint == nil { showNextHint(at: now) }
    return [.say(words)]
  }

  mutating func showNextHint(at now: Moment) {
    hint = moreHints.isEmpty ? nil : Notice(moreHints.removeFirst(), for: Self.hintTime, at: now)
  }

  /// Shows a notice if the deadline was noticed late, as after a suspension.
  mutating func noteLateness(at now: Moment) {
    guard case .ringing(let deadline, let alarm) = run.manager.state else { return }
    let late = deadline.duration(to: alarm)
    guard late >= .seconds(2) else { return }
    notice = Notice("ended \(wording.ago(late))", for: settings.alarm.limit, at: now)
  }
}

// MARK: - Without a picture

extension CountdownProgram {
  /// Announces the time left now and then, if there is no picture.
  mutating func sayTime(at now: Moment) -> Actions {
    guard streams.show == .words else { return [] }
    let left = SpokenTime.pass(&spokenTime, run, at: now)
    return left.map { [.say("\(wording.span($0)) left")] } ?? []
  }
}
