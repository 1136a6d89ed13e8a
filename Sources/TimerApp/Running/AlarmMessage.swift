internal import Alarms
internal import Runtime
internal import TerminalCodes

/// The notification that a deadline was reached.
@MainActor
enum AlarmMessage {
  /// Shows a notification in the desktop session, or else in the terminal if it supports that.
  static func show(
    _ text: String, on terminal: ForegroundTerminal?, _ capabilities: Capabilities,
    environment: (String) -> String?
  ) {
    let title = "Time’s up"
    if DesktopNotification.show(title, text, environment: environment) { return }
    guard let form = capabilities.notification, let terminal, terminal.isHeld else { return }
    terminal.signal(form.bytes(title: title, text: text))
  }
}
