internal import CSystem
internal import Glibc

/// A user command, run by `sh -c` in its own process group, with its output discarded.
///
/// Nothing waits for it. Values are passed as variables, never as part of the command.
package final class ShellCommand {
  /// The way a command ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case killed(by: Int32)
  }

  /// The descriptor that becomes readable when the command ends.
  package let descriptor: Int32
  private let id: pid_t

  /// Starts a command with variables such as `NAME=value`; `nil` if that fails.
  package init?(_ command: String, variables: [String]) {
    let start = ProcessStart(
      path: "/bin/sh", arguments: ["-c", command], variables: variables, leads: .group)
    guard let id = start.spawn() else { return nil }
    let descriptor = csystem_open_process(id)
    guard descriptor >= 0 else {
      kill(-id, SIGKILL)
      waitpid(id, nil, 0)
      return nil
    }
    (self.id, self.descriptor) = (id, descriptor)
  }

  deinit {
    close(descriptor)
  }

  /// Returns how the command ended; `nil` while it runs.
  package func ending() -> Ending? {
    var status: Int32 = 0
    guard unsafe waitpid(id, &status, WNOHANG) == id else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: signal)
  }
}

extension ShellCommand.Ending {
  /// Whether it succeeded.
  package var succeeded: Bool { self == .exited(0) }

  /// The ending in words that follow the command's name.
  package var words: String {
    switch self {
    case .exited(let status): "ended with status \(status)"
    case .killed(let signal): "was killed by signal \(signal)"
    }
  }
}
