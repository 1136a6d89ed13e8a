internal import Texts

/// The form of a value: its description for the help and the error, and how it is parsed.
package struct ValueForm<Value>: Sendable {
  /// The description, such as “an angle in degrees such as 90”.
  package let text: String
  /// The words that are offered as completions.
  package var words: [String] = []
  /// Parses a text; returns `nil` if it doesn't have the form.
  private let parse: @Sendable (String) throws(ValueError) -> Value?

  /// Creates a form.
  package init(
    _ text: String, parse: @escaping @Sendable (String) throws(ValueError) -> Value?
  ) {
    (self.text, self.parse) = (text, parse)
  }

  /// Returns the value of a text.
  package func value(of text: String) throws(ValueError) -> Value {
    guard let value = try parse(text) else { throw .expected(self.text) }
    return value
  }

  /// Returns the form of one of a few words.
  package static func choice(_ choices: [(word: String, value: Value)]) -> ValueForm
  where Value: Sendable {
    let words = choices.map(\.word)
    var form = ValueForm(words.listed("or")) { (text) throws(ValueError) in
      guard let choice = choices.first(where: { $0.word == text }) else {
        throw .choice(among: words)
      }
      return choice.value
    }
    form.words = words
    return form
  }
}

extension ValueForm where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// The form of the names of the cases.
  package static var cases: ValueForm { .choice(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension ValueForm<Bool> {
  /// The form of yes or no.
  package static var yesOrNo: ValueForm { .choice([("yes", true), ("no", false)]) }
}

extension ValueForm<String> {
  /// Returns the form of a text that isn't blank.
  package static func text(_ description: String) -> ValueForm {
    ValueForm(description) { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}

extension ValueForm<Int> {
  /// Returns the form of an integer in a range.
  package static func integer(in range: ClosedRange<Int>) -> ValueForm {
    ValueForm("a number from \(range.lowerBound) to \(range.upperBound)") { text in
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}
