import Cells
import TerminalCodes
import Testing

struct CapabilitiesTests {
  static func capabilities(_ variables: [String: String]) -> Capabilities {
    Capabilities { variables[$0] }
  }

  @Test(
    "The environment determines the number of colors",
    arguments: [
      (["TERM": "xterm-256color"], ColorDepth.palette),
      (["TERM": "xterm"], .sixteen),
      (["TERM": "xterm+256color"], .palette),
      (["TERM": "screen.xterm-256color"], .palette),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .truecolor),
      (["TERM": "xterm", "COLORTERM": "24bit"], .truecolor),
      (["TERM": "xterm", "COLORTERM": "yes"], .sixteen),
      (["TERM": "xterm-kitty"], .truecolor),
      (["TERM": "xterm-ghostty"], .truecolor),
      (["TERM": "foot-extra"], .truecolor),
      (["TERM": "xterm-direct"], .truecolor),
      (["TERM": "tmux"], .palette),
      (["TERM": "tmux-256color"], .palette),
      (["TERM": "tmux-256color", "TMUX": "x", "COLORTERM": "truecolor"], .truecolor),
      (["TERM": "screen"], .sixteen),
      (["TERM": "screen-256color"], .palette),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], .palette),
      (["TERM": "screen-256color", "TMUX": "x", "COLORTERM": "truecolor"], .truecolor),
      (["TERM": "linux"], .sixteen),
      (["TERM": "linux", "COLORTERM": "truecolor"], .sixteen),
      (["TERM": "vt100"], .never),
      (["TERM": "vt220", "COLORTERM": "truecolor"], .never),
      (["TERM": "dumb"], .never),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .never),
      (["TERM": ""], .never),
      ([:], .never),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .never),
      (["TERM": "xterm-kitty", "COLORTERM": "truecolor", "NO_COLOR": "0"], .never),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .palette),
    ])
  func colors(variables: [String: String], depth: ColorDepth) {
    #expect(Self.capabilities(variables).colors == depth)
  }

  @Test(
    "The first locale variable that is set determines the glyphs",
    arguments: [
      (["TERM": "xterm", "LANG": "en_GB.UTF-8"], GlyphSet.quadrant),
      (["TERM": "xterm", "LANG": "C.utf8"], .quadrant),
      (["TERM": "xterm", "LANG": "C"], .ascii),
      (["TERM": "xterm", "LANG": "de_DE.ISO-8859-1"], .ascii),
      (["TERM": "xterm"], .ascii),
      (["TERM": "xterm", "LANG": "C", "LC_CTYPE": "C.UTF-8"], .quadrant),
      (["TERM": "xterm", "LANG": "C.UTF-8", "LC_ALL": "C"], .ascii),
      (["TERM": "xterm", "LANG": "C.UTF-8", "LC_ALL": ""], .quadrant),
      (["TERM": "xterm", "LC_CTYPE": "C", "LC_ALL": "C.UTF-8"], .quadrant),
      (["TERM": "linux", "LANG": "C.UTF-8"], .half),
      (["TERM": "linux", "LANG": "C"], .ascii),
    ])
  func glyphs(variables: [String: String], glyphs: GlyphSet) {
    #expect(Self.capabilities(variables).glyphs == glyphs)
  }

  @Test(
    "TERM determines whether the cursor moves and queries are answered",
    arguments: [
      ("xterm", true, true), ("linux", true, false), ("vt100", true, false), ("dumb", false, false),
      ("", false, false),
    ])
  func talking(term: String, moves: Bool, replies: Bool) {
    let capabilities = Self.capabilities(["TERM": term])
    #expect(capabilities.movesCursor == moves && capabilities.hasTitleAndReplies == replies)
  }

  @Test(
    "ACCESSIBLE asks for lines of text instead of moving the cursor",
    arguments: [("1", false), ("true", false), ("0", true), ("", true)])
  func accessible(value: String, moves: Bool) {
    let capabilities = Self.capabilities(["TERM": "xterm", "ACCESSIBLE": value])
    #expect(capabilities.movesCursor == moves && capabilities.hasTitleAndReplies)
  }

  @Test(
    "Progress is sent only to terminals that don't show it as a notification",
    arguments: [
      ([:], false), (["TERM_PROGRAM": "ghostty"], true), (["TERM_PROGRAM": "iTerm.app"], false),
      (["WT_SESSION": "1f"], true), (["ConEmuANSI": "ON"], true), (["ConEmuANSI": "OFF"], false),
    ])
  func progress(variables: [String: String], shows: Bool) {
    #expect(Self.capabilities(variables).showsProgress == shows)
  }
}
