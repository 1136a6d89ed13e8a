package import Countdowns
internal import Programs
package import Runtime
package import TerminalCodes
package import Timers

/// The desktop notifications and the hooks of a handler's timers.
@MainActor
package final class TimerCommands {
  private let notifications: NotificationRunner
  private let hooks: HookRunner

  /// Creates the runners of a program; `ask` passes on the command of a pressed button.
  package init<P>(
    _ capabilities: Capabilities, _ dependencies: HandlerDependencies, _ runner: Runner<P>,
    hookOutput: Int32? = nil, ask: @escaping @MainActor (TimerCommand, _ timer: Int) -> Void
  ) {
    notifications = NotificationRunner(capabilities, dependencies, runner) { ask($0.command, $1) }
    hooks = HookRunner(loop: runner.loop, output: hookOutput)
  }

  /// Performs the effect of a timer if it is about a notification or a hook.
  package func perform(_ effect: RunEffect, ofTimer timer: Int) {
    switch effect {
    case .notify(let notification): notifications.show(notification, of: timer)
    case .withdrawNotification: notifications.withdraw(timer)
    case .hook(let hook): hooks.run(hook)
    case .publish, .reply, .play, .log: break
    }
  }

  /// Closes the notifications, waits a limited time for the commands, and returns their failures.
  package func finish(notificationsWithin limit: Duration, hooksWithin patience: Duration)
    -> [String]
  {
    notifications.finish(waitingAtMost: limit)
    return hooks.finish(waitingAtMost: patience)
  }
}
