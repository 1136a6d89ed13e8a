/// A terminal's name and version.
public struct TerminalName: Hashable, Sendable, CustomStringConvertible {
  /// The name in small letters.
  var name: String
  /// The version; empty where it isn't told.
  var version: TerminalVersion

  /// The name and, where it is told, the version.
  public var description: String { version.parts.isEmpty ? name : "\(name) \(version)" }

  private init(_ name: String, _ version: TerminalVersion = TerminalVersion()) {
    (self.name, self.version) = (name, version)
  }

  /// Reads the answer to XTVERSION: a name, and a version in brackets or behind a space.
  init(answer: String) {
    let words = answer.lowercased().split { $0 == " " || $0 == "(" || $0 == ")" }
    let name = words.first.map(String.init) ?? ""
    let version = TerminalVersion(words.dropFirst().first ?? "")
    self.init(name, name == "vte" ? .packed(version) : version)
  }

  /// Works out which terminal it is from the environment; `nil` if nothing tells, or too much.
  ///
  /// Variables stay set for what is started from a terminal's shell, so that a terminal that was
  /// started from another one has those of both. TERM, which each sets anew, comes first.
  public init?(environment: (String) -> String?) {
    func value(_ name: String) -> String { environment(name) ?? "" }
    let term = value("TERM")
    if let (_, terminal) = Self.terms.first(where: { term.hasPrefix($0.0) }) {
      self = terminal
      return
    }
    let candidates = [
      Self.program(value("TERM_PROGRAM"), TerminalVersion(value("TERM_PROGRAM_VERSION"))),
      Self.told("konsole", .packed(TerminalVersion(value("KONSOLE_VERSION")))),
      Self.told("vte", .packed(TerminalVersion(value("VTE_VERSION")))),
      value("XTERM_VERSION").isEmpty ? nil : TerminalName("xterm"),
      value("WT_SESSION").isEmpty ? nil : TerminalName("windows-terminal"),
    ].compactMap { $0 }
    guard candidates.count == 1 else { return nil }
    self = candidates[0]
  }

  private static func program(_ name: String, _ version: TerminalVersion) -> TerminalName? {
    switch name {
    case "WezTerm", "ghostty", "contour", "Apple_Terminal":
      TerminalName(name.lowercased(), version)
    case "iTerm.app": TerminalName("iterm2", version)
    default: nil
    }
  }

  private static func told(_ name: String, _ version: TerminalVersion) -> TerminalName? {
    version.parts.isEmpty ? nil : TerminalName(name, version)
  }

  /// The first part of TERM that some terminals have for themselves.
  ///
  /// They don't tell their version; the one here is the oldest that is still about.
  private static let terms: [(String, TerminalName)] = [
    ("foot", TerminalName("foot", [1, 13])), ("xterm-kitty", TerminalName("kitty", [0, 26])),
    ("xterm-ghostty", TerminalName("ghostty", [1])), ("wezterm", TerminalName("wezterm")),
    ("alacritty", TerminalName("alacritty")), ("contour", TerminalName("contour")),
    ("rxvt", TerminalName("rxvt")), ("st-", TerminalName("st")), ("mlterm", TerminalName("mlterm")),
  ]
}
