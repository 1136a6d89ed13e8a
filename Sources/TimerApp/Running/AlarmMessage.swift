internal import Alarms
internal import Runtime
internal import TerminalCodes

/// The message on the desktop that a deadline was reached.
@MainActor
enum AlarmMessage {
  /// Shows one message on the desktop, if there is one, or has the terminal show it.
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
