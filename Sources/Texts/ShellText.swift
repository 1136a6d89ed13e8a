/// Words as a shell takes them.
package enum ShellText {
  /// Returns words as one line, each quoted if it has to be.
  package static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  /// Returns a name as the only argument behind a command, also one that begins with a hyphen.
  package static func operand(_ name: String) -> String {
    (name.utf8.first == UInt8(ascii: "-") ? "-- " : "") + quoted(name)
  }

  /// A shell splits bytes: a mark that combines with a quotation mark doesn’t hide that from it.
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
