package import Clocks
internal import Countdowns
internal import Programs
internal import Timers

extension CountdownProgram {
  /// Shows a notice for a while, and announces it.
  mutating func note(
    _ text: String, for time: Duration = noticeTime, at now: Moment
  ) -> Action<CountdownEffect> {
    let until = now.instant.advanced(by: time)
    // A hint covered by the notice is shown longer by the same time.
    let covered = max(now.instant, notice?.until ?? now.instant).duration(to: until)
    if covered > .zero, let end = hint?.until { hint?.until = end.advanced(by: covered) }
    notice = Notice(text: text, until: until)
    return .say(text)
  }

  /// Clears expired notices and hints.
  mutating func forgetNotices(at now: Moment) {
    if let notice, notice.until <= now.instant { self.notice = nil }
    if let hint, hint.until <= now.instant { showNextHint(at: now) }
    if let finishes, finishes <= now.instant { self.finishes = nil }
  }

  /// Announces a hint and adds it to the queue.
  package mutating func hint(_ words: String, at now: Moment) -> Actions {
    moreHints.append(words)
    if hint == nil { showNextHint(at: now) }
    return [.say(words)]
  }

  /// Shows the next hint, if there is one.
  mutating func showNextHint(at now: Moment) {
    hint =
      moreHints.isEmpty
      ? nil
      : Notice(
        text: moreHints.removeFirst(), until: now.instant.advanced(by: Self.alarmNoteTime))
  }

  /// Shows a notice if the deadline was noticed late, as after a suspension.
  mutating func noteLateness(at now: Moment) {
    guard case .ringing(let deadline, let alarm) = run.manager.state else { return }
    let late = deadline.duration(to: alarm)
    guard late >= .seconds(2) else { return }
    notice = Notice(
      text: "ended \(wording.ago(late))", until: now.instant.advanced(by: settings.alarm.limit))
  }
}

// MARK: - Without a picture

extension CountdownProgram {
  /// Announces the time left at each spoken mark, if there is no picture.
  mutating func sayMark(at now: Moment) -> Actions {
    guard streams.show == .words else { return [] }
    let left = SpokenMark.pass(&spokenMark, run, at: now)
    return left.map { [.say("\(wording.span($0)) left")] } ?? []
  }
}
