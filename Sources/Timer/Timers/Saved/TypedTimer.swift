package import CommandLines
internal import Countdowns
internal import Faces

/// A line typed in the app: a time, steps or the name of a saved timer, and the options of the command
/// line that belong to a timer, such as `25m=Work 5m=Break --rounds 4 --finally 15m=Long break`.
///
/// A label or a value ends at the next step or option, so it needs no quotes.
package struct TypedTimer: Equatable {
  /// The timer, whose name is empty if none was given.
  package let timer: NamedTimer
  /// Whether it is only a time, perhaps with a name.
  package let isTime: Bool

  /// The given name; `nil` without one.
  package var name: String? { timer.name.isEmpty ? nil : timer.name }

  /// Reads a line; `timers` are those that can be started by their names, and `program` is the name in
  /// errors.
  package init(
    _ text: String, among timers: [NamedTimer], program: CalledName = CalledName()
  ) throws(NamedTimerError) {
    let (head, label) = TimeEntry.parts(of: text)
    let line = TypedLine(head)
    let arguments = try Self.arguments(line.options, program)
    let time = ([line.time] + arguments.words).filter { !$0.isEmpty }.joined(separator: " ")
    guard !time.isEmpty else {
      throw NamedTimerError(key: "time", description: "the time is missing; write it first")
    }
    let saved = NamedTimer.named([time], among: timers)
    var timer = (saved ?? NamedTimer(name: "", time: time))
      .changed(by: arguments.definition, arguments)
    timer.take(arguments, arguments.definition)
    let isTime = timer == NamedTimer(name: "", time: time)
    timer.name = label ?? arguments.name.flatMap { CountdownSettings.label($0) } ?? timer.name
    let plan = try timer.plan()
    (self.timer, self.isTime) = (timer, isTime && plan.routine == nil)
  }

  private static func arguments(
    _ words: [String], _ program: CalledName
  ) throws(NamedTimerError) -> Arguments {
    func known(_ name: String, by command: Command<Arguments>) -> Bool {
      command.options.contains { $0.isNamed(name) }
    }
    for word in words where TypedLine.isOption(word) {
      let name = String(word.prefix { $0 != "=" })
      guard !known(name, by: Arguments.typed), known(name, by: Arguments.command) else { continue }
      throw NamedTimerError(
        key: "time", description: "\(name) can’t be typed here; it is for the command line")
    }
    do throws(CommandLineStop) {
      return try Arguments.typed.read(words, program: program.text)
    } catch {
      let reason = if case .refused(let words) = error { words } else { "" }
      throw NamedTimerError(key: "time", description: reason)
    }
  }
}

/// A typed line, split into a time and the words of options.
struct TypedLine: Hashable, Sendable {
  /// What precedes the first option.
  private(set) var time = ""
  /// The options, each followed by its value as one word.
  private(set) var options: [String] = []

  init(_ text: String) {
    var (head, hasOption) = ([String](), false)
    var value: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      if Self.isOption(word) {
        end(&value)
        options.append(word)
        hasOption = true
      } else if hasOption {
        value.append(word)
      } else {
        head.append(word)
      }
    }
    end(&value)
    time = head.joined(separator: " ")
  }

  /// Ends the value of the last option.
  private mutating func end(_ value: inout [String]) {
    guard let last = options.last, !value.isEmpty else { return }
    let text = value.joined(separator: " ")
    if last.contains("=") {
      options[options.count - 1] = "\(last) \(text)"
    } else {
      options.append(Self.unquoted(text))
    }
    value = []
  }

  /// Returns whether a word is the name of an option rather than a negative time.
  static func isOption(_ word: String) -> Bool {
    guard word.first == "-", let second = word.dropFirst().first else { return false }
    return second == "-" || second.isLetter
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, let first = text.first, first == text.last, first == "\"" || first == "'"
    else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension Arguments {
  /// The command line of a timer that is typed in the app, with the options for the parts of a saved
  /// timer.
  package static let typed: Command<Arguments> = {
    var command = Command<Arguments>("", "")
    command.operands = Arguments.command.operands
    command.sections = Arguments.command.sections.map { section in
      Command<Arguments>.Section(
        section.title, section.options.filter { Arguments.isTyped($0.name) })
    }
    command.conflicts = [.oneOf(faceNames)]
    return command
  }()
}
