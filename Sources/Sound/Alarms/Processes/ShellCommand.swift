internal import CSystem
internal import Glibc
package import System

/// A user command, run by `sh -c` in its own process group.
///
/// Its output and its errors go to one descriptor, or are discarded. Nothing waits for it. Values are passed as variables, never as part of the command.
package final class ShellCommand {
  /// The way in which a command ended.
  package typealias Ending = ProcessEnding

  private let process: OwnedDescriptor
  private let id: pid_t

  /// Starts a command with variables such as `NAME=value`; `nil` if that fails.
  package init?(_ command: String, variables: [String], output: Int32? = nil) {
    let start = ProcessStart(
      path: "/bin/sh", arguments: ["-c", command], variables: variables, output: output,
      errors: output, leads: .group)
    guard let id = start.spawn() else { return nil }
    guard let process = try? OwnedDescriptor(orError: csystem_open_process(id)) else {
      kill(-id, SIGKILL)
      _ = ProcessEnding.wait(for: id)
      return nil
    }
    (self.id, self.process) = (id, process)
  }

  /// The descriptor that is readable once the command has ended.
  package var descriptor: Int32 { process.number }

  /// Returns how the command ended; `nil` while it runs.
  package func ending() -> Ending? { ProcessEnding.now(of: id) }
}
