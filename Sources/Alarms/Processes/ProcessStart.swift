internal import Glibc

/// How a program is started: without a shell, reading from `/dev/null`, its errors dropped to protect
/// the screen.
struct ProcessStart {
  /// The path of the program.
  var path: String
  /// The arguments after the program's name.
  var arguments: [String]
  /// Variables beside those of this program, each as `NAME=value`; they replace others.
  var variables: [String] = []
  /// The descriptor that becomes its standard output; by default, output is discarded.
  var output: Int32?
  /// A descriptor that it inherits as `/dev/fd/3`.
  var file: Int32?
  /// Whether it leads a process group of its own, which the keyboard's signals don't reach.
  var leadsGroup = false

  /// Starts the program and returns its process; `nil` if that fails.
  func spawn() -> pid_t? {
    var files = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&files)
    defer { unsafe posix_spawn_file_actions_destroy(&files) }
    unsafe posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    if let output {
      unsafe posix_spawn_file_actions_adddup2(&files, output, 1)
    } else {
      unsafe posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    }
    unsafe posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
    if let file { unsafe posix_spawn_file_actions_adddup2(&files, file, 3) }

    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    setAttributes(&attributes)

    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var settings = unsafe environment().map { unsafe strdup($0) } + [nil]
    defer { unsafe settings.forEach { unsafe free($0) } }
    var id: pid_t = 0
    let failure = unsafe posix_spawn(&id, path, &files, &attributes, &words, &settings)
    return failure == 0 ? id : nil
  }

  /// Returns this program's variables with the others in place of those of the same names.
  private func environment() -> [String] {
    var inherited: [String] = []
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      inherited.append(unsafe String(cString: text))
      unsafe entry += 1
    }
    let names = Set(variables.map(Self.name))
    return inherited.filter { !names.contains(Self.name($0)) } + variables
  }

  private static func name(_ variable: String) -> Substring { variable.prefix { $0 != "=" } }

  /// Resets the signals to what a program started by a shell expects.
  private func setAttributes(_ attributes: inout posix_spawnattr_t) {
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    var standard = sigset_t()
    unsafe sigemptyset(&standard)
    for signal in [SIGTTIN, SIGTTOU, SIGPIPE, SIGINT, SIGTERM, SIGTSTP] {
      unsafe sigaddset(&standard, signal)
    }
    unsafe posix_spawnattr_setsigdefault(&attributes, &standard)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if leadsGroup {
      unsafe posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETPGROUP
    }
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
  }
}
