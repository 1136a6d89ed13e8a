/// The completions of a word, as a shell offers them.
package struct Completion: Hashable, Sendable {
  /// A word and what it means.
  package struct Candidate: Hashable, Sendable {
    /// The word.
    package let text: String
    /// What it means, or an empty text.
    package let words: String

    /// Creates a candidate.
    package init(_ text: String, _ words: String = "") {
      (self.text, self.words) = (text, words)
    }
  }

  /// The kind of paths to offer in addition to the candidates.
  package enum Paths: String, Sendable {
    case none, files, folders
  }

  /// Returns the candidates of a kind that only the running program knows, such as names of sounds.
  package typealias Lookup = @Sendable (String) -> [Candidate]

  /// The words.
  package let candidates: [Candidate]
  /// The paths.
  package let paths: Paths

  /// Creates a completion, an empty one by default.
  package init(_ candidates: [Candidate] = [], paths: Paths = .none) {
    (self.candidates, self.paths) = (candidates, paths)
  }

  /// A line for each candidate, its word and its meaning with a tab between them, then `:files` or
  /// `:folders`: what the scripts of `CompletionScript` read.
  package var lines: String {
    let words = candidates.map { $0.words.isEmpty ? $0.text : "\($0.text)\t\($0.words)" }
    return (words + (paths == .none ? [] : [":\(paths.rawValue)"])).joined(separator: "\n")
  }
}
