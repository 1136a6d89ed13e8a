internal import Cells
internal import Texts

/// The command lines of the commands for running timers, for shell completion.
enum ControlSyntax {
  /// The names of timers with their states; each closure looks them up.
  struct Names: Sendable {
    let running: @Sendable () -> [Completion.Candidate]
    let paused: @Sendable () -> [Completion.Candidate]
    let unfinished: @Sendable () -> [Completion.Candidate]
  }

  /// The commands, in the order of `ControlRoot`.
  static let commands: [Completion.Candidate] = [
    .init("list", "list the running timers"), .init("status", "print the state of a timer"),
    .init("attach", "show a running timer in this terminal"),
    .init("wait", "wait until a timer ends"), .init("pause", "pause a timer"),
    .init("resume", "continue a paused or an unfinished timer"),
    .init("toggle", "pause a timer or continue it"),
    .init("restart", "start a timer or its step again"), .init("add", "add time to a timer"),
    .init("take", "take time from a timer"), .init("skip", "go to the next step"),
    .init("back", "go back to the previous step"), .init("finish", "end a timer now"),
    .init("acknowledge", "stop an alarm that rings"),
    .init("snooze", "let an alarm ring again later"), .init("lap", "end a lap of a stopwatch"),
    .init("cancel", "cancel a timer"),
    .init("history", "list the timers that are over"), .init("up", "count up, as a stopwatch"),
  ]

  /// The names of all options but those that `up` shares with a countdown.
  static let names = Set(
    commands.flatMap { options(of: $0.text) }.flatMap { [$0.name, $0.short].compactMap(\.self) })

  /// Returns whether a word is one of the commands.
  static func isCommand(_ word: String) -> Bool { commands.contains { $0.text == word } }

  /// Returns whether the first word after a command is a span.
  private static func takesSpan(_ command: String) -> Bool { ["add", "take"].contains(command) }

  /// Other words for commands, which other programs have.
  private static let aliases = [
    "stop": "cancel", "rm": "cancel", "ok": "acknowledge", "ls": "list", "version": "--version",
  ]

  /// The words that no timer of the settings file can have as its name, besides those of commands.
  static var otherWords: [String] { Array(aliases.keys) }

  /// Returns a command line with the command’s own word, and with a span before the name: `add tea 2m`
  /// is `add 2m tea`.
  static func spelledOut(_ words: [String]) -> [String] {
    guard let first = words.first else { return words }
    let command = aliases[first] ?? first
    let rest = Array(words.dropFirst())
    guard takesSpan(command), let start = rest.firstIndex(where: { !$0.hasPrefix("-") }),
      let end = rest.lastIndex(where: { !$0.hasPrefix("-") }), start < end,
      !isSpan(rest[start]), isSpan(rest[end])
    else { return [command] + rest }
    return [command, rest[end]] + rest[..<end] + rest[(end + 1)...]
  }

  private static func isSpan(_ word: String) -> Bool { (try? SpanArgument.parse(word)) != nil }

  /// Returns the completions for the last word after a command.
  ///
  /// `countdown` is the options of a countdown, which `up` has too.
  static func completion(
    of words: [String], after command: String, countdown: [OptionSyntax], _ names: Names
  ) -> Completion {
    let before = words.dropLast()
    // The words of a command that follows the end are its own.
    if command == "up", before.contains("--") { return Completion(paths: .files) }
    let isForAll = before.contains("--all")
    let syntax = CommandSyntax(options(of: command, countdown: countdown)) { operands in
      isForAll ? Completion() : operand(of: command, after: operands, names)
    }
    return syntax.completion(of: words)
  }

  private static func operand(
    of command: String, after words: [String], _ names: Names
  ) -> Completion {
    switch command {
    case "list", "history", "up": Completion()
    case "resume": next(after: words, of: names.paused() + names.unfinished())
    case let name where takesSpan(name):
      words.isEmpty
        ? Completion() : next(after: Array(words.dropFirst()), of: names.running())
    default: next(after: words, of: names.running())
    }
  }
}

// MARK: - Options

extension ControlSyntax {
  /// Returns the options of a command; `countdown` is those of a countdown.
  static func options(of command: String, countdown: [OptionSyntax] = []) -> [OptionSyntax] {
    switch command {
    case "list": [json, help]
    case "status": status
    case "attach": TimerSyntax.faces + TimerSyntax.inline + TimerSyntax.terminal + [help]
    case "wait": [help]
    case "resume": [all, detach, here, maxAge, help]
    case "history": [json, since, help]
    case "up": [to, help] + countdown.filter { !notForStopwatches.contains($0.name) }
    default: [all, help]
    }
  }

  private static let status: [OptionSyntax] = [
    TimerSyntax.format(excluding: ["--json"]),
    OptionSyntax("--json", "a JSON object on each line", excluding: ["--format"]),
    OptionSyntax("--follow", "keep writing a line for each change"),
    TimerSyntax.every(needing: "--follow"), help,
  ]

  /// The options of a countdown that a stopwatch refuses, and the help, which it has itself.
  private static let notForStopwatches: Set = ["--rounds", "--wait", "--plan", "--app", "--help"]

  private static let all = OptionSyntax(
    "--all", "all timers that are running", excluding: ["--detach", "--here"])
  private static let detach = OptionSyntax(
    "--detach", "continue an unfinished timer in the background", excluding: ["--all"])
  private static let json = OptionSyntax("--json", "a JSON object on each line")
  private static let help = OptionSyntax("--help", short: "-h", "show help")
  private static let here = OptionSyntax(
    "--here", "continue an unfinished timer in this folder", excluding: ["--all"])
  private static let maxAge = OptionSyntax(
    "--max-age", .required(TimerSyntax.unlisted), "how long ago it may have been left")
  private static let since = OptionSyntax(
    "--since", .required(TimerSyntax.unlisted), "only those of the last span, such as 7d")
  private static let to = OptionSyntax(
    "--to", .required(TimerSyntax.unlisted), "ring when this much time has passed")
}

// MARK: - Names

extension ControlSyntax {
  /// Returns the next words of the names that begin with the given words.
  ///
  /// A name that has to be quoted isn't offered: bash would insert it as it is.
  private static func next(
    after words: [String], of names: [Completion.Candidate]
  ) -> Completion {
    var offered: [Completion.Candidate] = []
    for name in names {
      let parts = name.text.split(separator: " ", omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count > words.count, parts.starts(with: words), parts.allSatisfy(isPlain),
        !offered.contains(where: { $0.text == parts[words.count] })
      else { continue }
      let isLast = parts.count == words.count + 1
      offered.append(.init(parts[words.count], isLast ? name.words : ""))
    }
    return Completion(offered)
  }

  /// Returns whether a word reaches the program as it is, from any shell, and isn't an option.
  private static func isPlain(_ word: String) -> Bool {
    guard !word.isEmpty, !word.hasPrefix("-"), TextWidth.visible(word) == word else { return false }
    return word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", "+", "%", "/": true
      default: !scalar.isASCII && !scalar.properties.isWhitespace
      }
    }
  }
}
