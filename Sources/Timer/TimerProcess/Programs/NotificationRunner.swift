internal import Alarms
package import Runtime
internal import System
package import TerminalCodes
package import Texts
package import Timers

/// A runner for the desktop notifications of timers, of which each timer has at most one.
///
/// Nothing waits for the desktop. If it can't show a notification, the terminal does if it can.
@MainActor
package final class NotificationRunner {
  private let loop: EventLoop
  private let environment: (String) -> String?
  private let showInTerminal: @MainActor (DesktopNotification) -> Void
  /// Handles a pressed button of a timer's notification.
  private let handle: @MainActor (NotificationAction, _ timer: Int) -> Void
  private var running: [Int32: Shown] = [:]
  /// The ID of each timer's last notification that is still shown.
  private var ids: [Int: String] = [:]

  private struct Shown {
    var command: NotificationCommand
    var notification: DesktopNotification
    var timer: Int
    /// Whether another attempt is made if it fails.
    var isFirst = true
    /// Whether the notification was withdrawn.
    var isOver = false
  }

  package init(
    loop: EventLoop, environment: @escaping (String) -> String?,
    showInTerminal: @escaping @MainActor (DesktopNotification) -> Void,
    handle: @escaping @MainActor (NotificationAction, _ timer: Int) -> Void
  ) {
    (self.loop, self.environment) = (loop, environment)
    (self.showInTerminal, self.handle) = (showInTerminal, handle)
  }

  /// Creates the runner of a program.
  package convenience init<P>(
    _ capabilities: Capabilities, _ dependencies: HandlerDependencies, _ runner: Runner<P>,
    handle: @escaping @MainActor (NotificationAction, _ timer: Int) -> Void
  ) {
    self.init(
      loop: runner.loop, environment: dependencies.environment,
      showInTerminal: { [weak runner] notification in
        guard let form = capabilities.notification, let terminal = runner?.terminal, terminal.isHeld
        else { return }
        let text = notification.text.split(separator: "\n").joined(separator: ". ")
        terminal.signal(form.bytes(title: notification.title, text: text))
      }, handle: handle)
  }

  /// Whether a program is running.
  package var isBusy: Bool { !running.isEmpty }

  /// Shows a timer's notification, which replaces its last one.
  package func show(_ notification: DesktopNotification, of timer: Int) {
    withdraw(timer)
    let last = ids.removeValue(forKey: timer)
    guard
      let command = NotificationCommand.show(
        notification, replacing: last, environment: environment)
    else { return showInTerminal(notification) }
    follow(Shown(command: command, notification: notification, timer: timer))
  }

  /// Closes a timer's notification if it has buttons.
  package func withdraw(_ timer: Int) {
    for (descriptor, shown) in running where shown.timer == timer && shown.command.waits {
      running[descriptor]?.isOver = true
      shown.command.close()
    }
  }

  /// Closes all notifications with buttons, waits a limited time for the programs, and kills those
  /// that are still running.
  package func finish(waitingAtMost limit: Duration) {
    for timer in Set(running.values.map(\.timer)) { withdraw(timer) }
    let deadline = ContinuousClock.now + limit
    while !running.isEmpty {
      let rest = ContinuousClock.now.duration(to: deadline)
      guard rest > .zero else { return running.values.forEach { $0.command.kill() } }
      Descriptor.isAnyReady(among: Array(running.keys), within: rest)
      for descriptor in running.keys { note(descriptor) }
    }
  }

  private func follow(_ shown: Shown) {
    let descriptor = shown.command.descriptor
    running[descriptor] = shown
    loop.watch(descriptor) { [weak self] in self?.note(descriptor) }
  }

  private func note(_ descriptor: Int32) {
    guard let shown = running[descriptor], let result = shown.command.result() else { return }
    loop.unwatch(descriptor)
    running[descriptor] = nil
    guard !shown.isOver else { return }
    if !shown.command.waits, let id = result.id { ids[shown.timer] = id }
    if let action = result.action.flatMap(NotificationAction.init) {
      return handle(action, shown.timer)
    }
    guard !result.wasShown else { return }
    // Old versions refuse unknown options.
    if shown.isFirst,
      let command = NotificationCommand.showWithBasicOptions(
        shown.notification, environment: environment)
    {
      return follow(
        Shown(
          command: command, notification: shown.notification, timer: shown.timer, isFirst: false))
    }
    showInTerminal(shown.notification)
  }
}
