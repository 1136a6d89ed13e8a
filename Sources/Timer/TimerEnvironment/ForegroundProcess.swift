package import Glibc
package import System
package import TerminalIO

/// Runs programs in the foreground of the terminal, without a shell.
package enum ForegroundProcess {
  /// The way a program ended.
  package enum Ending: Hashable, Sendable {
    case ended(ProcessEnding)
    /// The program couldn't be started; the error number is as in errno(3).
    case failed(Int32)
  }

  /// Runs a program and waits for its end; it is found in `PATH` unless its name contains a slash.
  ///
  /// In the meantime, Ctrl-C and Ctrl-\ affect only the program, as with system(3).
  package static func run(_ words: [String], _ signals: InheritedSignals = .atStart) -> Ending {
    let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, action) in before { _ = signal(number, action) } }
    switch start(words, signals) {
    case .success(let id): return ProcessEnding.wait(for: id).map { .ended($0) } ?? .failed(ECHILD)
    case .failure(let failure): return .failed(failure.code)
    }
  }

  /// Starts a program with the signals inherited at the start of this one; it is found in `PATH`
  /// unless its name contains a slash.
  package static func start(
    _ words: [String], _ signals: InheritedSignals = .atStart
  ) -> Result<pid_t, ErrorNumber> {
    var program = Spawn(words.first ?? "", words)
    signals.apply(to: &program)
    return Result { () throws(ErrorNumber) in try program.start() }
  }
}

extension ForegroundProcess.Ending: CustomStringConvertible {
  /// The ending in words, as they follow the program's name.
  package var description: String {
    switch self {
    case .ended(let ending): ending.words
    case .failed(let code): "can’t be started: \(ErrorNumber(code: code))"
    }
  }
}
