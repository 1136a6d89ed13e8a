/// The words of a command line, a group for each layer.
enum LayerWords {
  /// The options that have no value.
  static let flags: Set<String> = ["--centered", "--centred", "--help", "-h"]

  /// Splits words before each name of a shape, and joins each option with its value by `=`.
  ///
  /// A name that is an option's value, or what a graph, a text or a path shows, begins no layer. What
  /// stands before the first name is a group too.
  static func split(_ words: [String]) -> [[String]] {
    var groups: [[String]] = [[]]
    var rest = words[...]
    while let word = rest.popFirst() {
      if let form = Form(rawValue: word) {
        groups.append([word])
        if let key = form.data, let data = rest.first, !data.hasPrefix("--") {
          groups[groups.count - 1].append("--\(key.rawValue)=\(data)")
          rest.removeFirst()
        }
      } else if isOption(word), !word.contains("="), !flags.contains(word), let value = rest.first,
        !value.hasPrefix("--")
      {
        rest.removeFirst()
        groups[groups.count - 1] += word.hasPrefix("--") ? ["\(word)=\(value)"] : [word, value]
      } else {
        groups[groups.count - 1].append(word)
      }
    }
    return groups
  }

  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word.dropFirst().first.map { $0.isLetter || $0 == "-" } == true
  }
}
