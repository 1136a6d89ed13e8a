package import Texts

/// The reason a text isn't valid TOML.
package struct TOMLError: Error, Hashable, Sendable {
  /// Where the mistake was found.
  package var place: TextPlace
  /// The key whose value is wrong, with dots.
  package var key: String?
  /// What is wrong, as a clause without a final period.
  package var words: String

  package init(_ place: TextPlace, key: String? = nil, _ words: String) {
    (self.place, self.key, self.words) = (place, key, words)
  }
}

extension TOMLError: CustomStringConvertible {
  /// The error in words that follow the text's name: “line 3, column 7: sound: …”.
  package var description: String { "\(place): " + (key.map { "\($0): " } ?? "") + words }
}
