/// The completions of a word in a shell.
package struct Completion: Hashable, Sendable {
  /// A candidate for completion.
  package struct Candidate: Hashable, Sendable {
    /// The word.
    package let text: String
    /// The description, or an empty string.
    package let words: String

    package init(_ text: String, _ words: String = "") { (self.text, self.words) = (text, words) }
  }

  /// The kind of paths to offer in addition to the candidates.
  package enum Paths: String, Sendable {
    case none, files, folders
  }

  /// A function that looks up the candidates of a kind at run time, such as names of sounds.
  package typealias Lookup = @Sendable (String) -> [Candidate]

  package let candidates: [Candidate]
  /// The paths to offer.
  package let paths: Paths

  /// Creates a completion, empty by default.
  package init(_ candidates: [Candidate] = [], paths: Paths = .none) {
    (self.candidates, self.paths) = (candidates, paths)
  }

  /// The lines for the scripts of `CompletionScript`: the word and the description of each
  /// candidate, separated by a tab, then `:files` or `:folders`.
  package var lines: String {
    let words = candidates.map { $0.words.isEmpty ? $0.text : "\($0.text)\t\($0.words)" }
    return (words + (paths == .none ? [] : [":\(paths.rawValue)"])).joined(separator: "\n")
  }
}
