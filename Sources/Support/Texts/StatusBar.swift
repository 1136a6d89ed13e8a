/// A status bar, for which programs write lines in its format.
package enum StatusBar: String, Hashable, Sendable, CaseIterable {
  case waybar, polybar, i3blocks
  case i3statusRust = "i3status-rs"
  case tmux

  /// Returns text with its markup escaped, so that a name is never interpreted as markup.
  package func escaped(_ text: String) -> String {
    switch self {
    case .waybar, .i3statusRust: Self.pango(text)
    case .polybar: Self.polybar(text)
    case .i3blocks: Self.i3blocks(text)
    case .tmux: Self.tmux(text)
    }
  }

  /// Returns text for Pango, with `& < >` and quotes replaced by entities.
  private static func pango(_ text: String) -> String {
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
  private static func polybar(_ text: String) -> String {
    replacing(in: text) { $0 == "%" ? "%\u{200B}" : nil }
  }

  /// Returns text for i3blocks, with quotation marks and backslashes replaced.
  ///
  /// Up to version 1.4, i3blocks ends a JSON string at the first quotation mark, escaped or not.
  private static func i3blocks(_ text: String) -> String {
    replacing(in: text) { $0 == "\"" ? "”" : $0 == "\\" ? "∖" : nil }
  }

  /// Returns text for tmux, with each `#` doubled, and a zero-width space between a `#` and a
  /// bracket.
  ///
  /// The result contains no style, format or command, regardless of how many times it is expanded.
  private static func tmux(_ text: String) -> String {
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
