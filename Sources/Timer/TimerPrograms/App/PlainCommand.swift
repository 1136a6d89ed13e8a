internal import Countdowns
internal import Timers

/// A command typed as a line in the plain app.
enum PlainCommand: Hashable, Sendable {
  /// Starts a time, or a saved timer by its name.
  case start(String, name: String?)
  case timer(TimerCommand)
  case status, saved, settings, sounds, help, leave, undo
  /// Selects another timer by its number or name.
  case select(String)
  case close
  /// Saves a timer under a name.
  case keep(name: String, time: String)
  case forget(String)
  /// Changes a setting.
  case set(key: String, value: String)

  /// The commands and their descriptions, for the help.
  static let summaries = [
    ("5m, until 14:30, 5m as Tea", "start a timer"), ("NAME", "start a saved timer"),
    ("pause, resume, reset", "control the timer"), ("add 2m, take 30s", "change the time left"),
    ("stop, snooze", "stop or snooze the alarm"), ("status", "list all timers"),
    ("select 2, select Tea", "switch to another timer"), ("close", "close the timer"),
    ("timers, keep Tea 4m, forget Tea", "list, save or remove saved timers"),
    ("settings, set snooze 9m", "list or change the settings"), ("sounds", "list the sounds"),
    ("undo", "undo the last change"), ("help, leave", "show this list, or quit"),
  ]

  /// Parses a line; returns `nil` for a blank line.
  static func read(_ line: String) throws(PlainError) -> PlainCommand? {
    let words = line.split(separator: " ").map(String.init)
    guard let first = words.first?.lowercased() else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    if rest.isEmpty, let command = single[first] { return command }
    if line.allSatisfy({ $0 == "?" || $0 == " " }) { return .help }
    switch first {
    case "add", "take":
      guard case .span(let span, _)? = try? Reading(words: [rest]) else {
        throw PlainError("\(first) needs a span, such as \(first) 2m")
      }
      return TimerCommand(word: first, time: span).map { .timer($0) }
    case "select", "start", "forget", "keep", "set":
      return try read(first, Array(words.dropFirst()), rest)
    default: return start(line)
    }
  }

  private static let single: [String: PlainCommand] = [
    "pause": .timer(.pause), "resume": .timer(.resume), "go": .timer(.resume),
    "reset": .timer(.cancel), "stop": .timer(.acknowledge), "snooze": .timer(.snooze),
    "status": .status, "list": .status, "timers": .saved, "close": .close,
    "settings": .settings, "sounds": .sounds, "help": .help, "?": .help, "leave": .leave,
    "quit": .leave, "q": .leave, "exit": .leave, "undo": .undo,
  ]

  private static func read(
    _ first: String, _ words: [String], _ rest: String
  ) throws(PlainError) -> PlainCommand {
    switch (first, words.count) {
    case ("select", 1...): return .select(rest)
    case ("start", 1...): return start(rest)
    case ("forget", 1...): return .forget(rest)
    case ("keep", 2...):
      // The time is the longest suffix that can be parsed as one.
      let first = words.indices.dropFirst().first { index in
        let time = words[index...].joined(separator: " ")
        return (try? NamedTimer(name: "", time: time).plan()) != nil
      }
      let start = first ?? words.count - 1
      return .keep(
        name: words[..<start].joined(separator: " "), time: words[start...].joined(separator: " "))
    case ("set", 2...): return .set(key: words[0], value: words.dropFirst().joined(separator: " "))
    default:
      let examples = [
        "select": "select 2", "start": "start 5m", "forget": "forget Tea", "keep": "keep Tea 4m",
        "set": "set snooze 9m",
      ]
      throw PlainError("\(first) needs an argument, such as \(examples[first] ?? first)")
    }
  }

  /// Parses a time with an optional name, such as `5m as Tea`.
  private static func start(_ text: String) -> PlainCommand {
    let (time, name) = TimeEntry.parts(of: text)
    return .start(time, name: name)
  }
}

/// The error in a line, as a sentence.
struct PlainError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  init(_ refusal: TimerRefusal) {
    let words = refusal.sentence
    description = words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
