import Cells
import Programs
import TerminalCodes
import Testing
import Widgets

struct SymbolsTests {
  private func symbols(_ variables: [String: String], _ glyphs: GlyphSet? = nil) -> Symbols {
    Symbols(Capabilities(environment: { variables[$0] }, glyphs: glyphs, colors: nil))
  }

  private let foot = ["TERM": "foot", "LANG": "C.UTF-8"]

  @Test("Lines are line characters with every glyph set except ASCII")
  func glyphs() {
    for glyphs in GlyphSet.allCases {
      #expect(symbols(foot, glyphs) == (glyphs == .ascii ? .ascii : .unicode), "\(glyphs)")
    }
    #expect(symbols(foot) == .unicode)
  }

  @Test("Other charsets and console fonts have only ASCII")
  func charset() {
    #expect(symbols(["TERM": "foot", "LANG": "C"]) == .ascii)
    #expect(symbols(["TERM": "linux", "LANG": "C.UTF-8"]) == .ascii)
  }
}
