package import Texts

/// An operand of a command: a word that isn't an option, or several of them.
package struct Operand<Arguments>: Sendable {
  /// The placeholder in the help.
  package let placeholder: String
  /// The description in the help, a sentence.
  package let help: String
  /// The number of words.
  package let count: OperandCount
  /// Returns the completions, given the words before.
  package var completion: @Sendable ([String], Completion.Lookup) -> Completion = { _, _ in
    Completion()
  }
  /// Stores a word.
  package var take: @Sendable (inout Arguments, String) throws(ValueError) -> Void

  /// Creates an operand.
  package init(
    _ placeholder: String, _ count: OperandCount, help: String,
    take: @escaping @Sendable (inout Arguments, String) throws(ValueError) -> Void
  ) {
    (self.placeholder, self.count, self.help, self.take) = (placeholder, count, help, take)
  }

  /// Creates an operand of any number of words.
  package init(
    _ placeholder: String, _ path: ValuePath<Arguments, [String]>,
    help: String
  ) {
    self.init(placeholder, .any, help: help) { $0[keyPath: path].append($1) }
  }

  /// Creates a required operand.
  package init(
    _ placeholder: String, _ path: ValuePath<Arguments, String>, help: String
  ) {
    self.init(placeholder, .one, help: help) { $0[keyPath: path] = $1 }
  }

  /// Creates an optional operand.
  package init(
    _ placeholder: String, _ path: ValuePath<Arguments, String?>,
    help: String
  ) {
    self.init(placeholder, .optional, help: help) { $0[keyPath: path] = $1 }
  }
}

extension Operand {
  /// Returns the operand with completions, given the words before.
  package func completing(
    _ completion: @escaping @Sendable ([String], Completion.Lookup) -> Completion
  ) -> Operand {
    var operand = self
    operand.completion = completion
    return operand
  }

  /// Returns the operand for outer arguments that contain these at a path.
  package func within<Outer>(
    _ path: ValuePath<Outer, Arguments>
  ) -> Operand<Outer> {
    Operand<Outer>(placeholder, count, help: help) {
      [take] (arguments, word) throws(ValueError) in
      try take(&arguments[keyPath: path], word)
    }.completing(completion)
  }

  /// The synopsis, such as `[FILE ...]`.
  var synopsis: String {
    let name = placeholder.uppercased()
    return switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .any: "[\(name) ...]"
    }
  }
}

/// The number of words of an operand.
package enum OperandCount: Hashable, Sendable {
  case one, optional, any
}
