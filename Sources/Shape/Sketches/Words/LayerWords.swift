internal import CommandLines

/// The words of a command line, grouped by layer.
enum LayerWords {
  /// The options that have no value.
  private static let flags = Set(
    LayerParts.spin.options.filter { !$0.takesNextWord }.flatMap(\.names))

  /// Splits words before each shape name, and joins each option to its value with `=`.
  ///
  /// A shape name that is an option's value, or the data of a graph, a text or a path, doesn't
  /// begin a layer. Words before the first name form a group too.
  static func split(_ words: [String]) -> [[String]] {
    var groups: [[String]] = [[]]
    var rest = words[...]
    while let word = rest.popFirst() {
      if let shape = ShapeKind(rawValue: word) {
        groups.append([word])
        if let key = shape.data, let data = rest.first, !data.hasPrefix("--") {
          groups[groups.count - 1].append("\(key.option.name)=\(data)")
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
    // A single letter may have its value in the same word.
    guard word.hasPrefix("-"), word.hasPrefix("--") || word.count == 2 else { return false }
    return word.dropFirst().first.map { $0.isLetter || $0 == "-" } == true
  }
}
