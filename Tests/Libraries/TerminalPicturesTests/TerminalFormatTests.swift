import Cells
import Raster
import Testing

@testable import TerminalPictures

struct TerminalFormatTests {
  @Test("Each set of glyphs and number of colors of cells has a case")
  func cases() {
    #expect(GlyphSet.allCases.allSatisfy { TerminalGlyphs($0).set == $0 })
    #expect(ColorDepth.allCases.allSatisfy { TerminalColors($0).depth == $0 })
    #expect(TerminalGlyphs.allCases.map(\.rawValue) == GlyphSet.allCases.map(\.rawValue))
    #expect(TerminalColors.allCases.count == ColorDepth.allCases.count)
  }

  @Test(
    "The environment reveals glyphs and colors",
    arguments: [
      (["TERM": "xterm-256color", "LANG": "en_US.UTF-8"], .quadrant, .palette),
      (["TERM": "foot", "LC_ALL": "C.UTF-8"], .sextant, .truecolor),
      (["TERM": "foot", "LANG": "C.UTF-8", "NO_COLOR": "1"], .sextant, .none),
      (["TERM": "foot", "LANG": "C.UTF-8", "NO_COLOR": ""], .sextant, .truecolor),
      (["TERM": "linux", "LANG": "C.UTF-8"], .half, .sixteen),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .ascii, .truecolor),
      (["TERM": "dumb", "LANG": "C.UTF-8"], .quadrant, .none), ([:], .ascii, .none),
    ] as [([String: String], TerminalGlyphs, TerminalColors)])
  func environment(
    _ variables: [String: String], _ glyphs: TerminalGlyphs, _ colors: TerminalColors
  ) {
    let format = TerminalFormat(environment: variables)
    #expect(format.glyphs == glyphs && format.colors == colors)
  }
}
