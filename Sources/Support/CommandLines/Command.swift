package import Texts

/// The declaration of a command: its operands, its options and its help.
///
/// There is no dependency on swift-argument-parser: its lookups of protocol conformances take 6 ms
/// of a start, and it needs Foundation, which makes a program 5 MB larger. It supports
/// neither options with an optional value, nor options that belong to one of several operands, nor a
/// command after `--`.
package struct Command<Arguments: CommandArguments>: Sendable {
  /// A section of options with a title.
  package struct Section: Sendable {
    /// The title in the help.
    package let title: String
    /// The options.
    package var options: [Option<Arguments>] { list() }
    private let list: @Sendable () -> [Option<Arguments>]

    /// Creates a section, whose options are listed when they are needed.
    package init(
      _ title: String, _ options: @autoclosure @escaping @Sendable () -> [Option<Arguments>]
    ) {
      (self.title, list) = (title, options)
    }
  }

  /// The name of the command; empty for the program itself.
  package let name: String
  /// The abstract, a sentence about what the command does.
  package let abstract: String
  /// The lines of the synopsis after the command's name; empty to derive them from the operands.
  package var usage: [String] = []
  /// The words of examples after the program's name, with their meanings.
  package var examples: [(words: String, meaning: String)] = []
  /// The text after the options in the help.
  package var discussion: String {
    get { composeDiscussion() }
    set { composeDiscussion = { newValue } }
  }
  /// Returns the text after the options; it is long, and seldom shown.
  package var composeDiscussion: @Sendable () -> String = { "" }
  /// The operands, in order.
  package var operands: [Operand<Arguments>] = []
  /// The sections of options.
  package var sections: [Section] = []
  /// The conflicts between options.
  package var conflicts: [Conflict] = []
  /// The options after which operands aren't completed.
  package var closing: Set<String> = []
  /// The subcommands, with their descriptions.
  package var subcommands: [Completion.Candidate] = []
  /// The handling of words after `--` as another program's command.
  package var trailing: Trailing?
  /// Returns whether a name is an option of a related command that doesn't apply to this one.
  package var isInapplicable: @Sendable (String) -> Bool = { _ in false }
  /// The option that lists all options; `nil` for `--help`.
  package var listing: String?

  /// The handling of the words after `--`.
  package struct Trailing: Sendable {
    /// Returns whether the words after `--` are a command rather than operands.
    package let begins: @Sendable (Arguments) -> Bool
    /// Stores the words.
    package let take: @Sendable (inout Arguments, [String]) -> Void

    /// Creates a handler for the words after `--`.
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

  /// Returns words with the name of a subcommand moved to the front, so that options may precede
  /// it.
  package func withCommandFirst(_ words: [String]) -> [String] {
    guard words.first?.hasPrefix("-") == true else { return words }
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

/// The parsed arguments of a command.
package protocol CommandArguments: Sendable {
  /// Creates the arguments of an empty command line.
  init()
  /// Checks the arguments as a whole.
  func check() throws(ValueError)
}

extension CommandArguments {
  /// Accepts all arguments.
  package func check() throws(ValueError) {}
}
