internal import CSystem
internal import Glibc

/// A program to start, and what it inherits.
///
/// The corresponding C function is `posix_spawn`.
package struct Spawn {
  /// The path of the program; a name without a slash is looked up in `PATH`.
  package var program: String
  /// The arguments, beginning with the program’s name (`argv[0]`).
  package var words: [String]
  /// Additional environment variables, each as `NAME=value`.
  package var variables: [String] = []
  /// A descriptor to pass on, and its number in the new program.
  package var descriptor: (from: Int32, to: Int32)?
  /// The streams to redirect to `/dev/null`.
  package var discardedStreams: [Int32] = []
  /// Whether it leads its own session.
  package var leadsSession = false
  /// The signals to block in it; `nil` inherits the mask of the calling thread.
  package var blockedSignals: Set<Int32>?
  /// The signals to reset to their default actions.
  package var standardSignals: [Int32] = []

  /// Creates a program that inherits everything.
  package init(_ program: String, _ words: [String]) {
    (self.program, self.words) = (program, words)
  }

  /// Starts the program and returns its process ID.
  package func start() throws(ErrorNumber) -> Int32 {
    var files = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&files)
    defer { unsafe posix_spawn_file_actions_destroy(&files) }
    if let (from, to) = descriptor { unsafe posix_spawn_file_actions_adddup2(&files, from, to) }
    for stream in discardedStreams {
      unsafe posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var flags = Int16(POSIX_SPAWN_SETSIGDEF)
    if leadsSession { flags |= csystem_spawn_session_flag() }
    if let blockedSignals {
      flags |= Int16(POSIX_SPAWN_SETSIGMASK)
      var blocked = Self.set(blockedSignals)
      unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    }
    var standard = Self.set(standardSignals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &standard)
    unsafe posix_spawnattr_setflags(&attributes, flags)
    var process: pid_t = 0
    let failure = unsafe CStrings.with(words) { words in
      unsafe CStrings.withEnvironment(adding: variables) { variables in
        unsafe posix_spawnp(&process, program, &files, &attributes, words, variables)
      }
    }
    guard failure == 0 else { throw ErrorNumber(code: failure) }
    return process
  }

  private static func set(_ signals: some Sequence<Int32>) -> sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    return set
  }
}
