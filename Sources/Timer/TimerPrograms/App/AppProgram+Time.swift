package import Clocks
internal import Countdowns
package import Programs
internal import Synth
internal import TerminalCodes
internal import Timers
internal import Widgets

/// The app's subscriptions.
extension AppProgram {
  package func subscriptions(at now: Moment) -> Set<Subscription<AppMessage>> {
    var subscriptions: Set<Subscription<AppMessage>> = []
    for tab in tabs {
      guard let run = tab.run else { continue }
      subscriptions.formUnion(
        run.subscriptions(AppMessage.instantReached, wallClock: .wallClockChanged, at: now))
    }
    if case .ring(let deadline)? = alarm?.order {
      let near = deadline.advanced(by: .zero - settings.alarm.ticks.reminder)
      if near > now.instant { subscriptions.insert(Subscription(.time(near), .alarmNears)) }
    }
    if let next = nextChange(after: now) {
      subscriptions.insert(Subscription(.time(next), .instantReached))
    }
    if let minute = nextMinuteOfEnd(at: now) {
      subscriptions.insert(Subscription(.wallTime(minute), .instantReached))
    }
    return subscriptions
  }

  /// Whether the end of the time on the wheels is shown below them, which changes each minute.
  var showsEnd: Bool {
    let isShown = tab.run == nil && tab.entry == nil && sheets.isEmpty && sounds == nil
    return isShown && plain == nil && tab.wheels.duration > .zero
  }

  /// Returns when the end below the wheels moves to the next minute.
  private func nextMinuteOfEnd(at now: Moment) -> WallTime? {
    guard showsEnd else { return nil }
    let length = tab.wheels.duration
    let end = now.wall.advanced(by: length).epochSeconds
    return WallTime(epochSeconds: (end / 60 + 1) * 60).advanced(by: .zero - length)
  }

  /// Returns the next instant at which text outside the face changes: a notice, the times in the
  /// tabs,
  /// or the end of the typed time.
  private func nextChange(after now: Moment) -> Instant? {
    var times = [notice?.until, nextSpokenTime(after: now)].compactMap(\.self)
    // The end of a typed time advances with the clock.
    if plain == nil, case .success? = tab.entry?.timer(among: listedTimers) {
      times.append(now.instant.advanced(by: .seconds(1)))
    }
    if tabs.count > 1, plain == nil, sounds == nil, AppLayout.hasTabs(rows: window.rows) {
      times += tabs.compactMap { tab in
        guard let run = tab.run, case .running(let until) = run.manager.state else { return nil }
        let left = now.instant.duration(to: until)
        return TimeText(total: run.longest).timeToChange(left: max(.zero, left)).map {
          now.instant.advanced(by: $0)
        }
      }
    }
    return times.filter { $0 > now.instant }.min()
  }
}
