/// A reason why a text isn't TOML.
package struct TOMLError: Error, Hashable, Sendable {
  /// Where it is noticed.
  package var place: TOMLPlace
  /// The key whose value is wrong, with dots.
  package var key: String?
  /// What is wrong, as a sentence without its first capital and its point.
  package var words: String

  /// Creates an error.
  package init(_ place: TOMLPlace, key: String? = nil, _ words: String) {
    self.place = place
    self.key = key
    self.words = words
  }
}

extension TOMLError: CustomStringConvertible {
  /// The error in words that follow the text's name: “line 3, column 7: sound: …”.
  package var description: String {
    "\(place): " + (key.map { "\($0): " } ?? "") + words
  }
}
