/// The state and the start time of a process, as in `/proc/PID/stat`.
package struct ProcessStatus: Hashable, Sendable {
  /// The letter of the state, such as `S` for sleeping or `T` for stopped.
  package let state: Character
  /// The start time in clock ticks since boot.
  package let start: String

  /// Parses `state` and `starttime`, as in proc_pid_stat(5); `nil` if the text lacks these fields.
  ///
  /// The second field is the program's name in parentheses, which can itself contain blanks and
  /// parentheses, so fields are counted from the last parenthesis.
  package init?(_ text: [UInt8]) {
    guard let end = text.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = text[(end + 1)...]
    guard let state = StatusText.word(0, of: fields)?.first,
      let start = StatusText.word(19, of: fields)
    else { return nil }
    (self.state, self.start) = (state, start)
  }

  /// Reads the status of a process, by its ID or as `self`; `nil` if it can't be read.
  package init?(of process: String) {
    guard let bytes = try? RegularFile.read("/proc/\(process)/stat", upTo: 65_536) else {
      return nil
    }
    self.init(bytes)
  }

  /// The status of this process when it was first read; `nil` if it couldn't be read.
  package static let own = ProcessStatus(of: "self")

  /// Whether the process has ended; it may not have been reaped yet.
  package var hasEnded: Bool { ["Z", "X", "x"].contains(state) }

  /// Whether the process is stopped, by a signal or by a debugger.
  package var isStopped: Bool { ["T", "t"].contains(state) }
}
