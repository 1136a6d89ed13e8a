/// Examples of command lines in the help.
package enum Examples {
  /// Returns a line for each example, with the command and its meaning in two columns.
  package static func lines(_ examples: [(words: String, meaning: String)], of name: String)
    -> String
  {
    let width = examples.map(\.words.count).max() ?? 0
    return examples.map { words, meaning in
      let gap = String(repeating: " ", count: width - words.count + 2)
      return "  \(name) \(words)\(gap)\(meaning)"
    }.joined(separator: "\n")
  }
}
