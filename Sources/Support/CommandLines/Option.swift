package import Texts

/// An option of a command: its names, its value, its help, and its effect.
///
/// The parser, the help, the lists in the manual pages and the shell completions are derived from
/// this declaration.
package struct Option<Arguments>: Sendable {
  /// The name, with its hyphens.
  package let name: String
  /// The letter of the short name.
  package var short: Character?
  /// Deprecated names, which are accepted but not shown.
  package var formerNames: [String] = []
  /// The kind of its value.
  package let value: OptionValue
  /// The description in the help, a sentence.
  package let help: String
  /// The description of its value, for the error if it is missing.
  package var form: String?
  /// Further details for the manual page; see `ManualText.lines`.
  package var details = ""
  /// The default of a flag with an opposite; `nil` if it depends.
  package var isUsual: Bool?
  /// Whether it may be repeated.
  package var isRepeatable = false
  /// Whether the next word is its value even if it is the name of an option.
  package var takesAnyWord = false
  /// The option that it requires.
  package var needed: String?
  /// The option without which it isn't offered as a completion.
  package var context: String?
  /// The answer that it requests, if any.
  package var answer: OptionAnswer?
  /// Returns the completions for its value.
  package var completion: @Sendable (Completion.Lookup) -> Completion = { _ in Completion() }
  /// Applies the option to the arguments.
  package let set: @Sendable (inout Arguments, OptionInput) throws(ValueError) -> Void

  /// Creates an option; `name` is without hyphens.
  package init(
    _ name: String, short: Character? = nil, _ value: OptionValue, help: String,
    set: @escaping @Sendable (inout Arguments, OptionInput) throws(ValueError) -> Void
  ) {
    (self.name, self.short, self.value, self.help) = ("--\(name)", short, value, help)
    self.set = set
  }
}

extension Option {
  /// Returns the option with a short name.
  package func short(_ letter: Character) -> Option { changed { $0.short = letter } }

  /// The name of the opposite; `nil` if it has none.
  package var opposite: String? {
    if case .toggle = value { "--no-\(name.dropFirst(2))" } else { nil }
  }

  /// All names, the short one first.
  package var names: [String] {
    [short.map { "-\($0)" }, name, opposite].compactMap(\.self)
  }

  /// Returns whether the option has a name, possibly a deprecated one.
  package func isNamed(_ name: String) -> Bool {
    if name == self.name || formerNames.contains(name) { return true }
    if let short, name.utf8.count == 2 { return name == "-\(short)" }
    if case .toggle = value { return name == opposite }
    return false
  }

  /// Whether the next word is its value.
  package var takesNextWord: Bool { if case .required = value { true } else { false } }

  /// The placeholder for its value in the help; `nil` for a flag.
  package var placeholder: String? {
    switch value {
    case .none, .toggle: nil
    case .required(let text), .optional(let text): text
    }
  }

  /// The first clause of the help, for completions.
  package var summary: String { Self.summary(of: help) }

  private static func summary(of help: String) -> String {
    let text = help.prefix { $0 != ":" && $0 != ";" }
    let isWord = text.dropFirst().first?.isUppercase != true
    let words = isWord ? text.prefix(1).lowercased() + text.dropFirst() : String(text)
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }

  /// The completion candidates for its names.
  package var candidates: [Completion.Candidate] {
    var candidates = names.map { Completion.Candidate($0, summary) }
    if case .toggle(let help) = value, let opposite {
      candidates[candidates.count - 1] = .init(opposite, Self.summary(of: help))
    }
    if case .optional = value { candidates.append(.init("\(name)=", summary)) }
    return candidates
  }
}

// MARK: - Changes

extension Option {
  /// Returns the option for outer arguments that contain these at a path.
  package func within<Outer>(
    _ path: ValuePath<Outer, Arguments>
  ) -> Option<Outer> {
    storing { [set] (outer: inout Outer, input) throws(ValueError) in
      var arguments = outer[keyPath: path]
      try set(&arguments, input)
      outer[keyPath: path] = arguments
    }
  }

  /// Returns the option with an additional action.
  package func then(_ body: @escaping @Sendable (inout Arguments) -> Void) -> Option {
    storing { [set] (arguments, input) throws(ValueError) in
      try set(&arguments, input)
      body(&arguments)
    }
  }

  /// Returns the same option for other arguments.
  package func storing<Other>(
    by set: @escaping @Sendable (inout Other, OptionInput) throws(ValueError) -> Void
  ) -> Option<Other> {
    var other = Option<Other>(String(name.dropFirst(2)), short: short, value, help: help, set: set)
    other.formerNames = formerNames
    other.form = form
    (other.details, other.isUsual) = (details, isUsual)
    (other.isRepeatable, other.takesAnyWord) = (isRepeatable, takesAnyWord)
    (other.needed, other.context) = (needed, context)
    (other.answer, other.completion) = (answer, completion)
    return other
  }

  private func changed(_ change: (inout Option) -> Void) -> Option {
    var option = self
    change(&option)
    return option
  }

  /// Returns the option with details for the manual page.
  package func detailed(_ details: String) -> Option { changed { $0.details = details } }

  /// Returns a flag with its default; `nil` if the default depends.
  package func usually(_ isOn: Bool?) -> Option { changed { $0.isUsual = isOn } }

  /// Returns the option with completions for its value.
  package func completing(
    _ completion: @escaping @Sendable (Completion.Lookup) -> Completion
  ) -> Option { changed { $0.completion = completion } }

  /// Returns the option with words as completions for its value.
  package func completing(_ words: [String]) -> Option {
    completing { _ in Completion(words.map { .init($0) }) }
  }

  /// Returns the option with paths as completions for its value.
  package func completing(paths: Completion.Paths) -> Option {
    completing { _ in Completion(paths: paths) }
  }

  /// Returns the option, which may be repeated.
  package func repeatable() -> Option { changed { $0.isRepeatable = true } }

  /// Returns the option with another one that it requires.
  package func needing(_ name: String) -> Option {
    changed { ($0.needed, $0.context) = (name, name) }
  }

  /// Returns the option with any word allowed as its value.
  package func takingAnyWord() -> Option { changed { $0.takesAnyWord = true } }
}

/// The kind of value of an option.
package enum OptionValue: Hashable, Sendable {
  /// No value.
  case none
  /// No value, but an opposite with the prefix `--no-` and its own help.
  case toggle(opposite: String)
  /// A required value, in the next word or after an equals sign.
  case required(String)
  /// An optional value, after an equals sign.
  case optional(String)
}

/// The input of an option on the command line.
package enum OptionInput: Hashable, Sendable {
  /// A flag or its opposite.
  case flag(Bool)
  /// A value.
  case text(String)
}

/// An answer that an option requests.
package enum OptionAnswer: Hashable, Sendable {
  /// The full help.
  case help
  /// The short help.
  case summary
  /// The version.
  case version
}
