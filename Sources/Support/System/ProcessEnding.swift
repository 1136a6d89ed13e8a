internal import Glibc

/// How a process ended.
package enum ProcessEnding: Hashable, Sendable {
  case exited(Int32)
  case killed(by: Int32)

  /// Creates an ending from the status that waitpid(2) reports.
  package init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: signal)
  }

  /// Waits for a child and returns how it ended; `nil` if it isn’t a child.
  package static func wait(for process: Int32) -> ProcessEnding? {
    var status: Int32 = 0
    guard (try? check { unsafe waitpid(process, &status, 0) }) != nil else { return nil }
    return ProcessEnding(waitStatus: status)
  }

  /// Returns how a child ended; `nil` while it runs.
  package static func now(of process: Int32) -> ProcessEnding? {
    var status: Int32 = 0
    guard unsafe waitpid(process, &status, WNOHANG) == process else { return nil }
    return ProcessEnding(waitStatus: status)
  }
}

extension ProcessEnding {
  package var succeeded: Bool { self == .exited(0) }

  /// The exit status that a shell reports for it.
  package var status: Int32 {
    switch self {
    case .exited(let status): status
    case .killed(let signal): 128 + signal
    }
  }

  /// The ending as a phrase that follows a program's name.
  package var words: String {
    switch self {
    case .exited(let status): "ended with status \(status)"
    case .killed(let signal): "was killed by signal \(signal)"
    }
  }
}
