internal import Glibc

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
  static func run(_ words: [String]) -> Ending {
    let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, action) in before { _ = signal(number, action) } }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    takeUsualSignals(&attributes)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var id: pid_t = 0
    let failure = unsafe posix_spawnp(&id, words.first ?? "", nil, &attributes, &arguments, environ)
    return failure == 0 ? wait(for: id) : .failed(failure)
  }

  private static func wait(for id: pid_t) -> Ending {
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return .failed(errno) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: signal)
  }

  /// Gives the program the signals that are ignored here, or blocked in this thread.
  private static func takeUsualSignals(_ attributes: inout posix_spawnattr_t) {
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    var standard = sigset_t()
    unsafe sigemptyset(&standard)
    for number in [SIGINT, SIGQUIT, SIGXFSZ] { unsafe sigaddset(&standard, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &standard)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
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
