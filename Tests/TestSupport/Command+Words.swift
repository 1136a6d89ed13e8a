package import CommandLines

extension Command {
  /// Returns the arguments of some words after the command.
  package func parsed(_ words: [String]) throws -> Arguments {
    try read(words, program: "shape")
  }

  /// Returns the arguments of a line, whose words may be quoted.
  package func parsed(line: String) throws -> Arguments {
    try parsed(SplitLine.words(of: line))
  }

  /// Returns the error that a line is refused with; `nil` if it isn't.
  package func refusal(of line: String) -> String? {
    do throws(CommandLineStop) { _ = try read(SplitLine.words(of: line), program: "shape") } catch {
      if case .refused(let words) = error { return words }
    }
    return nil
  }
}
