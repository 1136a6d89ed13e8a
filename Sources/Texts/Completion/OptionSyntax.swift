/// An option of a command line.
package struct OptionSyntax: Sendable {
  /// What follows the name.
  package enum Value: Sendable {
    /// Nothing: it is a flag.
    case none
    /// A value, in the next word or after an equals sign.
    case required(Completion)
    /// An optional value, after an equals sign.
    case optional(Completion)
  }

  /// The name, with its hyphens.
  package let name: String
  /// Another name, of one letter.
  package let short: String?
  /// What follows the name.
  package let value: Value
  /// What it does, in a few words.
  package let words: String
  /// The options that can't be combined with it; `nil` if it may be repeated.
  package let excluded: Set<String>?
  /// The option that it requires.
  package let needed: String?

  /// Creates an option.
  package init(
    _ name: String, short: String? = nil, _ value: Value, _ words: String,
    excluding excluded: Set<String>? = [], needing needed: String? = nil
  ) {
    (self.name, self.short, self.value, self.words) = (name, short, value, words)
    (self.excluded, self.needed) = (excluded, needed)
  }

  /// Creates a flag.
  package init(
    _ name: String, short: String? = nil, _ words: String, excluding excluded: Set<String>? = [],
    needing needed: String? = nil
  ) {
    self.init(name, short: short, .none, words, excluding: excluded, needing: needed)
  }

  /// Whether the next word is its value.
  package var takesNextWord: Bool { if case .required = value { true } else { false } }

  /// The completions for its value; `nil` for a flag.
  var completion: Completion? {
    switch value {
    case .none: nil
    case .required(let completion), .optional(let completion): completion
    }
  }

  /// Returns whether it can be added to a command line's options.
  func fits(beside used: Set<String>) -> Bool {
    if let needed, !used.contains(needed) { return false }
    guard let excluded else { return true }
    return used.isDisjoint(with: excluded.union([name]))
  }
}
