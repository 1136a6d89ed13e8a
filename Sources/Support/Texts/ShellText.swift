/// Quoting for shells.
package enum ShellText {
  /// Returns a command line of words, each quoted if necessary.
  package static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// Returns a name as the only operand of a command, even if it starts with a hyphen.
  package static func operand(_ name: String) -> String {
    (name.utf8.first == UInt8(ascii: "-") ? "-- " : "") + quoted(name)
  }

  /// Returns a word quoted if necessary, by scalars, since a combining mark after a quotation mark
  /// doesn’t hide it from a shell.
  private static func quoted(_ word: String) -> String {
    guard word.isEmpty || !word.unicodeScalars.allSatisfy(isHarmless) else { return word }
    var result = String.UnicodeScalarView("'".unicodeScalars)
    for scalar in word.unicodeScalars {
      result.append(
        contentsOf: scalar == "'" ? "'\\''".unicodeScalars : String(scalar).unicodeScalars)
    }
    result.append("'")
    return String(result)
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":", ",", "@", "%", "+": true
    default: false
    }
  }
}
