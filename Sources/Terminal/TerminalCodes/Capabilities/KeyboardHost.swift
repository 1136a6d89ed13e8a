/// The list of terminals that are likely to support kitty's keyboard protocol.
///
/// The query looks like the sequence that restores the cursor, so only those are queried.
package enum KeyboardHost {
  private static let names = [
    "kitty", "xterm-kitty", "foot", "ghostty", "xterm-ghostty", "wezterm", "alacritty", "contour",
    "rio",
  ]

  /// Returns whether the terminal may be queried; one behind a multiplexer isn't.
  package static func isLikely(environment: (String) -> String?) -> Bool {
    guard environment("TMUX") == nil, environment("STY") == nil, environment("ZELLIJ") == nil else {
      return false
    }
    let values = ["TERM_PROGRAM", "TERM"].compactMap { environment($0)?.lowercased() }
    return values.contains { value in names.contains { value.hasPrefix($0) } }
  }
}
