internal import Glibc
internal import Runtime
internal import TerminalIO

/// The command that follows the end of a countdown, in place of this program.
@MainActor
enum FinalCommand {
  /// Runs a command, found in `PATH` unless its name has a slash; the exit status is its own.
  ///
  /// If it can’t be run, the exit status is 127 if it can’t be found, else 126, as in a shell.
  static func run(_ words: [String]) -> Never {
    StandardStreams.restoreStandardError()
    // The command would inherit the signals that this program ignores or blocks.
    for number in [SIGPIPE, SIGTTIN, SIGTTOU, SIGXFSZ] { _ = signal(number, SIG_DFL) }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    unsafe execvp(words[0], &arguments)
    let failure = errno
    let reason = unsafe strerror(failure).map { unsafe String(cString: $0) } ?? "error \(failure)"
    TimerTool.console.complain("“\(words[0])” can’t be started: \(reason)")
    _exit(failure == ENOENT ? 127 : 126)
  }
}
