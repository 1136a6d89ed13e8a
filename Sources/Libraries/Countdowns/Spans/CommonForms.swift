/// Rewrites forms that people use as those of the grammars: `in 5m` as `5m`, `at 14:30` as `until
/// 14:30`, `1,5h` as `1.5h`.
enum CommonForms {
  /// Returns the words in the form of the grammars.
  static func rewritten(_ words: [String]) throws(ReadingError) -> [String] {
    SpokenSpan.rewritten(withoutPhrases(try withoutCommas(words)))
  }

  private static let introductions: Set = ["at", "@", "by", "on", "til", "till"]

  /// Replaces prepositions at the start, and removes `later` and `from now` at the end.
  private static func withoutPhrases(_ words: [String]) -> [String] {
    guard words.count > 1, let first = words.first?.lowercased() else { return words }
    var rest = words[...]
    switch first {
    case "in", "for": rest.removeFirst()
    case _ where introductions.contains(first): rest = ["until"] + words.dropFirst()
    default: break
    }
    let ending = rest.suffix(2).map { $0.lowercased() }
    let phrase = ending.last == "later" ? 1 : ending == ["from", "now"] ? 2 : 0
    guard phrase > 0, rest.count > phrase else { return Array(rest) }
    rest.removeLast(phrase)
    if rest.count > 1, rest.first?.lowercased() == "until" { rest.removeFirst() }
    return Array(rest)
  }

  /// Replaces decimal commas by points, and removes commas after words.
  ///
  /// A comma before three digits could separate thousands.
  private static func withoutCommas(_ words: [String]) throws(ReadingError) -> [String] {
    var plain: [String] = []
    for (place, word) in words.enumerated() {
      let isLast = place == words.count - 1
      let text = !isLast && word.utf8.last == UInt8(ascii: ",") ? word.dropLast() : word[...]
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count > 1 else {
        plain.append(String(text))
        continue
      }
      let decimals = parts[1].unicodeScalars.prefix(while: \.isASCIIDigit).count
      guard parts.count == 2, decimals > 0, decimals != 3,
        parts[0].unicodeScalars.last?.isASCIIDigit == true
      else { throw .comma(word) }
      plain.append("\(parts[0]).\(parts[1])")
    }
    return plain
  }
}
