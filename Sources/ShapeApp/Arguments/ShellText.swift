/// Words as a shell takes them.
enum ShellText {
  private static let harmless = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./:,@%+")

  /// Returns words as one line, each quoted if it has to be.
  static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  private static func quoted(_ word: String) -> String {
    guard word.isEmpty || !word.allSatisfy(harmless.contains) else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
