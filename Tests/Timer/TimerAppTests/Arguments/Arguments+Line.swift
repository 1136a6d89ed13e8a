import CommandLines

@testable import TimerApp
@testable import TimerPrograms
@testable import Timers

extension Arguments {
  /// Parses a command line without the program's name.
  static func read(_ words: [String]) throws(CommandLineStop) -> Arguments {
    try command.read(words, program: "timer")
  }
}

extension Command {
  /// Parses the words after the command.
  func read(_ words: [String]) throws(CommandLineStop) -> Arguments {
    try read(words, program: "timer")
  }

  /// Returns the error for words; `nil` if they are valid.
  func refusal(of words: [String]) -> String? {
    do throws(CommandLineStop) {
      _ = try read(words)
      return nil
    } catch {
      if case .refused(let words) = error { return words }
      return nil
    }
  }

  /// The names of all options.
  var names: Set<String> { Set(options.flatMap(\.names)) }
}
