/// The reason the value of an option or an operand is invalid.
package enum ValueError: Error, Hashable, Sendable {
  /// What it should be, such as “a number of rows from 1 to 500”.
  case expected(String)
  /// It should be one of these words.
  case choice(among: [String])
  /// It is empty, and should be this.
  case needs(String)
  /// A sentence about the value.
  case reason(String)
  /// A sentence that needs no name of an option before it.
  case sentence(String)
  /// The same in several lines, with excerpts of the value that contain no line breaks.
  case lines(String)
}

extension ValueError {
  /// Returns a clause for a person.
  ///
  /// - Parameters:
  ///   - name: The option, or the operand's placeholder.
  ///   - typed: The option with its value as it was typed.
  ///   - value: The value.
  /// - Returns: The clause, without a period.
  func words(name: String, typed: String, value: String) -> String {
    switch self {
    case .expected(let form): value.isEmpty ? "\(name) needs \(form)" : "\(typed) should be \(form)"
    case .choice(let words): "\(name) takes \(Self.list(words)), not “\(value)”"
    case .needs(let form): "\(name) needs \(form)"
    case .reason(let reason): "\(name): \(reason)"
    case .sentence(let sentence), .lines(let sentence): sentence
    }
  }

  /// Returns words with commas and a last “or”.
  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }
}
