import Glibc
import TestSupport
import Testing

/// The built program's completions, in real shells.
struct TimerCompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([], to: "songs/a.wav")
    try folder.write([], to: "tune.wav")
  }

  private func matches(_ shell: CompletingShell, _ line: String) throws -> Set<String> {
    Set(
      try shell.matches("timer", line, in: folder).map { match in
        // Shells differ in how they show a folder, and a value after an equals sign.
        let word = match.hasPrefix("--") ? match.drop { $0 != "=" }.dropFirst() : match[...]
        let value = line.contains("=") && !word.isEmpty ? word : match[...]
        return String(value.hasSuffix("/") ? value.dropLast() : value)
      })
  }

  private static let days: Set<String> = [
    "today", "tomorrow", "mon", "tue", "wed", "thu", "fri", "sat", "sun",
  ]

  private static let controls = [
    "list", "status", "attach", "dashboard", "wait", "pause", "resume", "toggle", "restart",
    "undo", "add", "take", "skip", "back", "finish", "acknowledge", "snooze", "lap", "cancel",
    "history", "share", "up",
  ]

  private static let cases: [(String, Set<String>)] = [
    (
      "",
      Set(["until", "sounds", "config", "pairs", "help", "clock", "doctor", "pomodoro"] + controls)
    ),
    ("until ", days),
    ("until t", ["today", "tomorrow", "tue", "thu"]),
    ("--so", ["--sound"]), ("5m --glyphs q", ["quadrant"]), ("5m --glyphs=q", ["quadrant"]),
    ("5m --sound tu", ["tune.wav"]), ("5m --sound=to", ["tower"]), ("5m --sound n", ["none"]),
    ("5m --sound songs/", ["songs/a.wav"]), ("sounds ", ["play", "export", "devices"]),
    ("sounds play tu", ["tune.wav"]), ("sounds play n", []), ("sounds export ", ["songs"]),
    ("5m --inl", ["--inline", "--inline="]), ("5m --ring --pi", []), ("5m --ring sou", []),
    ("5m --fill --swe", []), ("5m --format {state} --js", []), ("5m --js", ["--json"]),
    ("config ", ["path", "show", "check", "edit"]), ("config check tu", ["tune.wav"]),
    ("config show --j", ["--json"]),
    ("5m --suspend ", ["count", "pause"]), ("sounds devices --a", ["--all"]), ("--name ", []),
    ("pa", ["pairs", "pause"]), ("help pa", ["pairs", "pause"]), ("5m pa", []),
    ("5m --format w", ["waybar"]), ("5m --format=po", ["polybar"]),
    ("5m --every 1", ["1s", "100ms", "1%"]), ("5m --plan tu", ["tune.wav"]),
    ("5m --json --fo", []), ("5m --mark 1m=true --mar", ["--mark"]), ("5m -- tu", ["tune.wav"]),
    ("pause ", []), ("pause --a", ["--all"]), ("add 5m ", []), ("status --ev", []),
    ("status --follow --ev", ["--every"]), ("status --format i3b", ["i3blocks"]),
    ("attach --pi", ["--pie"]), ("resume --m", ["--max-age"]), ("history --s", ["--since"]),
    ("up --t", ["--to", "--tenths", "--tick", "--tick="]), ("up --ro", []),
    ("up --to 5m -- tu", ["tune.wav"]),
  ]

  @Test(
    "Bash ends a word with a space unless a value can follow",
    arguments: [
      ("--dry-r", ["--dry-run "]), ("5m --glyphs q", ["quadrant "]),
      ("up --tic", ["--tick", "--tick="]),
    ])
  func spaces(_ line: String, _ words: [String]) throws {
    #expect(try CompletingShell.bash.matches("timer", line, in: folder, spaces: true) == words)
  }

  @Test("Each shell offers exactly what is accepted", arguments: CompletingShell.allCases)
  func matches(shell: CompletingShell) throws {
    for (line, expected) in Self.cases {
      var found = try matches(shell, line)
      // Zsh and fish show a folder's content without the folder's name.
      if line.hasSuffix("songs/"), found == ["a.wav"] { found = ["songs/a.wav"] }
      // Fish offers substring matches if there are no prefix matches.
      if shell == .fish { found = found.filter { line.hasSuffix(" ") || Self.begins($0, line) } }
      #expect(found == expected, "\(shell): timer \(line)")
    }
  }

  @Test("Timers are offered by name: running ones, and unfinished ones to resume")
  func timers() throws {
    let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    let output = try #require(Pipe())
    let timer = spawn(
      [builtProgram("timer"), "1h", "--name", "green tea", "--mute"], input: nothing,
      output: output.writing, third: nil, more: ["HOME=\(folder.path)"])
    close(nothing)
    close(output.writing)
    defer { close(output.reading) }
    try #require(timer > 0)
    // The first line appears once the timer can be queried.
    let first = readAvailable(output.reading)
    let lines = ["pause ", "pause green ", "add 5m gr", "resume "]
    let found = Result {
      try CompletingShell.allCases.map { shell in try lines.map { try matches(shell, $0) } }
    }
    kill(timer, SIGKILL)
    var status: Int32 = 0
    #expect(unsafe waitpid(timer, &status, 0) == timer)
    #expect(!first.isEmpty)
    for names in try found.get() { #expect(names == [["green"], ["tea"], ["green"], []]) }
    for shell in CompletingShell.allCases {
      #expect(try matches(shell, "pause ") == [])
      #expect(try matches(shell, "resume green t") == ["tea"])
    }
  }

  private static func begins(_ match: String, _ line: String) -> Bool {
    let word = line.split(separator: " ").last ?? ""
    return match.hasPrefix(word.split(separator: "=").last ?? "")
  }
}
