package import TOML

/// The possible values of a setting.
package enum SettingsKind: Hashable, Sendable {
  case text
  case boolean
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  /// An integer, or a word in its place.
  case integerOr(String, ClosedRange<Int>)
  /// One of several words.
  case choice([String])
  /// A text in a special format, described by words such as “a span such as 5m”.
  case form(String)
  /// A list of texts.
  case texts
}

extension SettingsKind: CustomStringConvertible {
  /// The description of the values: “a number from 0 to 100”.
  package var description: String {
    switch self {
    case .text: "a text in quotes"
    case .boolean: "true or false"
    case .integer(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .integerOr(let word, let range):
      "a number from \(range.lowerBound) to \(range.upperBound), or \"\(word)\""
    case .choice(let words): "one of \(words.map { "“\($0)”" }.joined(separator: ", "))"
    case .form(let words): words + " in quotes"
    case .texts: "a list of texts in quotes"
    }
  }
}

extension SettingsKind {
  /// Returns whether a value is valid; for a format, checks only that it is a text.
  package func contains(_ value: TOMLValue) -> Bool {
    switch (self, value) {
    case (.text, .string), (.form, .string), (.boolean, .boolean): true
    case (.integer(let range), .integer(let number)): range.contains(number)
    case (.integerOr(_, let range), .integer(let number)): range.contains(number)
    case (.integerOr(let word, _), .string(let text)): text == word
    case (.number(let range), .integer(let number)): range.contains(Double(number))
    case (.number(let range), .float(let number)): range.contains(number)
    case (.choice(let words), .string(let word)): words.contains(word)
    case (.texts, .array(let elements)): elements.allSatisfy { SettingsKind.text.contains($0) }
    default: false
    }
  }
}
