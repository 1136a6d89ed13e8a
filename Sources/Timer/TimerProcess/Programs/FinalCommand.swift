internal import Glibc
internal import Runtime
internal import System
internal import TerminalIO
internal import TimerEnvironment

/// The command that runs in the foreground after the end of a countdown.
///
/// It is a child process with the terminal and the signals that this program was started with. Its
/// exit status is that of the timer, so the history and waiting commands get it only afterward.
@MainActor
enum FinalCommand {
  /// Runs a command, found in `PATH` unless its name has a slash, and returns how it ended.
  ///
  /// As in a shell, the status is 127 if it can’t be found, and 126 if it can’t be run.
  ///
  /// - Parameters:
  ///   - words: The command.
  ///   - signals: The signals that it inherits as ignored or blocked.
  ///   - complain: Reports an error if the command can’t be started.
  ///   - wait: Waits for its process and returns how it ended, if known.
  /// - Returns: How the command ended.
  static func run(
    _ words: [String], _ signals: InheritedSignals = .atStart,
    complain: (String) -> Void = Console.timer.complain, wait: (_ process: Int32) -> ProcessEnding?
  ) -> ProcessEnding {
    StandardStreams.restoreStandardError()
    switch ForegroundProcess.start(words, signals) {
    case .success(let process): return wait(process) ?? .exited(126)
    case .failure(let failure):
      complain("“\(words[0])” can’t be started: \(failure)")
      return .exited(failure.code == ENOENT ? 127 : 126)
    }
  }

  /// Replaces this program by a command, found in `PATH` unless its name has a slash; returns if
  /// that fails.
  static func replaceProcess(by words: [String]) {
    unsafe CStrings.with(words) { _ = unsafe execvp(words[0], $0) }
  }
}
