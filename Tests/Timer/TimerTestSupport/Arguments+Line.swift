package import CommandLines
package import Timers

extension Arguments {
  /// Parses a command line without the program's name.
  package static func read(_ words: [String]) throws(CommandLineStop) -> Arguments {
    try command.read(words, program: "timer")
  }
}

extension Command {
  /// Parses the words after the command.
  package func read(_ words: [String]) throws(CommandLineStop) -> Arguments {
    try read(words, program: "timer")
  }

  /// Returns the error for words; `nil` if they are valid.
  package func refusal(of words: [String]) -> String? {
    do throws(CommandLineStop) {
      _ = try read(words)
      return nil
    } catch {
      if case .refused(let words) = error { return words }
      return nil
    }
  }

  /// The names of all options.
  package var names: Set<String> { Set(options.flatMap(\.names)) }
}
