internal import Alarms
internal import Glibc
internal import Runtime
internal import System
internal import TerminalIO

/// A program that has the terminal until it ends, started without a shell.
enum ForegroundProcess {
  /// How it ended.
  enum Ending: Hashable, Sendable {
    case ended(ProcessEnding)
    /// It wasn't started, with the error number as in errno(3).
    case failed(Int32)
  }

  /// Runs a program, found in `PATH` unless its name has a slash, and waits for its end.
  ///
  /// Meanwhile Ctrl-C and Ctrl-\ belong to the program alone, as with system(3).
  static func run(_ words: [String], _ signals: InheritedSignals = .atStart) -> Ending {
    let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, action) in before { _ = signal(number, action) } }
    switch start(words, signals) {
    case .success(let id):
      return ProcessEnding.wait(for: id).map { .ended($0) } ?? .failed(ECHILD)
    case .failure(let failure): return .failed(failure.code)
    }
  }

  /// Starts a program, found in `PATH` unless its name has a slash, with the signals that this one was
  /// started with.
  static func start(
    _ words: [String], _ signals: InheritedSignals = .atStart
  ) -> Result<pid_t, ErrorNumber> {
    let started = spawn(words, signals)
    guard case .failure(let failure) = started, failure.code == ENOEXEC, let name = words.first
    else { return started }
    // A script without a first line that names its shell is one of sh's, as for execvp(3).
    let path = SearchPath(Console.environment("PATH")).find(name)
    return spawn(["/bin/sh", path ?? name] + words.dropFirst(), signals)
  }

  private static func spawn(
    _ words: [String], _ signals: InheritedSignals
  ) -> Result<pid_t, ErrorNumber> {
    var program = Spawn(words.first ?? "", words)
    signals.apply(to: &program)
    return Result { () throws(ErrorNumber) in try program.start() }
  }
}

extension ForegroundProcess.Ending: CustomStringConvertible {
  /// The ending in words that follow the program's name.
  var description: String {
    switch self {
    case .ended(let ending): ending.words
    case .failed(let code): "can’t be started: \(ErrorNumber(code: code))"
    }
  }
}
