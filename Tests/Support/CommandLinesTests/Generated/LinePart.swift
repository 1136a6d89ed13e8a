/// Adjacent words of a command line, and what they store.
struct LinePart {
  let words: [String]
  let entries: [Entries.Entry]

  /// Creates a part; `--zzzzz`, a mistake, and `--help` store nothing.
  init(_ words: [String], _ entries: [Entries.Entry] = []) {
    (self.words, self.entries) = (words, entries)
  }
}

extension [LinePart] {
  /// The words of the line.
  var words: [String] { flatMap(\.words) }
  /// What the line stores, in order.
  var entries: [Entries.Entry] { flatMap(\.entries) }
}
