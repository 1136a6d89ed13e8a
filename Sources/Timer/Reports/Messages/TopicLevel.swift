internal import Cells

/// One level of a topic: the name of a room, a user or a client.
package enum TopicLevel {
  /// The maximum number of characters.
  package static let longest = 64
  /// The maximum number of bytes, since a character can have any number of marks.
  private static let mostBytes = 256

  /// The rule in words, as it follows a colon.
  package static let rule =
    "a name has 1 to \(longest) characters without “/”, “+”, “#”, “$” and control characters"

  /// Returns why a text can't be the name of a user of the broker; `nil` if it can.
  package static func refusal(ofUser name: String) -> String? {
    isValid(name) ? nil : "\(quoted(name)) isn’t a user: \(rule)"
  }

  /// Returns whether a text can be a level that users choose.
  package static func isValid(_ text: String) -> Bool {
    guard text.utf8.count <= mostBytes, 1...longest ~= text.count else { return false }
    // Invisible characters would make different rooms look the same; MQTT has no noncharacters.
    return !text.unicodeScalars.contains {
      "/+#$".unicodeScalars.contains($0) || $0.properties.isNoncharacterCodePoint
    }
      && TextWidth.visible(text) == text && !text.allSatisfy(\.isWhitespace)
  }

  /// Returns a text in quotation marks, short, displayable and without what may be a password.
  package static func quoted(_ text: String) -> String {
    let start = String(AddressWord.withoutPassword(text).unicodeScalars.prefix(200))
    return "“\(TextWidth.truncated(TextWidth.visible(start), to: 60))”"
  }
}
