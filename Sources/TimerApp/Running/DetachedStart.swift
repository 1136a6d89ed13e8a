internal import CSystem
internal import Clocks
internal import Glibc
internal import Runtime
internal import TerminalIO

/// Starts a countdown without a terminal: the program starts itself again, in a session of its own,
/// and waits until that process reports the name of its countdown.
@MainActor
enum DetachedStart {
  /// The variable by which the second program knows that it is the countdown: the descriptor to write
  /// its name to, and the three clocks at the start of the first.
  private static let variable = "TIMER_DETACHED_START"

  /// The readings of the clocks at the start.
  typealias Clocks = (boottime: Duration, monotonic: Duration, realtime: Duration)

  /// A countdown that was started by another process.
  struct Child {
    /// The descriptor to which its name is written.
    var descriptor: Int32
    var start: Clocks
  }

  /// The readings of the clocks now.
  static var clocks: Clocks {
    (SystemClock.boottime.now, SystemClock.monotonic.now, SystemClock.realtime.now)
  }

  /// The values that the first program passed to this one; `nil` if this is the first.
  static let child: Child? = {
    guard let text = Console.environment(variable) else { return nil }
    unsafe unsetenv(variable)
    // It was started by another path, which pgrep and top would show.
    unsafe csystem_name_process(CalledName.text)
    let parts = text.split(separator: " ").compactMap { Int64($0) }
    guard parts.count == 4, let descriptor = Int32(exactly: parts[0]), descriptor > 2,
      fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    else { return nil }
    // Whoever started the first program may wait until its other descriptors are closed.
    csystem_close_from(descriptor + 1)
    let times = parts.dropFirst().map { Duration.nanoseconds($0) }
    return Child(descriptor: descriptor, start: (times[0], times[1], times[2]))
  }()

  /// What became of a start.
  enum Launch {
    /// The countdown runs: its name, and how its time was understood.
    case started(name: String, echo: String?)
    /// The process has ended with a status, after it said why.
    case failed(status: Int32)
  }

  /// Starts the countdown, prints its name and ends this program.
  static func run(_ start: Clocks) -> Never {
    switch launch(ProgramArguments.words, start, isSilent: false) {
    case .failed(let status): exit(status)
    case .started(let name, let echo):
      if StandardStreams.isTerminal(1), let echo {
        let shown = echo.hasPrefix("\(name): ") ? echo : "\(name): \(echo)"
        TimerTool.console.print("\(shown) · \(CalledName.command("attach", name))")
      } else {
        TimerTool.console.output(name)
      }
      exit(0)
    }
  }

  /// Starts the countdown of a command line and waits until it runs; a silent one writes nothing to the
  /// streams of this program.
  static func launch(_ words: [String], _ start: Clocks, isSilent: Bool = true) -> Launch {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return fail(errno, isSilent) }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let times = [start.boottime, start.monotonic, start.realtime]
    let readings = ([Int64(childDescriptor)] + times.map { Int64($0 / .nanoseconds(1)) }).map {
      "\($0)"
    }
    let setting = "\(variable)=\(readings.joined(separator: " "))"
    let (process, failure) = spawn(words, setting, reporting: ends[1], isSilent: isSilent)
    close(ends[1])
    guard failure == 0 else { return fail(failure, isSilent) }
    // Whoever draws meanwhile doesn't wait forever.
    guard !isSilent || isReadable(ends[0], within: silentPatience) else {
      return .failed(status: 69)
    }
    guard let bytes = try? StandardStreams.read(ends[0], upTo: 4096), !bytes.isEmpty else {
      return .failed(status: status(of: process))
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    let echo = lines.dropFirst().first.map {
      String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
    return .started(name: String(decoding: lines.first ?? [], as: UTF8.self), echo: echo)
  }

  /// Reports the name and how the time was understood, and releases the streams of the shell.
  static func report(_ name: String, _ echo: String, to descriptor: Int32) {
    StandardStreams.release()
    _ = StandardStreams.write(Array((name + "\n" + echo + "\n").utf8), to: descriptor)
    close(descriptor)
  }

  private static let childDescriptor: Int32 = 3

  private static func fail(_ code: Int32, _ isSilent: Bool) -> Launch {
    let words = "the countdown can’t be started: \(StreamFailure(code: code))"
    if !isSilent { TimerTool.console.fail(words, status: 71) }
    return .failed(status: 71)
  }

  /// How long a silent start may take.
  private static let silentPatience = Duration.seconds(5)

  private static func isReadable(_ descriptor: Int32, within limit: Duration) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&state, 1, Int32(limit / .milliseconds(1))) > 0
  }

  /// Returns the environment with one more variable; other threads may read the program's own.
  private static func environment(with setting: String) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = unsafe [strdup(setting)]
    var place = unsafe environ
    while let variable = unsafe place.pointee {
      unsafe variables.append(strdup(variable))
      unsafe place += 1
    }
    return unsafe variables + [nil]
  }

  private static func spawn(
    _ words: [String], _ setting: String, reporting descriptor: Int32, isSilent: Bool
  ) -> (process: pid_t, failure: Int32) {
    var files = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&files)
    defer { unsafe posix_spawn_file_actions_destroy(&files) }
    unsafe posix_spawn_file_actions_adddup2(&files, descriptor, childDescriptor)
    for stream: Int32 in isSilent ? [0, 1, 2] : [] {
      unsafe posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // A shell starts background jobs with the keyboard's signals ignored, as nohup does with
    // SIGHUP. This process is out of the terminal's reach, so such a signal is always sent on
    // purpose.
    var standard = sigset_t()
    unsafe sigemptyset(&standard)
    for signal in [SIGHUP, SIGINT, SIGQUIT] { unsafe sigaddset(&standard, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &standard)
    unsafe posix_spawnattr_setflags(
      &attributes, csystem_spawn_session_flag() | Int16(POSIX_SPAWN_SETSIGDEF))
    let all = ProgramArguments.all.prefix(1) + words
    var words = unsafe all.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var variables = unsafe environment(with: setting)
    defer { unsafe variables.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let failure = unsafe posix_spawn(
      &process, "/proc/self/exe", &files, &attributes, &words, &variables)
    return (process, failure)
  }

  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
