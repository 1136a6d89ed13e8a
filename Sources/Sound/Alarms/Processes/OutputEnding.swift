package import System

extension OutputCommand {
  /// The way a command ended.
  package enum Ending: Hashable, Sendable {
    /// It succeeded with this output.
    case output([UInt8])
    /// It failed after this output.
    ///
    /// The complaint is its last line of standard error.
    case failed(ProcessEnding, output: [UInt8], complaint: String?)
    /// It exceeded the time limit.
    case timedOut(Duration)
    /// It exceeded the output limit.
    case tooLong(Int)
    /// It was stopped by `stop`.
    case stopped
  }

  /// The reason a command can't be started.
  package enum StartError: Error, Hashable, Sendable {
    /// The command has no words.
    case empty
    /// No folder of `PATH` has the program.
    case notFound(String)
    /// A path isn't an executable.
    case noProgram(String)
    /// The system refused to start the program.
    case unstartable(String)
    /// There are no descriptors left.
    case noDescriptors
  }
}

extension OutputCommand.Ending {
  /// The failure in words that follow the command’s name; `nil` if it succeeded.
  package var words: String? {
    switch self {
    case .output: nil
    case .failed(let ending, _, let complaint): ending.words + (complaint.map { ": \($0)" } ?? "")
    case .timedOut(let limit): "timed out after \(Self.words(for: limit))"
    case .tooLong(let limit): "printed more than \(Self.words(forBytes: limit))"
    case .stopped: "was stopped"
    }
  }

  private static func words(for time: Duration) -> String {
    let milliseconds = Int(time / .milliseconds(1))
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }

  private static func words(forBytes count: Int) -> String {
    count >= 1 << 20 ? "\(count >> 20) MB" : "\(count) bytes"
  }
}

extension OutputCommand.StartError: CustomStringConvertible {
  /// The error as a clause for the user.
  package var description: String {
    switch self {
    case .empty: "the command is empty"
    case .notFound(let name): "no program “\(name)” in PATH"
    case .noProgram(let path): "no program at “\(path)”"
    case .unstartable(let name): "“\(name)” can’t be started"
    case .noDescriptors: "no more files can be opened"
    }
  }
}
