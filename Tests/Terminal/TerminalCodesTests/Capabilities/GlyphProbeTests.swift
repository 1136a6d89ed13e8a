import Cells
import TerminalCodes
import Testing

struct GlyphProbeTests {
  @Test("A set whose characters take one column each is kept", arguments: GlyphSet.allCases)
  func fits(glyphs: GlyphSet) {
    let choice = GlyphChoice(glyphs, because: "A reason.")
    let columns = GlyphProbe(glyphs).scalars.map { _ in 2 }
    #expect(GlyphProbe.decide(choice, columns: columns) == choice)
  }

  @Test(
    "A character that takes zero or two columns rules its set out", arguments: GlyphSet.allCases,
    [1, 3])
  func misfits(glyphs: GlyphSet, column: Int) {
    let scalars = GlyphProbe(glyphs).scalars
    for index in scalars.indices {
      var columns = scalars.map { _ in 2 }
      columns[index] = column
      #expect(GlyphProbe(glyphs).outcome(columns: columns) == .misfits(scalars[index]))
      let next = GlyphProbe.decide(GlyphChoice(glyphs, because: "A reason."), columns: columns)
      #expect(next.glyphs != glyphs && [.quadrant, .ascii].contains(next.glyphs))
      #expect(next.reason.contains("U+" + String(scalars[index].value, radix: 16, uppercase: true)))
    }
  }

  @Test("A missing reply changes nothing but the reason")
  func unanswered() {
    let choice = GlyphChoice(.sextant, because: "A reason.")
    let next = GlyphProbe.decide(choice, columns: [2])
    #expect(next.glyphs == .sextant && next.reason.hasPrefix("A reason. "))
  }
}
