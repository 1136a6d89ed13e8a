/// Escapes for the markup of status bars, so that a name is never read as markup.
package enum BarMarkup {
  /// Returns a text for Pango, in which `& < >` and quotes are entities.
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

  /// Returns a text for polybar, in which a zero-width space follows each `%`.
  ///
  /// polybar has no escape for `%{`, which starts a tag, and tags may start commands.
  package static func polybar(_ text: String) -> String {
    replacing(in: text) { $0 == "%" ? "%\u{200B}" : nil }
  }

  /// Returns a text for i3blocks without quotation marks and backslashes.
  ///
  /// Up to version 1.4, i3blocks ends a string of JSON at the first quotation mark, escaped or not.
  package static func i3blocks(_ text: String) -> String {
    replacing(in: text) { $0 == "\"" ? "”" : $0 == "\\" ? "∖" : nil }
  }

  /// Returns a text for tmux, in which each `#` is doubled, and a zero-width space stands between a
  /// `#` and a bracket.
  ///
  /// The text then opens no style, format or command, however often it is expanded.
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
