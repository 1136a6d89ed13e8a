internal import Glibc
package import System

/// A user command, run by `sh -c` in its own process group.
///
/// Its output and its errors go to one descriptor, or are discarded. Nothing waits for it. Values are passed as variables, never as part of the command.
package final class ShellCommand {
  private let process: OwnedDescriptor
  private let id: pid_t

  /// Starts a command with variables such as `NAME=value`; `nil` if that fails.
  package init?(_ command: String, variables: [String], output: Int32? = nil) {
    var spawn = Spawn(silent: "/bin/sh", ["-c", command])
    if let output { (spawn.output, spawn.errors) = (.descriptor(output), .descriptor(output)) }
    (spawn.variables, spawn.leads) = (variables, .group)
    guard let (id, process) = try? spawn.startWatched() else { return nil }
    (self.id, self.process) = (id, process)
  }

  /// The descriptor that is readable once the command has ended.
  package var descriptor: Int32 { process.number }

  /// Returns how the command ended; `nil` while it runs.
  package func ending() -> ProcessEnding? { ProcessEnding.now(of: id) }
}
