internal import Cells

/// The name of a setting.
protocol PlanKey: RawRepresentable<String>, Hashable, Sendable {
  /// A description of the values it takes.
  var expected: String { get }
}

/// A set of settings for a picture, or for part of one.
protocol Plan {
  associatedtype Key: PlanKey

  /// Sets a value from its text.
  mutating func set(_ key: Key, to text: String) throws(ValueError)
}

/// The reason why a value is rejected.
struct ValueError: Error, Hashable {
  /// What is wrong with the value, if more is known than what was expected.
  var reason: String?
}

extension ValueError {
  /// Returns the error as a one-line clause, whatever the value contains.
  func words(_ name: String, _ text: String, expected: String) -> String {
    let value = TextWidth.visible(text)
    return "\(name) takes \(expected), not “\(value)”" + (reason.map { ": \($0)" } ?? "")
  }
}

extension Plan {
  /// Applies the settings given by options.
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
