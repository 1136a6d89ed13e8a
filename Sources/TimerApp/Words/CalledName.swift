internal import Runtime
internal import Texts

/// The name that the program was called by, which depends on how it was installed.
enum CalledName {
  static let text = ProgramName.name(calledAs: ProgramArguments.name, orElse: "timer")

  /// Returns a text as an argument that a shell reads: as it is where it has no special characters,
  /// else in single quotes.
  static func argument(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789_.:".unicodeScalars.contains($0) || $0 == "-"
    }
    guard !isPlain || text.isEmpty || text.hasPrefix("-") else { return text }
    return "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
