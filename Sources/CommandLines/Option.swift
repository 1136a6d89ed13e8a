package import Texts

/// An option of a command: its names, its value, its help, and what it sets.
///
/// The reader, the help, the lists of the manual pages and the completions of shells are derived from this
/// declaration.
package struct Option<Arguments>: Sendable {
  /// The name, with its hyphens.
  package let name: String
  /// The letter of the short name.
  package var short: Character?
  /// Names that are still understood, but not shown.
  package var formerNames: [String] = []
  /// What follows the name.
  package let value: OptionValue
  /// What it does, in a sentence.
  package let help: String
  /// What only a manual page says after that; see `ManualText.lines`.
  package var details = ""
  /// Whether a flag with an opposite is on unless it is given; `nil` if that depends.
  package var isUsual: Bool?
  /// Whether it may be given several times.
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
  /// Sets what was given.
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
  /// The name of the opposite; `nil` if it has none.
  package var opposite: String? {
    if case .toggle = value { "--no-\(name.dropFirst(2))" } else { nil }
  }

  /// All names, the short one first.
  package var names: [String] {
    [short.map { "-\($0)" }, name, opposite].compactMap(\.self)
  }

  /// Returns whether the option has a name, or had it once.
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

  /// The beginning of the help, for a list of completions.
  package var summary: String { Self.summary(of: help) }

  private static func summary(of help: String) -> String {
    let text = help.prefix { $0 != ":" && $0 != ";" }
    let isWord = text.dropFirst().first?.isUppercase != true
    let words = isWord ? text.prefix(1).lowercased() + text.dropFirst() : String(text)
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }

  /// The names with their meanings, as a shell offers them.
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
  /// Returns the option of arguments that contain these.
  package func within<Outer>(
    _ path: any WritableKeyPath<Outer, Arguments> & Sendable
  ) -> Option<Outer> {
    setting { [set] (arguments: inout Outer, input) throws(ValueError) in
      try set(&arguments[keyPath: path], input)
    }
  }

  /// Returns the option with an additional action.
  package func then(_ body: @escaping @Sendable (inout Arguments) -> Void) -> Option {
    setting { [set] (arguments, input) throws(ValueError) in
      try set(&arguments, input)
      body(&arguments)
    }
  }

  /// Returns the same option of other arguments.
  private func setting<Other>(
    by set: @escaping @Sendable (inout Other, OptionInput) throws(ValueError) -> Void
  ) -> Option<Other> {
    var other = Option<Other>(String(name.dropFirst(2)), short: short, value, help: help, set: set)
    other.formerNames = formerNames
    (other.details, other.isUsual) = (details, isUsual)
    (other.isRepeatable, other.takesAnyWord) = (isRepeatable, takesAnyWord)
    (other.needed, other.context) = (needed, context)
    (other.answer, other.completion) = (answer, completion)
    return other
  }

  /// Returns the option with more to say in a manual page.
  package func detailed(_ details: String) -> Option {
    var option = self
    option.details = details
    return option
  }

  /// Returns the option, a flag with an opposite that is on or off unless it is given.
  package func usually(_ isOn: Bool?) -> Option {
    var option = self
    option.isUsual = isOn
    return option
  }

  /// Returns the option with these completions for its value.
  package func completing(
    _ completion: @escaping @Sendable (Completion.Lookup) -> Completion
  ) -> Option {
    var option = self
    option.completion = completion
    return option
  }

  /// Returns the option with these words as completions for its value.
  package func completing(_ words: [String]) -> Option {
    completing { _ in Completion(words.map { .init($0) }) }
  }

  /// Returns the option with paths as completions for its value.
  package func completing(paths: Completion.Paths) -> Option {
    completing { _ in Completion(paths: paths) }
  }

  /// Returns the option, which requires another.
  package func needing(_ name: String) -> Option {
    var option = self
    (option.needed, option.context) = (name, name)
    return option
  }

  /// Returns the option, whose value may be any word.
  package func takingAnyWord() -> Option {
    var option = self
    option.takesAnyWord = true
    return option
  }
}

/// What follows the name of an option.
package enum OptionValue: Hashable, Sendable {
  /// Nothing.
  case none
  /// Nothing; the same name after `--no-` is the opposite, which has a help of its own.
  case toggle(opposite: String)
  /// A value, in the next word or after an equals sign.
  case required(String)
  /// A value that may be left out, after an equals sign.
  case optional(String)
}

/// What was typed after the name of an option.
package enum OptionInput: Hashable, Sendable {
  /// A flag or its opposite.
  case flag(Bool)
  /// A value.
  case text(String)
}

/// What an option does instead of setting something.
package enum OptionAnswer: Hashable, Sendable {
  /// The whole help.
  case help
  /// The help on one screen.
  case summary
  case version
}
