internal import Cells
package import Texts

/// The kinds of completions that have to be looked up at run time.
package enum TimerNames {
  package static let sounds = "sounds"
  package static let devices = "devices"
  /// The timers of the settings file.
  package static let saved = "saved"
  package static let running = "running"
  package static let paused = "paused"
  package static let unfinished = "unfinished"
}

extension TimerNames {
  /// Returns the words that can follow the given ones in multi-word names.
  ///
  /// A name that needs quoting isn't offered, since bash would insert it unquoted.
  package static func next(after words: [String], of names: [Completion.Candidate]) -> Completion {
    var offered: [Completion.Candidate] = []
    for name in names {
      let parts = name.text.split(separator: " ", omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count > words.count, parts.starts(with: words), parts.allSatisfy(isPlain),
        !offered.contains(where: { $0.text == parts[words.count] })
      else { continue }
      let isLast = parts.count == words.count + 1
      offered.append(.init(parts[words.count], isLast ? name.words : ""))
    }
    return Completion(offered)
  }

  /// Returns whether a word needs no quoting in any shell and isn't an option.
  private static func isPlain(_ word: String) -> Bool {
    guard !word.isEmpty, !word.hasPrefix("-"), TextWidth.visible(word) == word else { return false }
    return word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", "+", "%", "/": true
      default: !scalar.isASCII && !scalar.properties.isWhitespace
      }
    }
  }
}
