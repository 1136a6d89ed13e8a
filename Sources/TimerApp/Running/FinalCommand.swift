internal import Glibc
internal import Runtime
internal import System
internal import TerminalIO

/// The command that follows the end of a countdown, and has the terminal then.
@MainActor
enum FinalCommand {
  /// Runs a command, found in `PATH` unless its name has a slash, and returns how it ended.
  ///
  /// If it can’t be run, it counts as ended with 127 if it can’t be found, else with 126, as in a
  /// shell.
  ///
  /// - Parameters:
  ///   - words: The command.
  ///   - signals: The signals that it finds ignored or blocked.
  ///   - complain: Called with a sentence if the command can’t be started.
  ///   - wait: Waits for its process and returns how that ended, if it is known.
  /// - Returns: How the command ended.
  static func run(
    _ words: [String], _ signals: InheritedSignals = .atStart,
    complain: (String) -> Void = TimerTool.console.complain,
    wait: (_ process: Int32) -> ProcessEnding?
  ) -> ProcessEnding {
    StandardStreams.restoreStandardError()
    switch ForegroundProcess.start(words, signals) {
    case .success(let process): return wait(process) ?? .exited(126)
    case .failure(let failure):
      complain("“\(words[0])” can’t be started: \(failure)")
      return .exited(failure.code == ENOENT ? 127 : 126)
    }
  }
}
