/// The reason why something that a user typed isn't possible.
package struct Refusal: Error, Hashable, Sendable {
  /// The reason, in one line.
  package let words: String

  /// Creates a refusal.
  package init(words: String) { self.words = words }
}
