internal import Glibc
internal import Runtime
internal import TerminalIO

/// The command that follows the end of a countdown, and has the terminal then.
@MainActor
enum FinalCommand {
  /// Runs a command, found in `PATH` unless its name has a slash, and returns how it ended.
  ///
  /// If it can’t be run, it counts as ended with 127 if it can’t be found, else with 126, as in a
  /// shell.
  static func run(
    _ words: [String], by runner: Runner<CountdownProgram>
  ) -> ForegroundProcess.Ending {
    StandardStreams.restoreStandardError()
    switch ForegroundProcess.start(words) {
    case .success(let process):
      let status = runner.wait(for: process)
      return status.map { ForegroundProcess.Ending(waitStatus: $0) } ?? .failed(ECHILD)
    case .failure(let failure):
      TimerTool.console.complain("“\(words[0])” can’t be started: \(failure)")
      return .exited(failure.code == ENOENT ? 127 : 126)
    }
  }
}
