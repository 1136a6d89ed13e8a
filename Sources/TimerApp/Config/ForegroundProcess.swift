internal import Alarms
internal import Glibc
internal import Runtime
internal import TerminalIO

/// A program that has the terminal until it ends, started without a shell.
enum ForegroundProcess {
  /// How it ended.
  enum Ending: Hashable, Sendable {
    case exited(Int32)
    case killed(by: Int32)
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
    case .success(let id): return wait(for: id)
    case .failure(let failure): return .failed(failure.code)
    }
  }

  /// Starts a program, found in `PATH` unless its name has a slash, with the signals that this one was
  /// started with.
  static func start(
    _ words: [String], _ signals: InheritedSignals = .atStart
  ) -> Result<pid_t, StreamFailure> {
    let started = spawn(words, signals)
    guard case .failure(let failure) = started, failure.code == ENOEXEC, let name = words.first
    else { return started }
    // A script without a first line that names its shell is one of sh's, as for execvp(3).
    let path = SearchPath(Console.environment("PATH")).find(name)
    return spawn(["/bin/sh", path ?? name] + words.dropFirst(), signals)
  }

  private static func spawn(
    _ words: [String], _ signals: InheritedSignals
  ) -> Result<pid_t, StreamFailure> {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    signals.apply(to: &attributes)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var id: pid_t = 0
    let failure = unsafe posix_spawnp(&id, words.first ?? "", nil, &attributes, &arguments, environ)
    return failure == 0 ? .success(id) : .failure(StreamFailure(code: failure))
  }

  private static func wait(for id: pid_t) -> Ending {
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return .failed(errno) }
    }
    return Ending(waitStatus: status)
  }
}

extension ForegroundProcess.Ending {
  /// Reads the status of waitpid(2) of a program that has ended.
  init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: signal)
  }
}

extension ForegroundProcess.Ending: CustomStringConvertible {
  /// The ending in words that follow the program's name.
  var description: String {
    switch self {
    case .exited(let status): "ended with status \(status)"
    case .killed(let signal): "was killed by signal \(signal)"
    case .failed(let code): "can’t be started: \(Self.words(of: code))"
    }
  }

  private static func words(of code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
