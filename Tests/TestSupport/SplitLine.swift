/// A splitter of lines into words, like a shell's, that supports single quotes and backslashes.
package enum SplitLine {
  /// Returns the words of a line.
  package static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var isQuoted = false
    var isEscaped = false
    for scalar in line.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        word = (word ?? .init()) + [scalar]
        isEscaped = false
      case "'":
        isQuoted.toggle()
        word = word ?? .init()
      case _ where isQuoted: word = (word ?? .init()) + [scalar]
      case "\\": isEscaped = true
      case " ":
        if let word { words.append(String(word)) }
        word = nil
      default: word = (word ?? .init()) + [scalar]
      }
    }
    return words + (word.map { [String($0)] } ?? [])
  }
}
