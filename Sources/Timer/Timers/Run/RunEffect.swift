package import Clocks
package import Countdowns
internal import JSON
package import Reports
package import Texts

/// An effect of a timer, independent of the program that shows it.
package enum RunEffect: Hashable, Sendable {
  /// Shows a desktop notification that a deadline was reached or a step started.
  case notify(DesktopNotification)
  /// Closes the notification that an alarm is ringing.
  case withdrawNotification
  /// Saves the changed state, and sends it to followers.
  case publish(TimerRecord)
  /// Sends the reply to a request.
  case reply(ControlReply, to: Int)
  case hook(HookCommand)
  /// Plays the sound or speech of a mark.
  case play(mark: Int)
  /// Adds an entry to the history.
  case log(HistoryEntry)
}

extension Run {
  /// Returns what follows from an effect outside the program, in the same way for all programs.
  package func outerEffects(
    of effect: Effect, notifies: Bool, inWindow: Bool, at now: Moment, in zone: Zone
  ) -> [RunEffect] {
    func notify(_ notification: DesktopNotification?) -> [RunEffect] {
      notification.map { notifies ? [.notify($0)] : [] } ?? []
    }
    switch effect {
    case .alarmBegan(let deadline):
      return notify(alarmNotification(since: deadline, inWindow: inWindow, at: now, in: zone))
    case .alarmEnded:
      return [.withdrawNotification] + notify(waitingNotification(inWindow: inWindow, in: zone))
    case .stepStarted(let position):
      return notify(rings ? stepNotification(position, at: now, in: zone) : nil)
    case .hook(let call): return [.hook(HookCommand(call, in: zone))]
    case .mark(let index): return [.play(mark: index)]
    case .stopped(let outcome): return notify(endNotification(outcome, at: now, in: zone))
    case .lapEnded, .refused: return []
    }
  }
}

extension RunEffect {
  package var stage: EffectStage {
    switch self {
    case .publish(let record): record.status == nil ? .record : .history
    case .reply(let reply, _): reply.isLast ? .lastAnswer : .answer
    case .log: .history
    case .notify, .withdrawNotification, .hook, .play: .screen
    }
  }
}

extension ControlReply {
  /// Whether it reports that the timer is over.
  package var isLast: Bool {
    if case .timer(let timer) = self { timer["status"] != nil } else { false }
  }
}
