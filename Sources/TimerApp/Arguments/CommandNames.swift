internal import Cells
internal import Countdowns
internal import Texts

/// The names of all commands, and what is said of a word that is nearly one.
enum CommandNames {
  /// The names.
  static let all = TimerSyntax.commands.map(\.text) + ["help"]

  /// Returns whether a name is a command’s, so that no timer of the settings file can have it.
  static func isReserved(_ name: String) -> Bool {
    (all + ControlSyntax.otherWords).contains(name)
  }

  /// Returns why `help` can't explain its word; `nil` if it can, or if that isn't asked for.
  static func refusalOfHelp(_ words: [String]) -> String? {
    guard words.first == "help", let word = words.dropFirst().first, !word.hasPrefix("-"),
      !all.contains(word)
    else { return nil }
    let hint =
      nearest(to: word).map { "did you mean “help \($0)”?" }
      ?? "\(CalledName.text) --help-all lists all commands"
    return "unknown command “\(TextWidth.truncated(word, to: longestWord))”; \(hint)"
  }

  /// Returns a suggestion, in a sentence, for a command line whose first word is nearly a command;
  /// `nil` for others.
  static func refusal(of words: [String]) -> String? {
    guard let word = words.first, isStray(word), !all.contains(word), let near = nearest(to: word)
    else { return nil }
    return "“\(word)” is neither a time nor a command; did you mean “\(near)”?"
  }

  private static func isStray(_ word: String) -> Bool {
    do throws(ReadingError) {
      _ = try Reading(words: [word])
      return false
    } catch {
      return error == .stray(word)
    }
  }

  /// The columns of a word that are shown.
  private static let longestWord = 40

  private static func nearest(to word: String) -> String? {
    NearestNames.nearest(to: word, among: all).first
  }
}
