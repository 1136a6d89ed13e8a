internal import Cells

/// The name of something that can be said of a picture.
protocol PlanKey: RawRepresentable<String>, Hashable, Sendable {
  /// The form of its value.
  var expected: String { get }
}

/// What was said of a picture, or of a part of one.
protocol Plan {
  associatedtype Key: PlanKey

  /// Takes a value as it was typed.
  mutating func set(_ key: Key, to text: String) throws(ValueError)
}

/// Why a value can't be taken.
struct ValueError: Error, Hashable {
  /// What is wrong with it, if more is known than what was expected.
  var reason: String?
}

extension ValueError {
  /// The error as a clause of one line, whatever the value.
  func words(_ name: String, _ text: String, expected: String) -> String {
    let value = TextWidth.visible(text)
    return "\(name) takes \(expected), not “\(value)”" + (reason.map { ": \($0)" } ?? "")
  }
}

extension Plan {
  /// Takes what options say.
  mutating func take(_ settings: [(key: Key, text: String)]) throws(Failure) {
    for (key, text) in settings {
      do throws(ValueError) {
        try set(key, to: text)
      } catch {
        throw Failure(words: error.words("--\(key.rawValue)", text, expected: key.expected))
      }
    }
  }
}
