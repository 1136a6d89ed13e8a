/// The picture on the face of a card.
package struct CardPicture: Hashable, Sendable {
  /// The way the picture is drawn.
  package enum Content: Hashable, Sendable {
    case form(CardForm)
    /// A large letter or digit.
    case letter(Character)
    /// Text in the terminal's own glyphs.
    case text(String)
  }

  package var content: Content
  /// The picture in words, without an article: “hollow star”.
  package var words: String

  package init(content: Content, words: String) { (self.content, self.words) = (content, words) }

  /// The picture in words, with an article if singular: “a star”, “an apple”, “bars”.
  var phrase: String {
    guard words.count > 1, content != .text(words) else { return words }
    let isPlural = words.hasSuffix("s") && !words.hasSuffix("ss") && !words.hasSuffix("us")
    if isPlural { return words }
    let isVowel = words.first.map { "aeiou".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") \(words)"
  }
}
