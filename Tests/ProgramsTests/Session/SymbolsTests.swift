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

  @Test("Lines are lines whatever pictures are made of, but with ASCII")
  func glyphs() {
    for glyphs in GlyphSet.allCases {
      #expect(symbols(foot, glyphs) == (glyphs == .ascii ? .ascii : .unicode), "\(glyphs)")
    }
    #expect(symbols(foot) == .unicode)
  }

  @Test("Another charset and the font of a console have ASCII alone")
  func charset() {
    #expect(symbols(["TERM": "foot", "LANG": "C"]) == .ascii)
    #expect(symbols(["TERM": "linux", "LANG": "C.UTF-8"]) == .ascii)
  }
}
