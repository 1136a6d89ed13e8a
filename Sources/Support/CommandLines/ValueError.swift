internal import Texts

/// The reason the value of an option or an operand is invalid.
package enum ValueError: Error, Hashable, Sendable {
  /// A description of valid values, such as “a number of rows from 1 to 500”.
  case expected(String)
  /// The list of valid words.
  case choice(among: [String])
  /// A description of valid values, for an empty one.
  case needs(String)
  /// A sentence that follows the name of the option.
  case reason(String)
  /// A complete sentence.
  case sentence(String)
  /// A message of several lines, whose excerpts of the value contain no line breaks.
  case lines(String)
}

extension ValueError {
  /// Returns the error message.
  ///
  /// - Parameters:
  ///   - name: The option, or the operand's placeholder.
  ///   - typed: The option with its value as it was typed.
  ///   - value: The value.
  /// - Returns: The message, without a period.
  package func words(name: String, typed: String, value: String) -> String {
    switch self {
    case .expected(let form): value.isEmpty ? "\(name) needs \(form)" : "\(typed) should be \(form)"
    case .choice(let words): "\(name) takes \(words.listed("or")), not “\(value)”"
    case .needs(let form): "\(name) needs \(form)"
    case .reason(let reason): "\(name): \(reason)"
    case .sentence(let sentence), .lines(let sentence): sentence
    }
  }
}
