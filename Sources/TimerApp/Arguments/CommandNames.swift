internal import Cells
internal import Countdowns
internal import Texts

/// The names of all commands, and the suggestions for misspelled ones.
enum CommandNames {
  /// The commands for running timers, in the order of the help.
  static let control: [Completion.Candidate] = [
    .init("list", "list running timers"), .init("status", "print the state of a timer"),
    .init("attach", "show a running timer in this terminal"),
    .init("dashboard", "show all running timers"),
    .init("wait", "wait until the time of a timer is over"), .init("pause", "pause a timer"),
    .init("resume", "resume a paused or unfinished timer"),
    .init("toggle", "pause or resume a timer"),
    .init("restart", "restart a timer or its current step"), .init("undo", "undo a restart"),
    .init("add", "add time to a timer"),
    .init("take", "take time from a timer"), .init("skip", "go to the next step"),
    .init("back", "go back to the previous step"), .init("finish", "end a timer now"),
    .init("acknowledge", "stop a ringing alarm"),
    .init("snooze", "snooze a ringing alarm"), .init("lap", "end a lap of a stopwatch"),
    .init("cancel", "cancel a timer"),
    .init("history", "list past timers"), .init("up", "count up, as a stopwatch"),
  ]

  /// All commands except `help`.
  static let commands: [Completion.Candidate] =
    [
      .init("sounds", "listen to sounds and choose one"),
      .init("config", "show, check or edit the settings"),
      .init("pairs", "find the pairs of cards"), .init("clock", "show the time of day"),
    ] + control

  /// The names of all commands.
  static let all = commands.map(\.text) + ["help"]

  /// Aliases of commands, as in other programs.
  private static let aliases = [
    "stop": "cancel", "rm": "cancel", "ok": "acknowledge", "ls": "list", "version": "--version",
  ]

  /// Returns whether a name is reserved for a command, so that no saved timer can have it.
  static func isReserved(_ name: String) -> Bool { all.contains(name) || aliases[name] != nil }

  /// Returns whether a word is one of the commands for running timers.
  static func isControl(_ word: String) -> Bool { control.contains { $0.text == word } }
}

// MARK: - Words

extension CommandNames {
  /// Returns a command line in canonical form: `stop tea` becomes `cancel tea`, `add tea 2m` and
  /// `+2m tea` become `add 2m tea`, and `help add` becomes `add --help`.
  static func spelledOut(_ words: [String]) -> [String] {
    guard let first = words.first else { return words }
    if first == "help", words.count > 1, words[1] != "help", all.contains(words[1]) {
      // Further words may be subcommands; anything after an option is ignored.
      return words.dropFirst().prefix { !$0.hasPrefix("-") } + ["--help"]
    }
    if first.hasPrefix("+"), isSpan(String(first.dropFirst())) {
      return ["add", String(first.dropFirst())] + words.dropFirst()
    }
    let command = aliases[first] ?? first
    let rest = Array(words.dropFirst())
    guard ["add", "take"].contains(command),
      let start = rest.firstIndex(where: { !$0.hasPrefix("-") }),
      let end = rest.lastIndex(where: { !$0.hasPrefix("-") }), start < end,
      !isSpan(rest[start]), isSpan(rest[end])
    else { return [command] + rest }
    return [command, rest[end]] + rest[..<end] + rest[(end + 1)...]
  }

  private static func isSpan(_ word: String) -> Bool { (try? SpanArgument.parse(word)) != nil }

  /// Returns the error for `help` with an unknown command; `nil` for any other command line.
  static func refusalOfHelp(_ words: [String]) -> String? {
    guard words.first == "help", let word = words.dropFirst().first, !word.hasPrefix("-"),
      !all.contains(word)
    else { return nil }
    let hint =
      nearest(to: word).map { "did you mean “help \($0)”?" }
      ?? "\(CalledName.text) --help-all lists all commands"
    return "unknown command “\(TextWidth.truncated(word, to: longestWord))”; \(hint)"
  }

  /// Returns an error with a suggestion for a command line whose first word is a misspelled
  /// command; `nil` otherwise.
  static func refusal(of words: [String]) -> String? {
    guard let word = words.first, isStray(word), !all.contains(word), let near = nearest(to: word)
    else { return nil }
    return "“\(word)” is neither a time nor a command; did you mean “\(near)”?"
  }

  private static func isStray(_ word: String) -> Bool {
    do throws(ReadingError) {
      _ = try Reading(words: [word])
      return false
    } catch {
      return error == .stray(word)
    }
  }

  /// The maximum width of a quoted word in columns.
  private static let longestWord = 40

  private static func nearest(to word: String) -> String? {
    NearestNames.nearest(to: word, among: all).first
  }
}
