package import Texts

/// The declaration of a command: its operands, its options and its help.
package struct Command<Arguments: CommandArguments>: Sendable {
  /// Options under a title.
  package struct Section: Sendable {
    /// The title in the help.
    package let title: String
    /// The options.
    package let options: [Option<Arguments>]

    /// Creates a section.
    package init(_ title: String, _ options: [Option<Arguments>]) {
      (self.title, self.options) = (title, options)
    }
  }

  /// The words after the program's name; empty for the program itself.
  package let name: String
  /// What it does, in a sentence.
  package let abstract: String
  /// The lines of the synopsis after the program's name, unless it follows from the rest.
  package var usage: [String] = []
  /// The text after the options in the help.
  package var discussion = ""
  /// The words that aren't options, in order.
  package var operands: [Operand<Arguments>] = []
  /// All options.
  package var sections: [Section] = []
  /// The options that can't be used together.
  package var conflicts: [Conflict] = []
  /// The options after which operands aren't completed.
  package var closing: Set<String> = []
  /// The commands below this one, with what they do.
  package var subcommands: [Completion.Candidate] = []
  /// The handling of words after `--` as another program's command.
  package var trailing: Trailing?
  /// Returns whether a name is that of a related command's option that doesn't apply to this one.
  package var isInapplicable: @Sendable (String) -> Bool = { _ in false }
  /// The option that lists all options; `nil` for `--help`.
  package var listing: String?

  /// The words after `--`.
  package struct Trailing: Sendable {
    /// Whether the words after `--` are the command, and not operands.
    package let begins: @Sendable (Arguments) -> Bool
    /// Takes them.
    package let take: @Sendable (inout Arguments, [String]) -> Void

    /// Creates a place for words.
    package init(
      begins: @escaping @Sendable (Arguments) -> Bool,
      take: @escaping @Sendable (inout Arguments, [String]) -> Void
    ) {
      (self.begins, self.take) = (begins, take)
    }
  }

  /// Creates a command.
  package init(_ name: String, _ abstract: String) {
    (self.name, self.abstract) = (name, abstract)
  }
}

extension Command {
  /// All options, in the order of the help.
  package var options: [Option<Arguments>] { sections.flatMap(\.options) }

  /// Returns words with the first one that is neither an option nor its value moved to the front,
  /// so that options may precede the name of a command below this one.
  package func withCommandFirst(_ words: [String]) -> [String] {
    let options = options
    var place = 0
    while place < words.count, words[place].hasPrefix("-"), words[place] != "--" {
      let takesNext = options.contains { $0.takesNextWord && $0.isNamed(words[place]) }
      place += takesNext ? 2 : 1
    }
    guard place > 0, place < words.count, subcommands.contains(where: { $0.text == words[place] })
    else { return words }
    return [words[place]] + words[..<place] + words[(place + 1)...]
  }
}

/// The arguments of a command.
package protocol CommandArguments: Sendable {
  /// Creates the arguments of a command line without any.
  init()
  /// Checks the arguments as a whole.
  func check() throws(ValueError)
}

extension CommandArguments {
  /// Accepts all arguments.
  package func check() throws(ValueError) {}
}
