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
    "The environment tells the terminal, and that what it draws",
    arguments: [
      (["TERM": "foot"], GlyphSet.wedge),
      (["TERM": "foot-extra", "VTE_VERSION": "5202"], .wedge),
      (["TERM": "xterm-kitty"], .wedge),
      (["TERM": "xterm-ghostty"], .sextant),
      (["TERM": "xterm-256color", "VTE_VERSION": "7006"], .wedge),
      (["TERM": "xterm-256color", "VTE_VERSION": "5202"], .quadrant),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "221203"], .wedge),
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
    "What a terminal says of itself counts",
    arguments: [
      ("foot(1.21.0)", GlyphSet.wedge), ("foot(1.9.2)", .quadrant), ("kitty(0.41.1)", .wedge),
      ("VTE(8001)", .wedge), ("Konsole 22.12.3", .wedge), ("alacritty(0.15.1)", .sextant),
      ("alacritty(0.11.0)", .quadrant), ("WezTerm 20240203-110809-5046fc22", .sextant),
      ("ghostty 1.1.3", .sextant), ("XTerm(398)", .quadrant),
    ])
  func answers(answer: String, glyphs: GlyphSet) {
    #expect(GlyphChoice.choose(version: answer)?.glyphs == glyphs)
  }

  @Test("Who isn’t known changes nothing", arguments: ["tmux 3.4", "", "  ", "((", "9", "føø(1)"])
  func unknown(answer: String) {
    #expect(GlyphChoice.choose(version: answer) == nil)
  }

  @Test("What was asked for counts above all", arguments: GlyphSet.allCases)
  func asked(glyphs: GlyphSet) {
    #expect(GlyphChoice.choose(asked: glyphs) { _ in nil }.glyphs == glyphs)
  }

  @Test("The reason names the terminal")
  func reason() {
    #expect(
      GlyphChoice.choose(version: "foot(1.21.0)")
        == GlyphChoice(.wedge, because: "foot 1.21 draws them itself."))
    #expect(
      Self.choice(["TERM": "xterm-256color", "VTE_VERSION": "7006"]).reason
        == "vte 0.70.6 draws them itself.")
  }

  @Test("All sets that are known, the best first")
  func all() {
    #expect(
      GlyphSet.allKnown(terminal: "foot", version: [1, 21])
        == [.wedge, .octant, .sextant, .quadrant, .half])
    #expect(
      GlyphSet.allKnown(terminal: "kitty", version: [0, 26])
        == [.wedge, .sextant, .quadrant, .half])
    #expect(GlyphSet.allKnown(terminal: "xterm", version: [398]) == [.quadrant, .half])
    #expect(GlyphSet.allKnown(terminal: "Foot", version: [2]) == nil)
  }
}
