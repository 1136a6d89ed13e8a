import TestSupport

/// Tests that run the built program’s commands with their own folders.
protocol ControlCommands {
  /// The folder of sockets, records and history.
  var folder: TemporaryFolder { get }
}

extension ControlCommands {
  /// Returns a folder for them.
  static func privateFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    folder.setMode(0o700, of: ".")
    return folder
  }

  var variables: [String: String] {
    [
      "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path, "PATH": "/nowhere",
      "TIMER_AUDIO_DEVICE": "nosuch",
    ]
  }

  /// Returns the output of a command.
  func output(_ words: String...) -> String {
    Documents.output(of: builtProgram("timer"), words, variables)
  }

  /// Whether the timer called tea is running.
  var isRunning: Bool { output("status", "tea").hasPrefix("tea: running") }

  /// Runs a command to its end and returns its exit status.
  func status(_ words: String...) throws -> TerminalSession.Report? {
    try session(words).next()
  }

  func session(
    _ words: [String], _ more: [String] = [], pipesOutput: Bool = false
  ) throws -> TerminalSession {
    try builtTimer(words) {
      $0 = launchOptions(more)
      $0.pipesOutput = pipesOutput
    }
  }

  func launchOptions(_ more: [String] = []) -> TerminalSession.LaunchOptions {
    var options = TerminalSession.LaunchOptions()
    // The argument parser leaks when a command ends early.
    options.environment =
      more + variables.map { "\($0.key)=\($0.value)" } + ["ASAN_OPTIONS=detect_leaks=0"]
    options.columns = 200
    return options
  }
}
