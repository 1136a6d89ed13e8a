/// A terminal's name and version.
package struct TerminalName: Hashable, Sendable, CustomStringConvertible {
  /// The name in lower case.
  var name: String
  /// The version; empty if unknown.
  var version: TerminalVersion

  /// The name and, if known, the version.
  package var description: String { version.parts.isEmpty ? name : "\(name) \(version)" }

  private init(_ name: String, _ version: TerminalVersion = TerminalVersion()) {
    (self.name, self.version) = (name, version)
  }

  /// Parses the reply to XTVERSION: a name, and a version in parentheses or after a space.
  init(answer: String) {
    let words = answer.lowercased().split { $0 == " " || $0 == "(" || $0 == ")" }
    let name = words.first.map(String.init) ?? ""
    let version = TerminalVersion(words.dropFirst().first ?? "")
    self.init(name, name == "vte" ? .packed(version) : version)
  }

  /// Identifies the terminal from the environment; `nil` if the variables are missing or
  /// contradictory.
  ///
  /// Child processes inherit variables, so a terminal that was started from another one has those
  /// of both. TERM, which each terminal sets itself, takes precedence.
  package init?(environment: (String) -> String?) {
    func value(_ name: String) -> String { environment(name) ?? "" }
    let term = value("TERM")
    if let (_, terminal) = Self.terms.first(where: { term.hasPrefix($0.0) }) {
      self = terminal
      return
    }
    let candidates = [
      Self.program(value("TERM_PROGRAM"), TerminalVersion(value("TERM_PROGRAM_VERSION"))),
      Self.named("konsole", .packed(TerminalVersion(value("KONSOLE_VERSION")))),
      Self.named("vte", .packed(TerminalVersion(value("VTE_VERSION")))),
      value("XTERM_VERSION").isEmpty ? nil : TerminalName("xterm"),
      value("WT_SESSION").isEmpty ? nil : TerminalName("windows-terminal"),
    ].compactMap { $0 }
    guard candidates.count == 1 else { return nil }
    self = candidates[0]
  }

  private static func program(_ name: String, _ version: TerminalVersion) -> TerminalName? {
    switch name {
    case "WezTerm", "ghostty", "contour", "Apple_Terminal": TerminalName(name.lowercased(), version)
    case "iTerm.app": TerminalName("iterm2", version)
    default: nil
    }
  }

  private static func named(_ name: String, _ version: TerminalVersion) -> TerminalName? {
    version.parts.isEmpty ? nil : TerminalName(name, version)
  }

  /// The prefixes of TERM that identify a terminal.
  ///
  /// They don't include a version; the one here is the oldest still in use.
  private static let terms: [(String, TerminalName)] = [
    ("foot", TerminalName("foot", [1, 13])), ("xterm-kitty", TerminalName("kitty", [0, 26])),
    ("xterm-ghostty", TerminalName("ghostty", [1])), ("wezterm", TerminalName("wezterm")),
    ("alacritty", TerminalName("alacritty")), ("contour", TerminalName("contour")),
    ("rxvt", TerminalName("rxvt")), ("st-", TerminalName("st")), ("mlterm", TerminalName("mlterm")),
  ]
}
