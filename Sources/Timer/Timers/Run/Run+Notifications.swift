package import Clocks
package import Countdowns
internal import Reports
package import Texts

/// The desktop notifications of a timer.
extension Run {
  /// Returns the notification that an alarm is ringing, with the ways to stop it; `inWindow` is
  /// whether a key in the timer's own window stops it.
  package func alarmNotification(
    since deadline: Instant, inWindow: Bool, at now: Moment, in zone: Zone
  ) -> DesktopNotification {
    DesktopNotification(
      title: "\(alarmName(in: zone, now: now.wall)): time’s up",
      text: [endWords(.rang(deadline: deadline), at: now, in: zone), advice(inWindow)]
        .compactMap(\.self).joined(separator: "\n"),
      urgency: .critical, category: Self.alarmCategory,
      actions: [manager.isLast ? .stop : .goOn, .snooze].map(button))
  }

  /// Returns the notification that an alarm ended without being stopped; `nil` for other
  /// outcomes.
  package func endNotification(
    _ outcome: TimeManager.Outcome, at now: Moment, in zone: Zone
  ) -> DesktopNotification? {
    switch outcome {
    case .rang, .missed: break
    case .canceled, .ended, .acknowledged: return nil
    }
    return DesktopNotification(
      title: "\(alarmName(in: zone, now: now.wall)): time’s up",
      text: endWords(outcome, at: now, in: zone), category: Self.alarmCategory)
  }

  /// Returns the notification that a step waits for a key; `nil` if none does.
  package func waitingNotification(inWindow: Bool, in zone: Zone) -> DesktopNotification? {
    guard manager.isWaiting else { return nil }
    return DesktopNotification(
      title: stepTitle(manager.position, in: zone),
      text: [
        [label, placeWords(manager.position), "waiting"].compactMap(\.self)
          .joined(separator: " · "), advice(inWindow),
      ].compactMap(\.self).joined(separator: "\n"),
      category: Self.stepCategory, actions: [button(.start)])
  }

  /// Returns the notification that a step has started.
  package func stepNotification(_ position: Int, at now: Moment, in zone: Zone)
    -> DesktopNotification
  {
    let parts = [
      label, placeWords(position), "until \(ClockText.words(for: ends, now: now.wall, in: zone))",
    ]
    return DesktopNotification(
      title: stepTitle(position, in: zone),
      text: parts.compactMap(\.self).joined(separator: " · "), category: Self.stepCategory)
  }

  private func stepTitle(_ position: Int, in zone: Zone) -> String {
    let step = manager.routine[position]
    let name = step.label.flatMap { CountdownSettings.label($0) } ?? "Next step"
    return "\(name): \(wording(in: zone).length(step.length))"
  }

  /// Returns the place of a step without its label, which is in the title.
  private func placeWords(_ position: Int) -> String? {
    var place = TimerReport.StepPlace(position, of: manager.routine)
    let isNumbered = place.label == nil || place.rounds == 1
    place.label = nil
    if !isNumbered { place.steps = 1 }
    return place.words
  }

  private static let alarmCategory = "x-timer.alarm"
  private static let stepCategory = "x-timer.step"

  /// Returns the name of what is over: the step, else the timer, else the length or the time of day.
  private func alarmName(in zone: Zone, now: WallTime) -> String {
    let step = manager.routine[manager.position].label.flatMap { CountdownSettings.label($0) }
    if let name = step ?? label { return name }
    if manager.followsWallClock, let target {
      return ClockText.words(for: target, now: now, in: zone)
    }
    return wording(in: zone).length(manager.total)
  }

  private func endWords(_ outcome: TimeManager.Outcome, at now: Moment, in zone: Zone) -> String {
    var unnamed = wording(in: zone)
    unnamed.name = nil
    let deadline: WallTime =
      switch outcome {
      case .rang(let instant), .missed(let instant): now.wallTime(of: instant)
      default: ends
      }
    let words = unnamed.closing(
      outcome, total: manager.total, leftAtFinish: leftAtFinish, deadline: deadline, now: now.wall)
    let place = manager.isLast ? nil : placeWords(manager.position)
    return words + (place.map { ", \($0)" } ?? report(at: now).stepSuffix)
  }

  /// Returns how to stop the alarm or to start the next step; `nil` if neither a key nor a command
  /// does.
  private func advice(_ inWindow: Bool) -> String? {
    let command = identity.flatMap { $0.isControlled ? commandLine($0) : nil }
    let ways = [inWindow ? "press Enter in its window" : nil, command.map { "run: \($0)" }]
      .compactMap(\.self)
    guard !ways.isEmpty else { return nil }
    let end = isRinging && manager.isLast ? "stop the alarm" : "start the next step"
    return "To \(end), \(ways.joined(separator: ", or "))"
  }

  private func commandLine(_ identity: RunIdentity) -> String {
    let verb = isRinging ? manager.isLast ? "stop" : "ok" : "toggle"
    return identity.program.command(verb, identity.name)
  }

  private func button(_ action: NotificationAction) -> DesktopNotification.Action {
    DesktopNotification.Action(name: action.rawValue, label: action.label)
  }
}

/// A button of a timer's notification.
package enum NotificationAction: String {
  case stop, goOn = "next", start, snooze

  /// The text of the button.
  package var label: String {
    switch self {
    case .stop: "Stop"
    case .goOn: "Next step"
    case .start: "Start"
    case .snooze: "Snooze"
    }
  }

  package var command: TimerCommand {
    switch self {
    case .stop, .goOn: .acknowledge
    case .start: .start
    case .snooze: .snooze
    }
  }
}
