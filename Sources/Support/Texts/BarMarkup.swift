/// Escaping for status bars, so that a name is never interpreted as markup.
package enum BarMarkup {
  /// Returns text for Pango, with `& < >` and quotes replaced by entities.
  package static func pango(_ text: String) -> String {
    replacing(in: text) {
      switch $0 {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }

  /// Returns text for polybar, with a zero-width space after each `%`.
  ///
  /// polybar has no escape for `%{`, which starts a tag, and tags can run commands.
  package static func polybar(_ text: String) -> String {
    replacing(in: text) { $0 == "%" ? "%\u{200B}" : nil }
  }

  /// Returns text for i3blocks, with quotation marks and backslashes replaced.
  ///
  /// Up to version 1.4, i3blocks ends a JSON string at the first quotation mark, escaped or not.
  package static func i3blocks(_ text: String) -> String {
    replacing(in: text) { $0 == "\"" ? "”" : $0 == "\\" ? "∖" : nil }
  }

  /// Returns text for tmux, with each `#` doubled, and a zero-width space between a `#` and a
  /// bracket.
  ///
  /// The result contains no style, format or command, regardless of how many times it is expanded.
  package static func tmux(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if result.last == "#", ["[", "{", "("].contains(scalar) { result.append("\u{200B}") }
      result.append(scalar)
      if scalar == "#" { result.append(scalar) }
    }
    return String(result)
  }

  private static func replacing(
    in text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let other = replacement(scalar) {
        result.append(contentsOf: other.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
