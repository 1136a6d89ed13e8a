internal import Cells
internal import Countdowns
package import Texts

/// The names of all commands, and the suggestions for misspelled ones.
package enum CommandNames {
  /// The commands for running timers, in the order of the help.
  package static let control: [Completion.Candidate] = [
    .init("list", "list running timers"), .init("status", "print the state of a timer"),
    .init("attach", "show a running timer in this terminal"),
    .init("share", "share a timer with other screens"),
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
  package static let commands: [Completion.Candidate] =
    [
      .init("sounds", "listen to sounds and choose one"),
      .init("config", "show, check or edit the settings"),
      .init("pairs", "find the pairs of cards"), .init("clock", "show the time of day"),
      .init("doctor", "report what this machine offers"),
    ] + control

  package static let all = commands.map(\.text) + ["help"]

  /// Aliases of commands, as in other programs.
  private static let aliases = [
    "stop": "cancel", "rm": "cancel", "ok": "acknowledge", "ls": "list", "version": "--version",
  ]

  /// Returns whether a name is reserved for a command, so that no saved timer can have it.
  static func isReserved(_ name: String) -> Bool { all.contains(name) || aliases[name] != nil }

  /// Returns whether a word is one of the commands for running timers.
  package static func isControl(_ word: String) -> Bool { control.contains { $0.text == word } }
}

// MARK: - Words

extension CommandNames {
  /// Returns a command line in canonical form: `stop tea` becomes `cancel tea`, `add tea +2m` and
  /// `+2m tea` become `add 2m tea`, `help add` becomes `add --help`, and a room is attached to.
  package static func spelledOut(_ words: [String]) -> [String] {
    guard let first = words.first else { return words }
    if first == "help", words.count > 1, words[1] != "help", all.contains(words[1]) {
      // Further words may be subcommands; anything after an option is ignored.
      return words.dropFirst().prefix { !$0.hasPrefix("-") } + ["--help"]
    }
    if first.hasPrefix("+"), isSpan(String(first.dropFirst())) {
      return ["add", String(first.dropFirst())] + words.dropFirst()
    }
    if TargetArguments.isRoom(first) { return ["attach"] + words }
    var command = aliases[first] ?? first
    var rest = Array(words.dropFirst())
    guard ["add", "take"].contains(command) else { return [command] + rest }
    if let place = rest.firstIndex(where: isSigned) {
      // Adding -2m is taking 2m; nothing else can be meant by taking -2m.
      if rest[place].hasPrefix("-") { command = "take" }
      rest[place].removeFirst()
    }
    guard let start = rest.firstIndex(where: { !$0.hasPrefix("-") }),
      let end = rest.lastIndex(where: { !$0.hasPrefix("-") }), start < end,
      !isSpan(rest[start]), isSpan(rest[end])
    else { return [command] + rest }
    return [command, rest[end]] + rest[..<end] + rest[(end + 1)...]
  }

  /// Returns whether a word is a span with a sign.
  private static func isSigned(_ word: String) -> Bool {
    (word.hasPrefix("+") || word.hasPrefix("-")) && isSpan(String(word.dropFirst()))
  }

  private static func isSpan(_ word: String) -> Bool { (try? SpanArgument.parse(word)) != nil }

  /// Returns the error for `help` with an unknown command; `nil` for any other command line.
  package static func refusalOfHelp(_ words: [String], program: String) -> String? {
    guard words.first == "help", let word = words.dropFirst().first, !word.hasPrefix("-"),
      !all.contains(word)
    else { return nil }
    let near = meant[word] == nil ? NearestNames.nearest(to: word, among: all).first : nil
    let hint = near.map { "did you mean “help \($0)”?" } ?? meant[word].map { "use \($0)" }
    return "unknown command “\(TextWidth.truncated(word, to: longestWord))”; "
      + (hint ?? "\(program) --help-all lists all commands")
  }

  /// The maximum width of a quoted word in columns.
  private static let longestWord = 40
}

// MARK: - Suggestions

extension CommandNames {
  /// Words that people try, and what to use instead.
  static let meant: [String: String] = [
    "abort": "cancel", "kill": "cancel",
    "end": "cancel, or finish to end it as if its time had run out",
    "quit": "cancel", "delete": "cancel, or the app to delete a saved timer",
    "remove": "cancel, or the app to delete a saved timer",
    "continue": "resume", "unpause": "resume", "reset": "restart", "next": "skip", "prev": "back",
    "previous": "back", "extend": "add", "subtract": "take", "dismiss": "acknowledge",
    "silence": "acknowledge", "ps": "list", "timers": "list", "saved": "list --saved",
    "show": "status, or attach to see it", "view": "attach", "watch": "attach", "open": "attach",
    "join": "attach", "subscribe": "attach", "publish": "share", "broadcast": "share",
    "unshare": "share --stop",
    "log": "history", "stats": "history --totals", "stopwatch": "up", "count": "up",
    "edit": "config edit, or the app to edit a saved timer", "settings": "config edit",
    "options": "--help-all", "new": "a time such as 5m, or the app", "create": "--save NAME",
    "save": "--save NAME", "start": "a time such as 5m, or the name of a saved timer",
    "run": "a time such as 5m, or the name of a saved timer", "game": "pairs",
    "play": "sounds play", "probe": "doctor", "diagnose": "doctor", "info": "doctor",
    "completion": "--generate-completion-script bash, zsh or fish",
    "completions": "--generate-completion-script bash, zsh or fish",
  ]

  /// The words that may precede a time or the name of a saved timer.
  private static let starts: Set = ["start", "run"]

  /// Returns a command line without a leading `start` or `run`, unless a saved timer has such a
  /// name.
  package static func withoutStart(
    _ words: [String], saved: @autoclosure () -> [NamedTimer]
  ) -> [String] {
    guard words.count > 1, let first = words.first, starts.contains(first),
      NamedTimer.named(operands(words), among: saved()) == nil
    else { return words }
    return Array(words.dropFirst())
  }

  /// Returns an error with a suggestion for a command line that begins with a misspelled command or
  /// the misspelled name of a saved timer, or with a word that people try; `nil` otherwise.
  package static func refusal(of words: [String], saved: @autoclosure () -> [NamedTimer] = [])
    -> String?
  {
    guard let word = words.first, isStray(word), !all.contains(word) else { return nil }
    let name = operands(words).joined(separator: " ")
    let meant = meant[word.lowercased()]
    let timer = NearestNames.nearest(to: name, among: saved().map(\.name)).first
    let command = meant == nil ? NearestNames.nearest(to: word, among: all + ["until"]).first : nil
    let near = [timer, command].compactMap(\.self).map { "“\($0)”" }.joined(separator: " or ")
    let hint = near.isEmpty ? meant.map { "use \($0)" } : "did you mean \(near)?"
    let typed = TextWidth.truncated(timer == nil ? word : name, to: longestWord)
    return hint.map { "“\(typed)” is neither a time nor a command; \($0)" }
  }

  /// Returns the words before the first option.
  private static func operands(_ words: [String]) -> [String] {
    Array(words.prefix { !$0.hasPrefix("-") })
  }

  private static func isStray(_ word: String) -> Bool {
    do throws(ReadingError) {
      _ = try Reading(words: [word])
      return false
    } catch { return error == .stray(word) }
  }
}
