/// The identity of a terminal, as far as it matters for pixels.
struct PixelHost {
  /// The terminal's name, from its reply or from the environment.
  let name: String
  /// The multiplexer in between, which hides the terminal's own replies.
  let multiplexer: String?

  init(_ evidence: TerminalEvidence, _ environment: (String) -> String?) {
    func value(_ name: String) -> String { environment(name) ?? "" }
    let term = value("TERM")
    let version = evidence.version ?? ""
    if !value("TMUX").isEmpty || term.hasPrefix("tmux") || version.hasPrefix("tmux") {
      multiplexer = "tmux"
    } else if !value("STY").isEmpty || term.hasPrefix("screen") || !value("ZELLIJ").isEmpty {
      multiplexer = value("ZELLIJ").isEmpty ? "screen" : "zellij"
    } else {
      multiplexer = nil
    }
    // TMUX_PANE is a percent sign and a number. Each pane gets 16 picture IDs.
    pictureID = (UInt32(value("TMUX_PANE").dropFirst()) ?? 0) % 0xFFFF * 16 + 1
    let candidates = [version, value("LC_TERMINAL"), value("TERM_PROGRAM"), term]
    name = candidates.first { !$0.isEmpty } ?? ""
  }

  /// A picture ID that differs between the panes of tmux, which share the terminal's IDs.
  let pictureID: UInt32

  /// Whether the terminal likely understands the query for kitty's protocol rather than printing
  /// it.
  var isLikelyKitty: Bool {
    matches(["kitty", "xterm-kitty", "ghostty", "xterm-ghostty"] + others)
  }

  /// The other terminals that have adopted the protocol.
  private var others: [String] { ["konsole", "wezterm", "contour", "rio", "warp"] }

  var isITerm2: Bool { matches(["iterm2", "iterm.app", "wezterm"]) }

  /// Whether parts of a picture can be replaced: only kitty itself supports animations.
  var editsPictures: Bool { matches(["kitty", "xterm-kitty"]) }

  private func matches(_ prefixes: [String]) -> Bool {
    let name = name.lowercased()
    return prefixes.contains { name.hasPrefix($0) }
  }
}
