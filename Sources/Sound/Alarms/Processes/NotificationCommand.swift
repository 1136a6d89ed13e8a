internal import Glibc
internal import System
package import Texts

/// A `notify-send` that shows a desktop notification, without a shell.
///
/// With buttons, it runs until the notification is closed. It closes the notification on SIGINT,
/// which it also gets when this program ends, in whatever way. Without buttons, it ends at once.
package final class NotificationCommand {
  /// What it reported when it ended.
  package struct Response: Hashable, Sendable {
    package var id: String?
    /// The name of the pressed button, if any.
    package var action: String?
    package var wasShown: Bool

    init(output: String, succeeded: Bool) {
      let lines = output.split(separator: "\n").map(String.init)
      // The first line is the ID, which is also printed if the desktop has no buttons.
      id = lines.first.flatMap { UInt32($0) }.map { "\($0)" }
      action = id == nil ? nil : lines.dropFirst().first
      wasShown = succeeded || id != nil
    }
  }

  private let id: pid_t
  private let process: OwnedDescriptor
  private let output: OwnedDescriptor
  /// Whether it runs until the notification is closed.
  package let waits: Bool
  private var isOver = false
  /// Whether it was asked to end, or killed.
  private var isAsked = false

  /// The maximum number of bytes of output.
  private static let mostBytes = 256

  /// Starts the program at a path; `nil` if that fails.
  ///
  /// - Parameters:
  ///   - program: The path of `notify-send`.
  ///   - notification: The notification.
  ///   - options: The options that the program has.
  ///   - id: The ID of a notification to replace.
  private init?(
    _ program: String, _ notification: DesktopNotification, _ options: DesktopNotification.Options,
    replacing id: String?
  ) {
    guard let pipe = try? DescriptorPipe() else { return nil }
    Descriptor.setNonBlocking(pipe.reading.number)
    waits = options == .all && !notification.actions.isEmpty
    var spawn = Spawn(silent: program, notification.arguments(options, replacing: id))
    (spawn.output, spawn.leads) = (.descriptor(pipe.writing.number), .group)
    spawn.signalAtEnd = waits ? SIGINT : nil
    guard let (id, process) = try? spawn.startWatched() else { return nil }
    (self.id, self.process, output) = (id, process, pipe.reading)
  }

  /// Starts to show a notification with all options; `nil` if there is no desktop session or no
  /// `notify-send`.
  ///
  /// `environment` returns a variable's value; an empty one counts as unset.
  package static func show(
    _ notification: DesktopNotification, replacing id: String? = nil,
    environment: (String) -> String?
  ) -> NotificationCommand? {
    program(environment).flatMap { NotificationCommand($0, notification, .all, replacing: id) }
  }

  /// Starts to show a notification without buttons, by the options that old versions have, too.
  package static func showWithBasicOptions(
    _ notification: DesktopNotification, environment: (String) -> String?
  ) -> NotificationCommand? {
    program(environment).flatMap { NotificationCommand($0, notification, .basic, replacing: nil) }
  }

  private static func program(_ environment: (String) -> String?) -> String? {
    guard session(environment) != nil else { return nil }
    return installed(in: SearchPath(environment("PATH")))
  }

  /// Returns the path of `notify-send`; `nil` if it isn't installed.
  package static func installed(in path: SearchPath) -> String? { path.find("notify-send") }

  /// Returns the address of the desktop session's bus; `nil` if there is no desktop session.
  package static func session(_ environment: (String) -> String?) -> String? {
    if let address = environment("DBUS_SESSION_BUS_ADDRESS") { return address }
    guard let folder = environment("XDG_RUNTIME_DIR") else { return nil }
    let path = folder + "/bus"
    return unsafe access(path, F_OK) == 0 ? "unix:path=\(path)" : nil
  }

  /// The descriptor that is readable once the program has ended.
  package var descriptor: Int32 { process.number }

  /// Returns how the program ended; `nil` while it runs.
  package func result() -> Response? {
    guard !isOver, Descriptor.isReady(process.number) else { return nil }
    // Until it is reaped, no other group can have its ID.
    if isAsked { Glibc.kill(-id, SIGKILL) }
    guard let ending = ProcessEnding.now(of: id) else { return nil }
    isOver = true
    let bytes: [UInt8] =
      if case .bytes(let bytes)? = try? Descriptor.receive(output.number, upTo: Self.mostBytes) {
        bytes
      } else { [] }
    return Response(output: String(decoding: bytes, as: UTF8.self), succeeded: ending.succeeded)
  }

  /// Asks the program to close its notification and to end.
  package func close() { signal(SIGINT) }

  /// Kills the program and its group if it is running.
  package func kill() { signal(SIGKILL) }

  private func signal(_ number: Int32) {
    guard !isOver else { return }
    isAsked = true
    Glibc.kill(-id, number)
    // If it was stopped, it must be continued to receive the signal.
    Glibc.kill(-id, SIGCONT)
  }
}
