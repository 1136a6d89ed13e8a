import TestSupport
import Testing

/// The completions of the built program, in the shells themselves.
@Suite(.timeLimit(.minutes(5)))
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
        // Each shell has its own way to show a folder, and a value after an equals sign.
        let word = match.hasPrefix("--") ? match.drop { $0 != "=" }.dropFirst() : match[...]
        let value = line.contains("=") && !word.isEmpty ? word : match[...]
        return String(value.hasSuffix("/") ? value.dropLast() : value)
      })
  }

  private static let days: Set<String> = [
    "today", "tomorrow", "mon", "tue", "wed", "thu", "fri", "sat", "sun",
  ]

  private static let cases: [(String, Set<String>)] = [
    ("", ["until", "sounds", "config", "pairs", "help"]), ("until ", days),
    ("until t", ["today", "tomorrow", "tue", "thu"]),
    ("--so", ["--sound"]), ("5m --glyphs q", ["quadrant"]), ("5m --glyphs=q", ["quadrant"]),
    ("5m --sound tu", ["tune.wav"]), ("5m --sound=to", ["tower"]), ("5m --sound n", ["none"]),
    ("5m --sound songs/", ["songs/a.wav"]), ("sounds ", ["play", "export", "devices"]),
    ("sounds play tu", ["tune.wav"]), ("sounds play n", []), ("sounds export ", ["songs"]),
    ("5m --inl", ["--inline", "--inline="]), ("5m --ring --pi", []), ("5m --ring sou", []),
    ("5m --fill --swe", []), ("5m --js", []), ("5m --dry-run --js", ["--json"]),
    ("config ", ["path", "show", "check", "edit"]), ("config check tu", ["tune.wav"]),
    ("config show --j", ["--json"]),
    ("5m --suspend ", ["count", "pause"]), ("sounds devices --a", ["--all"]), ("--name ", []),
  ]

  @Test("Each shell offers what is accepted, and nothing else", arguments: CompletingShell.allCases)
  func matches(shell: CompletingShell) throws {
    for (line, expected) in Self.cases {
      var found = try matches(shell, line)
      // Zsh and fish show what lies in a folder without the folder's name.
      if line.hasSuffix("songs/"), found == ["a.wav"] { found = ["songs/a.wav"] }
      // Fish offers matches within a word where none begins with it.
      if shell == .fish { found = found.filter { line.hasSuffix(" ") || Self.begins($0, line) } }
      #expect(found == expected, "\(shell): timer \(line)")
    }
  }

  private static func begins(_ match: String, _ line: String) -> Bool {
    let word = line.split(separator: " ").last ?? ""
    return match.hasPrefix(word.split(separator: "=").last ?? "")
  }
}
