/// A terminal's name and version.
struct TerminalName: Hashable, CustomStringConvertible {
  /// The name in small letters.
  var name: String
  /// The version; empty where it isn't told.
  var version: TerminalVersion

  var description: String { version.parts.isEmpty ? name : "\(name) \(version)" }

  /// Reads the answer to XTVERSION: a name, and a version in brackets or behind a space.
  init(answer: String) {
    let words = answer.lowercased().split {
      " ()".unicodeScalars.contains($0.unicodeScalars.first ?? "x")
    }
    name = words.first.map(String.init) ?? ""
    version = words.count > 1 ? TerminalVersion(words[1]) : TerminalVersion()
    if name == "vte" { version = .vte(version) }
    if name == "libvterm" { name = "" }
  }

  /// Works out which terminal it is from the environment; `nil` if nothing tells.
  ///
  /// Variables stay set in programs that are started from a terminal's shell, so that a terminal
  /// that was started from another one has those of both: TERM, which each sets, comes first.
  init?(environment: (String) -> String?) {
    func value(_ name: String) -> String { environment(name) ?? "" }
    let term = value("TERM")
    let program = value("TERM_PROGRAM").lowercased()
    let programVersion = TerminalVersion(value("TERM_PROGRAM_VERSION"))
    for (prefix, name) in Self.terms where term.hasPrefix(prefix) {
      self.init(name, program == name ? programVersion : Self.told(name))
      return
    }
    if ["wezterm", "ghostty", "contour", "apple_terminal"].contains(program) {
      self.init(program, programVersion)
    } else if program == "iterm.app" {
      self.init("iterm2", programVersion)
    } else if !value("KONSOLE_VERSION").isEmpty {
      self.init("konsole", .konsole(value("KONSOLE_VERSION")))
    } else if !value("VTE_VERSION").isEmpty {
      self.init("vte", .vte(TerminalVersion(value("VTE_VERSION"))))
    } else if !value("XTERM_VERSION").isEmpty {
      self.init("xterm", TerminalVersion())
    } else {
      return nil
    }
  }

  private init(_ name: String, _ version: TerminalVersion) {
    (self.name, self.version) = (name, version)
  }

  /// The first part of TERM that terminals of their own have.
  private static let terms = [
    ("foot", "foot"), ("xterm-kitty", "kitty"), ("xterm-ghostty", "ghostty"),
    ("wezterm", "wezterm"), ("alacritty", "alacritty"), ("contour", "contour"), ("rxvt", "rxvt"),
    ("st-", "st"), ("mlterm", "mlterm"),
  ]

  /// The oldest version that is still about of a terminal that doesn't tell its own: what was
  /// measured of that is true of all later ones.
  private static func told(_ name: String) -> TerminalVersion {
    switch name {
    case "foot": [1, 13]
    case "kitty": [0, 26]
    case "wezterm": [20_210_610]
    default: TerminalVersion()
    }
  }
}
