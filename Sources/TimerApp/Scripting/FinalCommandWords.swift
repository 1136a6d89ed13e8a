/// The words of a command line, and those of the command that follows the end.
enum FinalCommandWords {
  /// Splits words at the first `--` after a time; words after an earlier `--` are a time.
  static func split(_ words: [String]) -> (words: [String], command: [String]) {
    var hasTime = false
    var isValue = false
    for (index, word) in words.enumerated() {
      if isValue {
        isValue = false
      } else if word == "--" {
        guard hasTime else { return (words, []) }
        return (Array(words[..<index]), Array(words[(index + 1)...]))
      } else if word == "--plan" || word.hasPrefix("--plan=") {
        (hasTime, isValue) = (true, word == "--plan")
      } else if word.hasPrefix("-"), word != "-" {
        isValue = TimerSyntax.valued.contains(word)
      } else {
        hasTime = true
      }
    }
    return (words, [])
  }
}
