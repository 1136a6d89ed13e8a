package import Cells

/// The capabilities of a terminal, as far as the environment reveals them.
package struct Capabilities: Hashable, Sendable {
  /// The number of colors it can show.
  package var colors: ColorDepth
  /// The glyphs it can draw.
  package var glyphs: GlyphSet
  /// Whether its charset is UTF-8.
  package var isUTF8: Bool
  /// Whether the terminal can move the cursor, and the user doesn't need lines of text for a screen
  /// reader (`ACCESSIBLE`).
  package var movesCursor: Bool
  /// Whether the terminal has a title, and accepts queries without printing them.
  package var hasTitleAndReplies: Bool
  /// Whether rows are rewrapped, rather than cut off, when the window becomes narrower.
  package var breaksRows: Bool
  /// Whether rewrapping moves the cursor to another row unless it is on the last character, as in
  /// kitty.
  package var losesCursor: Bool
  /// Whether OSC 9;4 shows progress rather than a notification each time.
  package var showsProgress: Bool
  /// The sequence that shows a desktop notification, if the terminal is known to support one.
  package var notification: NotificationForm?

  /// Derives the capabilities from environment variables.
  ///
  /// - Parameter environment: Returns a variable's value; an empty one counts as unset.
  package init(environment: (String) -> String?) {
    func value(_ name: String) -> String { environment(name) ?? "" }
    let term = value("TERM")
    let canMoveCursor = term != "dumb" && !term.isEmpty
    movesCursor = canMoveCursor && ["", "0"].contains(value("ACCESSIBLE"))
    hasTitleAndReplies = canMoveCursor && !Self.consoles.contains(term)
    colors = Self.colors(term: term, value)
    isUTF8 = Self.isUTF8(value)
    glyphs = GlyphChoice.choose(environment: environment).glyphs
    breaksRows =
      hasTitleAndReplies && value("XTERM_VERSION").isEmpty && term != "xterm"
      && !["screen", "st", "mlterm"].contains { term.hasPrefix($0) }
    losesCursor = term == "xterm-kitty"
    showsProgress =
      !value("WT_SESSION").isEmpty || value("ConEmuANSI") == "ON"
      || value("TERM_PROGRAM") == "ghostty"
    notification = Self.notification(term: term, program: value("TERM_PROGRAM"))
  }

  /// Derives the capabilities from environment variables, with the user's choices taking
  /// precedence.
  package init(environment: (String) -> String?, glyphs: GlyphSet?, colors: ColorDepth?) {
    self.init(environment: environment)
    if let glyphs {
      self.glyphs = glyphs
      // A user who requests glyphs beyond ASCII knows that the terminal supports them.
      if glyphs != .ascii { isUTF8 = true }
    }
    if let colors { self.colors = colors }
  }

  /// Returns the notification sequence; `nil` in a multiplexer, which wouldn't pass the message on.
  private static func notification(term: String, program: String) -> NotificationForm? {
    if ["screen", "tmux"].contains(where: { term.hasPrefix($0) }) { return nil }
    if term == "xterm-kitty" { return .osc99 }
    if ["foot", "rxvt-unicode", "wezterm", "xterm-ghostty"].contains(where: { term.hasPrefix($0) })
    {
      return .osc777
    }
    switch program {
    case "WezTerm", "ghostty": return .osc777
    case "iTerm.app": return .osc9
    default: return nil
    }
  }

  static let consoles: Set<String> = ["linux", "vt52", "vt100", "vt102", "vt220", "cons25"]

  /// The name prefixes of terminals that show all colors but may not announce it.
  private static let colorful = [
    "xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm", "contour", "vscode",
  ]

  private static func colors(term: String, _ value: (String) -> String) -> ColorDepth {
    // no-color.org: present and not empty.
    if !value("NO_COLOR").isEmpty || term == "dumb" || term.isEmpty { return .never }
    if term.hasPrefix("vt") { return .never }
    if term == "linux" { return .sixteen }
    // GNU screen passes COLORTERM on but misreads the sequences.
    let isScreen = term.hasPrefix("screen") && value("TMUX").isEmpty
    if ["truecolor", "24bit"].contains(value("COLORTERM")), !isScreen { return .truecolor }
    if term.hasSuffix("-direct") || colorful.contains(where: { term.hasPrefix($0) }) {
      return .truecolor
    }
    let numbers = term.split { !$0.isNumber }
    if numbers.contains("256") || term.hasPrefix("tmux") { return .palette }
    return .sixteen
  }

  /// Returns whether a locale's charset is UTF-8, given the values of variables.
  package static func isUTF8(_ value: (String) -> String) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(value).first { !$0.isEmpty } ?? ""
    // Searching strings would take longer than all the rest.
    let letters = Array(locale.lowercased().utf8)
    return ["utf-8", "utf8"].contains { name in
      letters.indices.contains { letters[$0...].starts(with: name.utf8) }
    }
  }
}
