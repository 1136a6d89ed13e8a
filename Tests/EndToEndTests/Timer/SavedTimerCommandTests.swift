import TestSupport
import Testing

/// Saving timers with the built program, and starting them by name.
@Suite(.serialized)
struct SavedTimerCommandTests {
  private static let file = ".config/timer/config.toml"
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// Runs the program to its end and expects its status; returns the terminal's text.
  private func text(_ arguments: String..., status: Int32 = 0) throws -> String {
    let session = try builtTimer(arguments) {
      $0.environment = ["HOME=\(home.path)"]
      $0.columns = 200
    }
    #expect(session.next() == .exited(status))
    return session.trace.text
  }

  @Test("A timer is saved beside comments, replaced, listed and started by its name")
  func save() throws {
    try home.write(Array("# mine\nvolume = 60\n".utf8), to: Self.file)
    #expect(
      try text("25m=Work", "15m=Long break", "--rounds", "4", "--save", "Focus")
        == "saved: Focus · 25m=Work 15m=Long break · 4 rounds · start it with timer focus\r\n")
    let saved = String(decoding: try #require(home.read(Self.file)), as: UTF8.self)
    #expect(saved.hasPrefix("# mine\nvolume = 60\n") && saved.contains("rounds = 4"))
    #expect(
      try text("focus", "--dry-run").hasPrefix(
        "4 rounds of Work 25 min, Long break 15 min · 2 h 40 min · ends"))
    #expect(
      try text("focus", "--rounds", "1", "--finally", "30m=Lunch", "--save", "focus")
        .hasPrefix("replaced: focus · 25m=Work 15m=Long break · finally 30m=Lunch"))
    let list = try text("list", "--saved")
    #expect(list.contains("focus") && list.contains("pomodoro") && !list.contains("4m"))
    #expect(try text("FOCUS", "--dry-run").hasPrefix("Work 25 min, Long break 15 min (last: Lunch"))
  }

  @Test("A settings file with mistakes isn’t changed")
  func mistakes() throws {
    try home.write(Array("volume = 101\n".utf8), to: Self.file)
    let text = try text("5m", "--save", "Tea", status: 73)
    #expect(text.contains("can’t be saved until the mistakes are corrected"))
    #expect(home.read(Self.file) == Array("volume = 101\n".utf8))
  }

  @Test("The pomodoro is built in")
  func pomodoro() throws {
    #expect(
      try text("pomodoro", "--dry-run").hasPrefix(
        "4 rounds of Work 25 min, Break 5 min (last: Long break 15 min) · 2 h 10 min"))
  }
}
