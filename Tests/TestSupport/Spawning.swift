internal import CTestSupport
package import Glibc

/// The two ends of a pipe, numbered above the descriptors that a new program is given.
package struct Pipe {
  /// The read end.
  package let reading: Int32
  /// The write end.
  package let writing: Int32

  /// Opens a pipe; `nil` if no descriptors are left.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe ctestsupport_open_pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// Returns the path of a program that was built beside the tests.
package func builtProgram(_ name: String) -> String {
  var folder = [CChar](repeating: 0, count: 4096)
  unsafe ctestsupport_program_folder(&folder, folder.count)
  return text(folder) + name
}

/// Starts a program in a fixed environment and returns its process ID, or -1.
///
/// There is no sound device and no program that could play instead: a test that needs one says so
/// in `more`, whose variables come first.
package func spawn(
  _ words: [String], input: Int32, output: Int32, third: Int32?, more: [String] = []
) -> pid_t {
  // The runtime's own crash report would follow the program's last output; the thread sanitizer
  // would sleep for a second before each exit.
  let environment =
    more + [
      "TERM=xterm-256color", "LANG=C.UTF-8", "TZ=UTC", "PATH=/nowhere", "ALSA_CONFIG_PATH=/nowhere",
      "SWIFT_BACKTRACE=enable=no", "TSAN_OPTIONS=atexit_sleep_ms=0",
    ]
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
  unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
  if let third { unsafe posix_spawn_file_actions_adddup2(&actions, third, 3) }
  var process: pid_t = -1
  let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
  let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
  defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
  let failure = unsafe posix_spawn(&process, words[0], &actions, nil, arguments, variables)
  return failure == 0 ? process : -1
}
