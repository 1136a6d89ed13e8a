/// A filter of words that a text must contain, in any order and case.
package struct ListFilter: Hashable, Sendable {
  private let words: [[UInt8]]

  package init(_ text: String) {
    words = text.split(separator: " ").map { Self.folded(String($0)) }
  }

  /// Whether every text matches.
  package var isEmpty: Bool { words.isEmpty }

  /// Returns a text in the form that `matches(folded:)` takes; a long list caches these.
  package static func folded(_ text: String) -> [UInt8] { Array(text.lowercased().utf8) }

  /// Returns whether a text contains all words.
  package func matches(_ text: String) -> Bool {
    words.isEmpty || matches(folded: Self.folded(text))
  }

  package func matches(folded text: [UInt8]) -> Bool {
    words.allSatisfy { Self.contains(text, $0) }
  }

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, text.count >= word.count else { return word.isEmpty }
    for start in 0...text.count - word.count where text[start] == first {
      if text[start..<start + word.count].elementsEqual(word) { return true }
    }
    return false
  }
}
