import Cells
import TerminalCodes
import Testing

struct GlyphChoiceTests {
  static func choice(_ variables: [String: String]) -> GlyphChoice {
    var variables = variables
    variables["LANG"] = "C.UTF-8"
    return GlyphChoice.choose { variables[$0] }
  }

  @Test(
    "The environment identifies the terminal and thus its glyphs",
    arguments: [
      (["TERM": "foot"], GlyphSet.sextant),
      (["TERM": "foot-extra", "VTE_VERSION": "5202"], .sextant),
      (["TERM": "xterm-kitty"], .sextant),
      (["TERM": "xterm-ghostty"], .sextant),
      (["TERM": "xterm-256color", "VTE_VERSION": "7006"], .sextant),
      (["TERM": "xterm-256color", "VTE_VERSION": "5202"], .quadrant),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "221203"], .sextant),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "180401"], .quadrant),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "221203", "VTE_VERSION": "7006"], .quadrant),
      (
        ["TERM": "xterm-256color", "VTE_VERSION": "7006", "XTERM_VERSION": "XTerm(379)"], .quadrant
      ),
      (
        [
          "TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm",
          "TERM_PROGRAM_VERSION": "20240203-110809",
        ], .sextant
      ),
      (["TERM": "xterm-256color", "WT_SESSION": "1f"], .quadrant),
      (["TERM": "alacritty"], .quadrant),
      (["TERM": "rxvt-unicode-256color"], .quadrant),
      (["TERM": "tmux-256color", "VTE_VERSION": "7006"], .quadrant),
      (["TERM": "screen"], .quadrant),
      (["TERM": "xterm"], .quadrant),
      (["TERM": "linux"], .half),
      ([:], .quadrant),
    ])
  func environment(variables: [String: String], glyphs: GlyphSet) {
    let choice = Self.choice(variables)
    #expect(choice.glyphs == glyphs)
    #expect(choice.reason.hasSuffix("."))
  }

  @Test(
    "A terminal's own reply determines its glyphs",
    arguments: [
      ("foot(1.21.0)", GlyphSet.octant), ("foot(1.9.2)", .quadrant), ("kitty(0.41.1)", .octant),
      ("VTE(8001)", .octant), ("VTE(7006)", .sextant), ("Konsole 22.12.3", .sextant),
      ("alacritty(0.15.1)", .sextant),
      ("alacritty(0.11.0)", .quadrant), ("WezTerm 20240203-110809-5046fc22", .sextant),
      ("ghostty 1.1.3", .sextant), ("XTerm(398)", .quadrant),
    ])
  func answers(answer: String, glyphs: GlyphSet) {
    #expect(GlyphChoice.choose(version: answer)?.glyphs == glyphs)
  }

  @Test(
    "An unknown terminal changes nothing", arguments: ["tmux 3.4", "", "  ", "((", "9", "føø(1)"])
  func unknown(answer: String) {
    #expect(GlyphChoice.choose(version: answer) == nil)
  }

  @Test("The reason names the terminal")
  func reason() {
    #expect(
      GlyphChoice.choose(version: "foot(1.21.0)")
        == GlyphChoice(.octant, because: "foot 1.21 draws them itself."))
    #expect(
      Self.choice(["TERM": "xterm-256color", "VTE_VERSION": "7006"]).reason
        == "vte 0.70.6 draws them itself.")
  }

  @Test("The roundest known set of the version or an older one is used, and never wedges")
  func known() {
    #expect(GlyphSet.known(terminal: "foot", version: [1, 13]) == .sextant)
    let terminals = [
      "foot", "kitty", "vte", "konsole", "alacritty", "wezterm", "ghostty", "contour",
    ]
    let known = terminals.flatMap { terminal in
      [[], [1, 13], [99_999_999]].map { GlyphSet.known(terminal: terminal, version: $0) }
    }
    #expect(Set(known) == [.quadrant, .sextant, .octant])
    #expect(GlyphSet.known(terminal: "foot", version: [1, 21]) == .octant)
    #expect(GlyphSet.known(terminal: "foot", version: [1, 2]) == .quadrant)
    #expect(GlyphSet.known(terminal: "xterm", version: [398]) == .quadrant)
    #expect(GlyphSet.known(terminal: "Foot", version: [2]) == nil)
  }
}
